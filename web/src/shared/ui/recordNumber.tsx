/** The number of a record, for people who ask the office about it. No other text shows an id. */
export const RecordNumber = ({ children }: { readonly children: string }) => <span data-id>{children}</span>;
