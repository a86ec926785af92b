import type { ReactNode } from 'react';

/** The number of a record, for people who ask the office about it. No other text shows an id. */
export const RecordNumber = ({ children }: { readonly children: string }) => <span data-id>{children}</span>;

/** Words of a program, such as its error or a command to type: English, and read as such. */
export const Quotation = ({ children }: { readonly children: ReactNode }) => <code lang="en">{children}</code>;

/** A person's text with its line breaks, in lines of readable length. */
export const Prose = ({ children }: { readonly children: string }) => (
  <p style={{ whiteSpace: 'pre-wrap', lineHeight: 1.75, maxWidth: '40em' }}>{children}</p>
);
