/** What somebody wrote freely, with its own line breaks, in lines of a length that reads well. */
export const Prose = ({ children }: { readonly children: string }) => (
  <p style={{ whiteSpace: 'pre-wrap', lineHeight: 1.75, maxWidth: '40em' }}>{children}</p>
);
