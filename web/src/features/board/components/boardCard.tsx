import type { ReactNode } from 'react';
import type { CastSigns } from '#domain/work/search/results.ts';
import { CoverLink } from '#web/shared/ui/coverLink.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { NetYen } from '#web/shared/ui/netYen.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import type { Chosen, Compared } from '../compared.ts';
import css from './boardCard.module.css';
import { type DayMark, JobDays } from './jobDays.tsx';

const DAYS_SHOWN = 3;

type Props = {
  readonly cast: Chosen;
  readonly compared: Compared;
  readonly to: string;
  readonly state?: object;
  readonly signs: CastSigns | undefined;
  readonly fee?: string | null;
  readonly days: readonly DayMark[];
  /** Why the cast is listed, or the state of their deal. */
  readonly children?: ReactNode;
};

export const Rating = ({ signs }: { readonly signs: CastSigns | undefined }) =>
  signs && signs.rating !== null ? (
    <span className={`${css.rating} figures`}>
      <span className="visually-hidden">評価</span>
      {signs.rating.toFixed(1)}
    </span>
  ) : null;

export const BoardCard = ({ cast, compared, to, state, signs, fee, days, children }: Props) => {
  const isChosen = compared.chosen.some(({ id }) => id === cast.id);
  return (
    <li className={`${css.card} ${isChosen ? css.chosen : ''}`}>
      <Photo path={cast.thumbnail} alt="" ratio="1 / 0.94" />
      {signs?.movie ? (
        <span className={css.movie}>
          <Icon name="play" size={13} />
          動画
        </span>
      ) : null}
      <label className={css.pick}>
        <input type="checkbox" aria-label={`${cast.name}さんを比べる`} checked={isChosen} onChange={() => compared.toggle(cast)} />
      </label>
      <div className={css.words}>
        <div className={css.line}>
          <h3 className={`${css.name} unbroken`}>
            <CoverLink to={to} state={state}>
              {cast.name}
            </CoverLink>
          </h3>
          <Rating signs={signs} />
        </div>
        {fee ? (
          <p className={`${css.fee} figures`}>
            <NetYen>{fee}</NetYen>
          </p>
        ) : null}
        <JobDays days={days} atMost={DAYS_SHOWN} />
        {children}
      </div>
    </li>
  );
};
