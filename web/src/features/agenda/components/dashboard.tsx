import type { ReactNode } from 'react';
import { daysFrom } from '#domain/kernel/calendar/days.ts';
import { jstDate, jstMonth } from '#domain/kernel/calendar/instants.ts';
import { longDate, shortDay } from '#domain/kernel/format/times.ts';
import { otherSide } from '#domain/talk/chat/state.ts';
import { useFunnels } from '#web/entities/deal/funnels.ts';
import { type DealRef, kinds, type Side } from '#web/entities/deal/kinds.ts';
import { useOwnHolds } from '#web/entities/hold/holds.ts';
import { type Inbox, useInbox } from '#web/entities/inbox/ownInbox.ts';
import { reviewPlaces } from '#web/features/review/public.ts';
import { href } from '#web/routing/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import { type Line, nextWork, tasksIn } from '../agenda.ts';
import {
  holdTask,
  type MissingSeats,
  missingSeats,
  nearSeats,
  type PersonTask,
  seatTask,
  seatWords,
  settlementTask,
} from '../personTasks.ts';
import { TASKS_SHOWN, useMonthDeals, useSettlementsToAnswer, useTaskDeals, useWork } from '../queries/ownDeals.ts';
import { NEAR_MAX, useNearJobs } from '../queries/ownPostings.ts';
import css from './dashboard.module.css';
import { DashboardSkeleton } from './dashboardSkeleton.tsx';
import { JobFunnels } from './jobFunnels.tsx';
import { MonthFees } from './monthFees.tsx';
import { dayWords, NextWork } from './nextWork.tsx';
import { Counts, PersonRow, Tasks } from './tasks.tsx';

const ways = {
  client: { to: href('clientHome'), label: 'キャストをさがす' },
  talent: { to: href('talentDiary'), label: '予定を見る' },
} as const satisfies Record<Side, { to: string; label: string }>;

const messages = { client: href('clientMessages'), talent: href('talentMessages') } as const;

type Props = {
  readonly side: Side;
  readonly name: string | undefined;
  readonly action: ReactNode;
  /** The user's tasks apart from deals, jobs and reviews. */
  readonly tasks: readonly PersonTask[];
  readonly next: PersonTask | null;
  readonly beside: ReactNode;
};

const Waiting = ({ side, inbox }: { readonly side: Side; readonly inbox: Inbox }) => {
  const mine = (kind: 'offer' | 'entry') => `${kinds[kind].list[side].to}?tab=mine`;
  return (
    <Counts
      counts={[
        { label: '要対応のオファー', count: inbox.offers, to: mine('offer') },
        { label: '要対応のエントリー', count: inbox.entries, to: mine('entry') },
        { label: '評価を書くお仕事', count: inbox.reviews, to: reviewPlaces[side].tasks },
        { label: '未読メッセージ', count: inbox.messages, to: messages[side] },
      ]}
    />
  );
};

/** Invites to auditions are rare, so the first screen does not wait for them. */
const AuditionTasks = lazyPart(async () => (await import('./auditionTasks.tsx')).AuditionTasks);

const UrgentJob = lazyPart(
  async () => (await import('./urgentJob.tsx')).UrgentJob,
  () => <SkeletonBlock height={420} />,
);

/** 「明日の本番、2人足りません」 */
const urgentWords = ({ job: { startsAt }, free }: MissingSeats, now: number): string => {
  const day = jstDate(startsAt);
  const left = daysFrom(jstDate(now), day);
  return `${left > 1 ? shortDay(day) : dayWords(left)}の本番、${free}人足りません`;
};

