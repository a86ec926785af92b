import { Link } from 'react-router-dom';
import { prefectureName } from '#domain/kernel/prefectures.ts';
import type { Talent } from '#projections/talents.ts';
import { href } from '#web/app/href.ts';
import { Photo } from '#web/shared/ui/photo.tsx';
import { ageBandOf } from '../ageBandOf.ts';
import css from './castCard.module.css';

/** A cast at a glance: face, name, age band, prefecture, two specialities. The whole card is the link. */
export const CastCard = ({ cast, now, eager }: { readonly cast: Talent; readonly now: number; readonly eager: boolean }) => (
  <li className={css.card}>
    <Photo path={cast.thumbnail} alt="" eager={eager} />
    <h2 className={css.name}>
      <Link to={href('clientTalent', { talentId: cast.id })}>{cast.name}</Link>
    </h2>
    <p className={css.kana}>{cast.kana}</p>
    <p className={css.facts}>{[ageBandOf(cast.birthday, now), prefectureName(cast.prefecture)].filter(Boolean).join('・')}</p>
    <ul className={css.chips} aria-label="特技">
      {cast.speciality.slice(0, 2).map((speciality) => (
        <li key={speciality}>{speciality}</li>
      ))}
    </ul>
  </li>
);
