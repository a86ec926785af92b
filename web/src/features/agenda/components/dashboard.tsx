import type { ReactNode } from 'react';
import { jstMonth } from '#domain/calendar/instants.ts';
import { longDate } from '#domain/format/times.ts';
import type { Agenda } from '#projections/agenda/agendas.schema.ts';
import { href } from '#web/app/href.ts';
import { kinds, type Side } from '#web/features/deal/public.ts';
import { useOwnInbox } from '#web/features/inbox/public.ts';
import { reviewPlaces } from '#web/features/review/public.ts';
import { useNow } from '#web/shared/format/now.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { nextWork, tasksIn } from '../agenda.ts';
import { type PersonTask, seatSearch, seatTasks } from '../personTasks.ts';
import { useOwnAgenda } from '../queries/ownAgenda.ts';
import { useNearJobs } from '../queries/ownPostings.ts';
import { LATER_SHOWN, TASKS_SHOWN, useShownDeals, WORKERS_SHOWN } from '../queries/shownDeals.ts';
import css from './dashboard.module.css';
import { DashboardSkeleton } from './dashboardSkeleton.tsx';
import { JobFunnels } from './jobFunnels.tsx';
import { MonthFees } from './monthFees.tsx';
import { NextWork } from './nextWork.tsx';
import { Counts, Tasks } from './tasks.tsx';

const ways = {
  client: { to: href('clientHome'), label: 'キャストをさがす' },
  talent: { to: href('talentDiary'), label: '予定を見る' },
} as const satisfies Record<Side, { to: string; label: string }>;

const messages = { client: href('clientMessages'), talent: href('talentMessages') } as const;

type Props = {
  readonly side: Side;
  /** The name of the user. */
  readonly name: string | undefined;
  /** The most frequent action of this side. */
  readonly action: ReactNode;
  /** The user's tasks apart from deals, jobs and reviews. */
  readonly tasksOf: (agenda: Agenda) => readonly PersonTask[];
  /** The content next to the fees of the month. */
  readonly beside: ReactNode;
};

const Waiting = ({ side }: { readonly side: Side }) => {
  const inbox = useOwnInbox();
  const mine = (kind: 'offer' | 'entry') => `${kinds[kind].list[side].to}?tab=mine`;
  return (
    <Counts
      counts={[
        { label: '要対応のオファー', count: inbox?.offers ?? 0, to: mine('offer') },
        { label: '要対応のエントリー', count: inbox?.entries ?? 0, to: mine('entry') },
        { label: '評価を書くお仕事', count: inbox?.reviews ?? 0, to: reviewPlaces[side].tasks },
        { label: '未読メッセージ', count: inbox?.messages ?? 0, to: messages[side] },
      ]}
    />
  );
};

const Panels = ({ agenda, side, name, action, tasksOf, beside }: Props & { readonly agenda: Agenda }) => {
  const now = useNow();
  const reviews = useOwnInbox()?.reviews ?? 0;
  const tasks = tasksIn(agenda, side);
  const shown = tasks.slice(0, TASKS_SHOWN);
  const work = nextWork(agenda, now);
  const working = work ? [...work.deals.slice(0, WORKERS_SHOWN), ...work.afterwards.slice(0, LATER_SHOWN)] : [];
  const { dealOf, failed } = useShownDeals(side, [...shown, ...working]);
  const jobs = useNearJobs(side, now);
  const nextJob = jobs.rows.find(({ id }) => id === work?.jobId);
  const own = [...seatTasks(agenda, jobs.rows, now), ...tasksOf(agenda)];
  const waiting = tasks.length + reviews + own.length;
  return (
    <div className={css.dashboard}>
      <header className={css.head}>
        <div>
          <p className={`${css.soft} figures unbroken`}>{[longDate(now), name].filter(Boolean).join('・')}</p>
          <h2 className="figures">{waiting > 0 ? `やることが${waiting}件あります` : 'いまやることはありません'}</h2>
        </div>
        {action}
      </header>
      {failed ? <FailedState onRetry={() => failed.refetch()} /> : null}
      <div className={css.row}>
        <section aria-label="やること" className={css.panel}>
          <Tasks tasks={shown} own={own} dealOf={dealOf} side={side} now={now} />
          <Waiting side={side} />
        </section>
        <NextWork {...{ work, side, dealOf }} way={ways[side]} missing={nextJob ? seatSearch(agenda, nextJob, now) : null} />
      </div>
      {side === 'client' ? <JobFunnels agenda={agenda} now={now} /> : null}
      <div className={`${css.row} ${css.halves}`}>
        <MonthFees agenda={agenda} month={jstMonth(now)} side={side} />
        {beside}
      </div>
    </div>
  );
};

/** The upper part of the own page: tasks, next work, the month, and progress of the jobs. */
export const Dashboard = (props: Props) => {
  const { query, agenda } = useOwnAgenda();
  if (agenda) return <Panels {...props} agenda={agenda} />;
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  return <DashboardSkeleton />;
};