type PanelsProps = Props & {
  readonly inbox: Inbox;
  readonly waitingDeals: readonly Line[];
  readonly work: readonly Line[];
  readonly hasMoreWork: boolean;
};
const Panels = ({ inbox, waitingDeals, work: concluded, hasMoreWork, side, name, action, tasks: own, next, beside }: PanelsProps) => {
  const now = useNow();
  const tasks = tasksIn(waitingDeals, side).slice(0, TASKS_SHOWN);
  const work = nextWork(concluded, now);
  const jobs = useNearJobs(side, now);
  const nextJob = jobs.rows.find(({ id }) => id === work?.jobId);
  const answerable = useSettlementsToAnswer(side);
  const { failed: failedFunnel, funnelOf } = useFunnels(
    jobs.rows.map(({ id }) => id),
    NEAR_MAX,
  );
  const [urgent, ...otherSeats] = funnelOf ? nearSeats((jobId) => funnelOf(jobId).concluded, jobs.rows, now) : [];
  const seats = otherSeats.map(seatTask);
  const missing = nextJob && funnelOf && nextJob.id !== urgent?.job.id ? missingSeats(funnelOf(nextJob.id).concluded, nextJob, now) : null;
  const ofMonth = useMonthDeals(side, jstMonth(now)).lines ?? [];
  const dealOf = ({ kind, id }: DealRef) =>
    [...waitingDeals, ...concluded, ...ofMonth].find((line) => line.kind === kind && line.id === id)?.deal;
  const settlements = answerable.rows.map((settled) => {
    const deal = dealOf({ kind: settled.dealKind, id: settled.id });
    return settlementTask(settled, side, deal ? [deal[otherSide[side]].name, deal.job.title].filter(Boolean) : []);
  });
  const ownHolds = useOwnHolds(side);
  const holds = ownHolds.rows.flatMap((hold) => {
    const deal = dealOf({ kind: hold.dealKind, id: hold.id });
    return holdTask(hold, side, deal ? [deal[otherSide[side]].name, deal.job.title].filter(Boolean) : [], now);
  });
  const failed = failedFunnel ?? [answerable.query, ownHolds.query].find(({ isError }) => isError);
  const waiting = inbox.offers + inbox.entries + inbox.settlements + inbox.reviews + seats.length + holds.length + own.length;
  const quiet = ownHolds.query.isPending ? <SkeletonBlock height={32} /> : (next?.words ?? 'いまやることはありません');
  const todo = `やることが${waiting}件あります`;
  return (
    <div className={css.dashboard}>
      <header className={css.head}>
        <div>
          <p className={`${css.soft} figures unbroken`}>{[longDate(now), name].filter(Boolean).join('・')}</p>
          <h2 className="figures">{urgent ? urgentWords(urgent, now) : waiting > 0 ? todo : quiet}</h2>
          {urgent && waiting > 0 ? <p className={`${css.soft} figures`}>ほかに、{todo}</p> : null}
        </div>
        {action}
      </header>
      {failed ? <FailedState onRetry={() => failed.refetch()} /> : null}
      {urgent ? <UrgentJob seats={urgent} concluded={concluded} now={now} /> : null}
      <div className={css.row}>
        <section aria-label="やること" className={css.panel}>
          <Tasks tasks={tasks} own={[...holds, ...seats, ...settlements, ...own]} next={next} dealOf={dealOf} side={side} now={now} />
          {side === 'talent' ? (
            <AuditionTasks now={now}>
              {(invites) => (
                <ul className={css.tasks} aria-label="オーディション">
                  {invites.map((task) => (
                    <PersonRow key={task.to} task={task} now={now} />
                  ))}
                </ul>
              )}
            </AuditionTasks>
          ) : null}
          <Waiting side={side} inbox={inbox} />
        </section>
        <NextWork
          work={work}
          side={side}
          dealOf={dealOf}
          missing={missing && { ...missing, words: seatWords(missing) }}
          hasMore={hasMoreWork}
          way={ways[side]}
        />
      </div>
      {side === 'client' ? <JobFunnels now={now} /> : null}
      <div className={`${css.row} ${css.halves}`}>
        <MonthFees month={jstMonth(now)} side={side} />
        {beside}
      </div>
    </div>
  );
};

export const Dashboard = (props: Props) => {
  const now = useNow();
  const tasks = useTaskDeals(props.side);
  const work = useWork(props.side, now);
  const { query, inbox } = useInbox();
  const failed = tasks.failed ?? work.failed ?? (query.isError ? query : undefined);
  if (tasks.lines && work.lines && inbox)
    return <Panels {...props} inbox={inbox} waitingDeals={tasks.lines} work={work.lines} hasMoreWork={work.hasMore} />;
  if (failed) return <FailedState onRetry={() => failed.refetch()} />;
  return <DashboardSkeleton />;
};
