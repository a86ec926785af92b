import { Link, useParams } from 'react-router-dom';
import { longDate, shortEnd } from '#domain/kernel/format/times.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { EntryWay } from '#web/entities/deal/entryWay.tsx';
import { JobsLink } from '#web/entities/job/jobsLink.tsx';
import { BlockButton } from '#web/features/block/public.ts';
import { ReportButton } from '#web/features/report/public.ts';
import { href } from '#web/routing/href.ts';
import { useOpenPages } from '#web/shared/data/auth/openPages.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { ActionBar, DetailColumns } from '#web/shared/ui/detailColumns.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { Steps } from '#web/shared/ui/steps.tsx';
import { useWide } from '#web/shared/ui/useWide.ts';
import { JobBody } from '../components/jobBody.tsx';
import { JobHead } from '../components/jobHead.tsx';
import { JobPictures } from '../components/jobPictures.tsx';
import { JobTerms } from '../components/jobTerms.tsx';
import { LoadedJob } from '../components/loadedJob.tsx';

/** Loads after the page, which shows without it. */
const OwnStage = lazyPart(async () => (await import('#web/entities/deal/ownStage.tsx')).OwnStageOfJob);

const EntrySteps = ({ job }: { readonly job: Job }) => (
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

const JobColumns = ({ job }: { readonly job: Job }) => {
  const wide = useWide();
  const opens = useOpenPages();
  const client = href('talentClient', { id: job.clientId });
  const way = (
    <ActionBar>
      <EntryWay job={job} />
    </ActionBar>
  );
  return (
    <DetailColumns
      main={
        <>
          <JobPictures job={job} />
          <JobHead job={job} client={job.client.name} stage={<OwnStage job={job} />} />
          {wide ? null : <JobTerms job={job} />}
          <JobBody job={job} />
          {wide ? null : <EntrySteps job={job} />}
          <Card title="クライアント">
            <p>{opens(client) ? <Link to={client}>{job.client.name}</Link> : job.client.name}</p>
          </Card>
          <div>
            <ReportButton kind="job" subjectId={job.id} about="このお仕事" />
            <BlockButton uid={job.clientId} name={job.client.name} />
          </div>
        </>
      }
      side={
        wide ? (
          <>
            <JobTerms job={job}>{way}</JobTerms>
            <EntrySteps job={job} />
          </>
        ) : (
          way
        )
      }
    />
  );
};

export default function TalentJobScreen() {
  const { jobId = '' } = useParams();
  return (
    <LoadedJob jobId={jobId} wayBack={<JobsLink />}>
      {(job) => <JobColumns job={job} />}
    </LoadedJob>
  );
}
