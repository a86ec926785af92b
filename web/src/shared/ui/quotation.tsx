import type { ReactNode } from 'react';

/** Words of a program, such as its error or a command to type: English, and read as such. */
export const Quotation = ({ children }: { readonly children: ReactNode }) => <code lang="en">{children}</code>;
