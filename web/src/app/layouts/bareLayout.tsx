import type { ReactNode } from 'react';

/** No frame at all: print sheets, and the index, which draws its own. */
export const BareLayout = ({ children }: { readonly children: ReactNode }) => (
  <main id="main" tabIndex={-1}>
    {children}
  </main>
);
