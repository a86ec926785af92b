import { longDate, shortTime } from '#domain/format/times.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { Card } from '#web/shared/ui/card.tsx';
import css from './entrySteps.module.css';

/** What follows an entry, with the days that are known. */
export const EntrySteps = ({ job }: { readonly job: Job }) => (
  <Card title="これからの流れ">
    <ol className={`${css.steps} figures`}>
      {[
        { step: 'エントリー', day: `${shortTime(job.entryDeadline)}まで` },
        { step: '事務局の確認' },
        { step: 'クライアントの選考' },
        { step: '成立' },
        { step: 'お仕事', day: longDate(job.startsAt) },
        { step: 'お互いの評価' },
      ].map(({ step, day }) => (
        <li key={step}>
          {step}
          {day ? <span>{day}</span> : null}
        </li>
      ))}
    </ol>
  </Card>
);
