import type { ReactNode } from 'react';

/** No frame: print sheets, and the index, which has its own. */
export const BareLayout = ({ children }: { readonly children: ReactNode }) => (
  <main id="main" tabIndex={-1}>
    {children}
  </main>
);
