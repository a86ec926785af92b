import type { ReactNode } from 'react';
import { EmptyState } from './emptyState.tsx';
import { Photo } from './photo.tsx';

type Props = { readonly wayBack: ReactNode; readonly children: ReactNode };

/**
 * The page of somebody who left or is not shown: it cannot tell which. The placeholder's picture
 * (spec section 3), why, and a way on.
 */
export const MissingPerson = ({ wayBack, children }: Props) => (
  <EmptyState
    title="会員が見つかりません"
    action={
      <>
        <div style={{ width: 120, margin: '0 auto 16px' }}>
          <Photo path={null} alt="" />
        </div>
        {wayBack}
      </>
    }
  >
    {children}
  </EmptyState>
);
