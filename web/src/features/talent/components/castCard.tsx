import type { ReactNode } from 'react';
import { useViewTransitionState } from 'react-router-dom';
import { ageBandLabel } from '#domain/kernel/person.ts';
import { prefectureName } from '#domain/kernel/prefectures.ts';
import { jointLabels } from '#domain/work/diary/dayKinds.ts';
import type { JointState } from '#domain/work/diary/shown.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { CoverLink } from '#web/shared/ui/coverLink.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import css from './castCard.module.css';
import { CastMarks } from './castMarks.tsx';

type Props = {
  readonly cast: Talent;
  readonly eager: boolean;
  readonly to: string;
  /** A button above the link, in the picture's corner. */
  readonly corner?: ReactNode;
  /** The cast's availability on the searched days. */
  readonly days?: JointState;
};

const looks = { FREE: css.free, ASK: css.ask, BUSY: '', UNKNOWN: '' } as const;

/**
 * The key facts of a cast: face, name, age band, prefecture, rating, likes, group, two
 * specialities. The whole card is the link.
 */
export const CastCard = ({ cast, eager, to, corner, days }: Props) => (
  <li className={`${css.card} ${useViewTransitionState(to) ? 'grows' : ''}`}>
    <Photo path={cast.thumbnail} alt="" eager={eager} />
    {corner ? <div className={css.corner}>{corner}</div> : null}
    <h2 className={`${css.name} unbroken`}>
      <CoverLink to={to} viewTransition>
        {cast.name}
      </CoverLink>
    </h2>
    <p className={css.kana}>{cast.kana}</p>
    <p className={css.facts}>{[ageBandLabel(cast.ageBand), prefectureName(cast.prefecture)].filter(Boolean).join('・')}</p>
    {days ? <p className={`${css.days} ${looks[days]}`}>{jointLabels[days]}</p> : null}
    <CastMarks cast={cast} />
    <ul className={css.specialities} aria-label="特技" title={cast.speciality.slice(0, 2).join('、')}>
      {cast.speciality.slice(0, 2).map((speciality) => (
        <li key={speciality}>{speciality}</li>
      ))}
    </ul>
  </li>
);
