import { Link } from 'react-router-dom';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { shortDay } from '#domain/kernel/format/times.ts';
import { type Stage, stageLabels } from '#domain/work/deal/stages.ts';
import { noFunnel, useFunnels } from '#web/entities/deal/funnels.ts';
import { JobStatusChip } from '#web/entities/job/jobStatusChip.tsx';
import { href } from '#web/routing/href.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { JOBS_SHOWN, useNewestJobs } from '../queries/ownPostings.ts';
import css from './dashboard.module.css';

const shown = ['entered', 'asked', 'offered', 'concluded'] as const satisfies Stage[];

export const JobFunnels = ({ now }: { readonly now: number }) => {
  const jobs = useNewestJobs();
  const { failed, funnelOf } = useFunnels(
    jobs.rows.map(({ id }) => id),
    JOBS_SHOWN,
  );
  const isPending = jobs.query.isPending || (jobs.rows.length > 0 && !funnelOf && !failed);
  const list = {
    rows: funnelOf ? jobs.rows : [],
    query: { isError: jobs.query.isError || failed !== undefined, isPending, refetch: () => (failed ?? jobs.query).refetch() },
  };
  return (
    <Card title="お仕事ごとの進み具合" action={<Link to={href('clientOwnJobs')}>掲載したお仕事をすべて見る</Link>}>
      <Listed
        list={list}
        skeleton={<RowSkeletons count={2} />}
        none={<p className={css.empty}>掲載中のお仕事はありません。お仕事を掲載すると、候補者の進み具合がここに表示されます。</p>}
      >
        {(jobs) => (
          <ul className={css.jobs}>
            {jobs.map((job) => {
              const to = href('clientOwnJob', { jobId: job.id });
              const funnel = funnelOf?.(job.id) ?? noFunnel;
              return (
                <li key={job.id}>
                  <div className={css.job}>
                    <Photo path={job.pictures[0] ?? null} alt="" ratio="16 / 10" kind="job" />
                    <div>
                      <Link to={to}>{job.title}</Link>
                      <p className={`${css.soft} figures`}>
                        <JobStatusChip job={job} now={now} /> {shortDay(jstDate(job.startsAt))}
                      </p>
                    </div>
                  </div>
                  <ul className={`${css.seats} figures`}>
                    {shown.map((stage) => (
                      <li key={stage}>
                        <Link to={`${to}?tab=${stage}`}>
                          <b>
                            {funnel[stage]}
                            {stage === 'concluded' ? <small> / {job.numberOfPeople}人</small> : <span className="visually-hidden">人</span>}
                          </b>
                          <i style={{ width: `${(100 * funnel[stage]) / Math.max(1, ...shown.map((each) => funnel[each]))}%` }} />
                          {stageLabels[stage]}
                          <span className="visually-hidden">（{job.title}）</span>
                        </Link>
                      </li>
                    ))}
                  </ul>
                </li>
              );
            })}
          </ul>
        )}
      </Listed>
    </Card>
  );
};
