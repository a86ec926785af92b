import { lazy, Suspense, useState } from 'react';
import { href } from '#web/app/href.ts';
import { Candidates } from '#web/features/board/public.ts';
import { ActionBar } from '#web/shared/ui/actionBar.tsx';
import { DetailColumns } from '#web/shared/ui/detailColumns.tsx';
import { later } from '#web/shared/ui/later.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { MoreMenu } from '#web/shared/ui/moreMenu.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { JobBody } from '../components/jobBody.tsx';
import { JobHead } from '../components/jobHead.tsx';
import { JobPictures } from '../components/jobPictures.tsx';
import { JobTerms } from '../components/jobTerms.tsx';
import { OwnJob } from '../components/ownJob.tsx';

const JobPageCard = later(async () => (await import('#web/features/front/components/jobPageCard.tsx')).JobPageCard);
const CloseJobDialog = lazy(() => import('../components/closeJobDialog.tsx'));

/** One of the client's own postings: how it stands, who entered, and what everybody reads. */
export default function OwnJobScreen() {
  const [closing, setClosing] = useState(false);
  return (
    <OwnJob>
      {(job) => (
        <DetailColumns
          first={
            <>
              <JobHead job={job} client={null} />
              <JobTerms job={job} />
            </>
          }
          side={
            job.status === 'CLOSED' ? (
              <Notice>募集を終了したお仕事です。内容の変更や、新しいオファーの送信はできません。</Notice>
            ) : (
              <ActionBar>
                <LinkButton fullWidth to={href('clientJobEdit', { jobId: job.id })}>
                  {job.status === 'ENDED' ? '内容を変更して募集を再開する' : '内容を変更する'}
                </LinkButton>
                <MoreMenu items={[{ key: 'close', label: '募集を終了する', onSelect: () => setClosing(true) }]} />
                <Suspense>{closing ? <CloseJobDialog jobId={job.id} onClose={() => setClosing(false)} /> : null}</Suspense>
              </ActionBar>
            )
          }
          main={
            <>
              <Candidates jobId={job.id} />
              <JobPageCard job={job} />
              <JobPictures job={job} />
              <JobBody job={job} />
            </>
          }
        />
      )}
    </OwnJob>
  );
}
