import type { ReactNode } from 'react';
import { EmptyState } from './emptyState.tsx';
import { Photo } from './photo.tsx';

type Props = { readonly wayBack: ReactNode; readonly children: ReactNode };

/** A person who left or is hidden: the page cannot tell which. */
export const MissingPerson = ({ wayBack, children }: Props) => (
  <EmptyState
    title="会員が存在しません"
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
