import type { ReactNode } from 'react';
import { MISSING_PERSON } from '#projections/readModel.ts';
import { EmptyState } from './emptyState.tsx';
import { Photo } from './photo.tsx';

type Props = { readonly wayBack: ReactNode; readonly children: ReactNode };

/** The page of somebody who left or is not shown: the placeholder's name and picture (spec section 3), why, and a way on. */
export const MissingPerson = ({ wayBack, children }: Props) => (
  <EmptyState
    title={MISSING_PERSON}
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
