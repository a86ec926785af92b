import { longDate, shortEnd } from '#domain/kernel/format/times.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Steps } from '#web/shared/ui/steps.tsx';

/** The steps after an entry, with the known dates. */
export const EntrySteps = ({ job }: { readonly job: Job }) => (
  <Card title="これからの流れ">
    <Steps
      steps={[
        { step: 'エントリー', note: `${shortEnd(job.entryDeadline)}まで` },
        { step: '事務局の確認' },
        { step: 'クライアントの選考' },
        { step: '成立' },
        { step: 'お仕事', note: longDate(job.startsAt) },
        { step: 'お互いの評価' },
      ]}
    />
  </Card>
);
