import type { ComponentProps, ReactNode } from 'react';
import { useViewTransitionState } from 'react-router-dom';
import { ageBandLabel } from '#domain/kernel/person.ts';
import { prefectureName } from '#domain/kernel/prefectures.ts';
import { holdsLabel, jointLabels, type SaidState } from '#domain/work/diary/dayKinds.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { LikeButton } from '#web/entities/favorite/likeButton.tsx';
import { CoverLink } from '#web/shared/ui/coverLink.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { useFavorites } from '../queries/casts.ts';
import css from './castCard.module.css';
import { CastMarks } from './castMarks.tsx';
import { CastSkills } from './castSkills.tsx';
import type { FoundState } from './resultSteps.tsx';

type FavoriteProps = { readonly cast: { readonly id: string; readonly name: string }; readonly overPicture?: boolean };

export const FavoriteButton = ({ cast: { id, name }, overPicture = false }: FavoriteProps) => {
  const liked = useFavorites().rows.some(({ talentId }) => talentId === id);
  return <LikeButton kind="talent" targetId={id} label={`${name}さんをお気に入りに追加`} liked={liked} overPicture={overPicture} />;
};

export type CastOfCard = ComponentProps<typeof CastMarks>['cast'] &
  Pick<Talent, 'thumbnail' | 'name' | 'kana' | 'ageBand' | 'prefecture' | 'languages' | 'skills' | 'speciality'>;

type Props = {
  readonly cast: CastOfCard;
  readonly eager: boolean;
  readonly to: string;
  readonly corner?: ReactNode;
  readonly days?: SaidState;
  readonly held?: number;
  /** The ids of all results, through which the cast's page steps. */
  readonly found?: readonly string[];
};

const looks = { FREE: css.free, ASK: css.ask, BUSY: '', UNKNOWN: css.unknown } as const;

export const CastCard = ({ cast, eager, to, corner, days, held, found }: Props) => (
  <li className={`${css.card} ${useViewTransitionState(to) ? 'grows' : ''}`}>
    <Photo path={cast.thumbnail} alt="" eager={eager} />
    {corner ? <div className={css.corner}>{corner}</div> : null}
    <h2 className={`${css.name} unbroken`}>
      <CoverLink to={to} viewTransition state={found && ({ found } satisfies FoundState)}>
        {cast.name}
      </CoverLink>
    </h2>
    <p className={css.kana}>{cast.kana}</p>
    <p className={css.facts}>{[ageBandLabel(cast.ageBand), prefectureName(cast.prefecture)].filter(Boolean).join('・')}</p>
    {days ? <p className={`${css.days} ${looks[days]}`}>{[jointLabels[days], ...(held ? [holdsLabel(held)] : [])].join('・')}</p> : null}
    <CastMarks cast={cast} />
    <CastSkills cast={cast} />
    <ul className={css.specialities} aria-label="特技" title={cast.speciality.slice(0, 2).join('、')}>
      {cast.speciality.slice(0, 2).map((speciality) => (
        <li key={speciality}>{speciality}</li>
      ))}
    </ul>
  </li>
);
