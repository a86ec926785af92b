import type { ReactNode } from 'react';
import { MissingPerson } from '#web/shared/ui/missingPerson.tsx';

/** The page of a cast who does not exist, left or is hidden. */
export const MissingCast = ({ wayBack }: { readonly wayBack: ReactNode }) => (
  <MissingPerson wayBack={wayBack}>非公開になったか、退会した可能性があります。</MissingPerson>
);
