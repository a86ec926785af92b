import { prefectureName } from '#domain/kernel/prefectures.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { Photo } from '#web/shared/ui/photo.tsx';
import css from './castSummary.module.css';

/** The cast that a form is about. */
export const CastSummary = ({ cast }: { readonly cast: Talent }) => (
  <div className={css.summary}>
    <Photo path={cast.thumbnail} alt="" size={72} />
    <div>
      <strong>{cast.name}</strong>
      <p>{[cast.kana, prefectureName(cast.prefecture)].filter(Boolean).join('・')}</p>
    </div>
  </div>
);
