import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { clockTime, shortDay, until } from '#domain/kernel/format/times.ts';
import type { SaidState } from '#domain/work/diary/dayKinds.ts';
import { talentSchema } from '#projections/talent/talents.schema.ts';
import { MOST_ASKED } from '#web/entities/cast/castsByIds.ts';
import { kinds } from '#web/entities/deal/kinds.ts';
import { useUnblocked } from '#web/entities/inbox/ownInbox.ts';
import { searchesFor } from '#web/entities/job/castSearches.ts';
import { lastChosenJob } from '#web/entities/job/lastChosenJob.ts';
import { useDealsWith } from '#web/features/board/public.ts';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { foundPages } from '#web/shared/search/foundPages.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import type { Line } from '../agenda.ts';
import { type MissingSeats, seatWords } from '../personTasks.ts';
import css from './dashboard.module.css';
import { SearchLink } from './nextWork.tsx';
import own from './urgentJob.module.css';

const SEATS_SHOWN = 6;
const FACES_SHOWN = 7;

const Seats = ({ people, free }: { readonly people: readonly Line[]; readonly free: number }) => {
  const filled = people.slice(0, SEATS_SHOWN - 1);
  const empty = Math.min(free, SEATS_SHOWN - filled.length);
  const more = people.length - filled.length + free - empty;
  return (
    <ul className={`${own.seats} figures`} aria-label="募集する人">
      {filled.map(({ kind, id, deal }) => (
        <li key={id}>
          <Photo path={deal.talent.thumbnail} alt="" ratio="1 / 1" />
          <Link to={kinds[kind].page.client(id)} className="unbroken">
            {deal.talent.name}
          </Link>
          <small>成立</small>
        </li>
      ))}
      {Array.from({ length: empty }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
        <li key={at}>
          <span className={own.emptySeat}>
            <Icon name="person" />
          </span>
          <span>{people.length + at + 1}人目</span>
          <small>まだいません</small>
        </li>
      ))}
      {more > 0 ? <li className={css.soft}>ほか{more}人</li> : null}
    </ul>
  );
};

const useFreeCasts = ({ job, days }: MissingSeats) => {
  const query = useInfiniteQuery(foundPages('casts', searchesFor(job, days).wide, talentSchema));
  const page = query.data?.pages[0];
  const { rows: found } = useUnblocked({ rows: page?.rows ?? [] }, ({ id }) => id);
  const taken = useDealsWith(job.id, page ? found.map(({ id }) => id) : null);
  const others = found.filter(({ id }) => !taken.deals.some(({ deal }) => deal.talentId === id));
  const saying = (state: SaidState) => others.filter(({ id }) => page?.days[id] === state);
  return {
    isKnown: taken.isKnown,
    failed: query.isError ? query : taken.failed,
    free: saying('FREE').slice(0, MOST_ASKED),
    silent: saying('UNKNOWN').length,
  };
};

const AskFree = ({ seats }: { readonly seats: MissingSeats }) => {
  const uid = useUid();
  const { isKnown, failed, free, silent } = useFreeCasts(seats);
  const { id } = seats.job;
  if (failed) return <FailedState onRetry={() => failed.refetch()} />;
  if (!isKnown) return <SkeletonBlock height={140} />;
  if (free.length === 0)
    return (
      <>
        <p>
          <Phrases>
            {`この日程に「空き」と登録した人は、募集の条件に合う中にいません。${silent > 0 ? `予定が未登録の人が${silent}人います。` : ''}`}
          </Phrases>
        </p>
        <SearchLink jobId={id} to={seats.to} words={seatWords(seats)} />
      </>
    );
  return (
    <>
      <ul className={own.faces} aria-hidden="true">
        {free.slice(0, FACES_SHOWN).map((cast) => (
          <li key={cast.id}>
            <Photo path={cast.thumbnail} alt="" size={36} />
          </li>
        ))}
        {free.length > FACES_SHOWN ? <li className="figures">+{free.length - FACES_SHOWN}</li> : null}
      </ul>
      <p className="figures">
        <Phrases>{`この日程が空いていて、募集の条件に合う${free.length}人に、一度に問い合わせます。答えた人から選べます。`}</Phrases>
      </p>
      <SearchLink
        jobId={id}
        to={`${href('clientAsk')}?kind=inquiry&to=${free.map((cast) => cast.id).join()}`}
        words={`空いている人に聞く（${free.length}人）`}
      />
      <Link to={seats.to} onClick={() => lastChosenJob(uid).write(id)}>
        見て、選んで聞く
      </Link>
    </>
  );
};

type Props = { readonly seats: MissingSeats; readonly concluded: readonly Line[]; readonly now: number };

export const UrgentJob = ({ seats, concluded, now }: Props) => {
  const { job, free } = seats;
  const people = concluded.filter(({ deal }) => deal.jobId === job.id);
  return (
    <section aria-labelledby="urgent-job" className={css.panel}>
      <div className={`${css.band} figures`}>
        <small>{shortDay(jstDate(job.startsAt))}</small>
        <small className={own.right}>始まるまで</small>
        <time className={css.clock} dateTime={new Date(job.startsAt).toISOString()}>
          {clockTime(job.startsAt)}
        </time>
        <p className={css.day}>{until(job.startsAt, now)}</p>
      </div>
      <div className={own.body}>
        <div>
          <h3 id="urgent-job">
            <Link to={href('clientOwnJob', { jobId: job.id })}>{job.title}</Link>
          </h3>
          <Seats people={people} free={free} />
        </div>
        <div className={own.ask}>
          {job.status === 'OPEN' ? <AskFree seats={seats} /> : <SearchLink jobId={job.id} to={seats.to} words={seatWords(seats)} />}
        </div>
      </div>
    </section>
  );
};
