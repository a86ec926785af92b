import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { SaidState } from '#domain/work/diary/dayKinds.ts';
import { jointState, stateRanks } from '#domain/work/diary/shown.ts';
import type { CastSigns } from '#domain/work/search/results.ts';
import type { CastSearch } from '#domain/work/search/wanted.ts';
import { likedTalentSchema } from '#projections/favorite/favorites.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { talentSchema } from '#projections/talent/talents.schema.ts';
import { useBlocked } from '#web/entities/inbox/ownInbox.ts';
import { castsAddress, searchesFor } from '#web/entities/job/castSearches.ts';
import { useMaster } from '#web/entities/master/masterOptions.tsx';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { foundPages } from '#web/shared/search/foundPages.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import type { Chosen, Compared } from '../compared.ts';
import { daysOfSigns } from '../daysOfDeal.ts';
import { dealWays } from '../dealWays.ts';
import { useDealsWith } from '../queries/dealsWith.ts';
import { useSigns } from '../queries/signs.ts';
import { type Hit, suggestedFor } from '../suggested.ts';
import css from './board.module.css';
import { BoardCard } from './boardCard.tsx';
import { CardSkeletons } from './column.tsx';

/** With fewer hits than these, a second search asks only for the requirements. */
const ENOUGH = 8;

const usePage = (wanted: CastSearch, enabled: boolean) => {
  const query = useInfiniteQuery({ ...foundPages('casts', wanted, talentSchema), enabled });
  const page = query.data?.pages[0];
  const hits: Hit[] = (page?.rows ?? []).map((cast) => ({ cast, signs: page?.signs[cast.id] }));
  return { query, hits };
};

/** A second search has fewer conditions if the first has few hits. */
const useHits = ({ near, wide }: { readonly near: CastSearch; readonly wide: CastSearch }) => {
  const first = usePage(near, true);
  const isAskedAgain = first.query.isSuccess && first.hits.length < ENOUGH && JSON.stringify(near) !== JSON.stringify(wide);
  const second = usePage(wide, isAskedAgain);
  return {
    query: {
      isError: first.query.isError || second.query.isError,
      isPending: first.query.isPending || (isAskedAgain && second.query.isPending),
      refetch: () => (first.query.isError ? first.query.refetch() : second.query.refetch()),
    },
    hits: [...first.hits, ...second.hits],
  };
};

const LIKED = 18;

const useLastLiked = () =>
  useMany(
    { collection: 'likedTalents', where: [['uid', '==', useUid()]], orderBy: ['createdAt', 'desc'], limit: LIKED },
    likedTalentSchema,
  );

const CONSIDERED = 12;
const SHOWN = 6;

type Props = { readonly job: Job; readonly dates: readonly string[]; readonly compared: Compared };

type CandidateProps = Props & { readonly cast: Chosen; readonly signs: CastSigns | undefined; readonly reasons: readonly string[] };

const CandidateCard = ({ job, dates, compared, cast, signs, reasons }: CandidateProps) => (
  <BoardCard
    cast={cast}
    compared={compared}
    to={href('clientTalent', { talentId: cast.id })}
    signs={signs}
    days={daysOfSigns(dates, signs)}
  >
    <ul className={css.reasons} aria-label="候補の理由">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
    {job.status === 'OPEN' ? (
      <div className={css.ways}>
        {dealWays(cast.id, job.id).map(({ key, label, to }) => (
          <LinkButton key={key} variant="outlined" to={to} label={`${cast.name}さんに${label}`}>
            {label}
          </LinkButton>
        ))}
      </div>
    ) : null}
  </BoardCard>
);

/** Casts with any deal of the job, and blocked ones, are left out. */
export const CandidatesColumn = ({ job, dates, compared }: Props) => {
  const searches = searchesFor(job, dates);
  const { namesOf } = useMaster('industry');
  const liked = useLastLiked();
  const { query, hits } = useHits(searches);
  const isFound = !query.isPending || query.isError;
  const suggested = suggestedFor(job, dates, namesOf, hits).slice(0, CONSIDERED);
  const likedIds = liked.rows.map(({ talentId }) => talentId);
  const taken = useDealsWith(job.id, isFound && liked.query.data ? [...likedIds, ...suggested.map(({ cast }) => cast.id)] : null);
  const { query: likedQuery, signs: likedSigns } = useSigns(liked.query.data ? likedIds : null, dates);
  const blocked = useBlocked();
  const isFree = (id: string) => !blocked.includes(id) && !taken.deals.some(({ deal }) => deal.talentId === id);

  const failed = [query, liked.query, likedQuery, ...(taken.failed ? [taken.failed] : [])].find(({ isError }) => isError);
  if (failed) return <FailedState onRetry={() => failed.refetch()} />;
  if (!taken.isKnown || (likedIds.length > 0 && !likedSigns)) return <CardSkeletons />;

  // Casts that the search no longer has are hidden.
  const likedNow = liked.rows.filter(({ talentId }) => isFree(talentId) && likedSigns?.[talentId]);
  const suggestions = suggested.filter(({ cast }) => isFree(cast.id) && !likedIds.includes(cast.id)).slice(0, SHOWN);
  const rankOf = (days: readonly SaidState[] = []) => stateRanks[jointState(days)];
  // Of one availability the liked ones come first.
  const candidates = [
    ...likedNow.map(({ talentId: id, talent: { name, thumbnail } }) => ({
      cast: { id, name, thumbnail },
      signs: likedSigns?.[id],
      reasons: ['お気に入り', ...(suggested.find(({ cast }) => cast.id === id)?.reasons ?? [])],
    })),
    ...suggestions.map(({ cast: { id, name, thumbnail }, signs, reasons }) => ({ cast: { id, name, thumbnail }, signs, reasons })),
  ].sort((one, other) => rankOf(other.signs?.days) - rankOf(one.signs?.days));
  if (candidates.length === 0) {
    return (
      <div className={css.none}>
        <p>条件に合う候補はいません。キャストをさがして、気になる人のハートを押すと、ここに表示されます。</p>
        <Link to={castsAddress(job, dates)}>このお仕事の条件でさがす</Link>
      </div>
    );
  }
  return (
    <>
      <ul className={css.cards}>
        {candidates.map((candidate) => (
          <CandidateCard key={candidate.cast.id} job={job} dates={dates} compared={compared} {...candidate} />
        ))}
      </ul>
      <p className={css.more}>
        <Link to={castsAddress(job, dates)}>このお仕事の条件でさがす</Link>
      </p>
    </>
  );
};
