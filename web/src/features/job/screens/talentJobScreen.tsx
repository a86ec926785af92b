import { Link, useParams } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { EntryWay } from '#web/features/deal/aroundJob.ts';
import { ReportButton } from '#web/features/report/public.ts';
import { ActionBar } from '#web/shared/ui/actionBar.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { DetailColumns } from '#web/shared/ui/detailColumns.tsx';
import { JobDescription } from '../components/jobDescription.tsx';
import { JobsLink } from '../components/jobsLink.tsx';
import { LoadedJob } from '../components/loadedJob.tsx';

/** A job, for talents: what it is, and the way to an entry. */
export default function TalentJobScreen() {
  const { jobId = '' } = useParams();
  return (
    <LoadedJob jobId={jobId} wayBack={<JobsLink />}>
      {(job) => (
        <DetailColumns
          main={
            <>
              <JobDescription job={job} client={job.client.name} />
              <Card title="クライアント">
                <p>
                  <Link to={href('talentClient', { id: job.clientId })}>{job.client.name}</Link>
                </p>
              </Card>
              <div>
                <ReportButton kind="job" subjectId={job.id} about="このお仕事" />
              </div>
            </>
          }
          side={
            <ActionBar>
              <EntryWay job={job} />
            </ActionBar>
          }
        />
      )}
    </LoadedJob>
  );
}
