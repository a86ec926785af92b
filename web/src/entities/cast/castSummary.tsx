import type { ReactNode } from 'react';
import { prefectureName } from '#domain/kernel/prefectures.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { MissingPerson } from '#web/shared/ui/missingPerson.tsx';
import { PersonHead } from '#web/shared/ui/photo.tsx';

/** The page of a cast who does not exist, left or is hidden. */
export const MissingCast = ({ wayBack }: { readonly wayBack: ReactNode }) => (
  <MissingPerson wayBack={wayBack}>非公開になったか、退会した可能性があります。</MissingPerson>
);

export const CastSummary = ({ cast }: { readonly cast: Talent }) => (
  <PersonHead path={cast.thumbnail} name={cast.name} note={[cast.kana, prefectureName(cast.prefecture)].filter(Boolean).join('・')} />
);
