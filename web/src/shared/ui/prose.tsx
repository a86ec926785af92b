/** A person's text with its line breaks, in lines of readable length. */
export const Prose = ({ children }: { readonly children: string }) => (
  <p style={{ whiteSpace: 'pre-wrap', lineHeight: 1.75, maxWidth: '40em' }}>{children}</p>
);
