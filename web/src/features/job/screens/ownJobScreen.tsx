import { lazy, Suspense, useState } from 'react';
import { longDate } from '#domain/kernel/format/times.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { feeText, placeText } from '#web/entities/job/texts.ts';
import { Board } from '#web/features/board/public.ts';
import { EstimateDialog } from '#web/features/estimate/public.ts';
import { JobPageCard } from '#web/features/front/public.ts';
import { href } from '#web/routing/href.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { DetailColumns } from '#web/shared/ui/detailColumns.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { MoreMenu } from '#web/shared/ui/moreMenu.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useWide } from '#web/shared/ui/useWide.ts';
import { JobBody } from '../components/jobBody.tsx';
import { JobHead } from '../components/jobHead.tsx';
import { JobPictures } from '../components/jobPictures.tsx';
import { JobTerms } from '../components/jobTerms.tsx';
import { OwnJob } from '../components/ownJob.tsx';
import css from '../components/ownJobHead.module.css';

const OwnJobHead = ({ job }: { readonly job: Job }) => (
  <div>
    <JobHead job={job} client={null} />
    <p className={`${css.facts} figures`}>
      {longDate(job.startsAt)}・{placeText(job)}・{feeText(job)}（税抜）
    </p>
  </div>
);

const CloseJobDialog = lazy(() => import('../components/closeJobDialog.tsx'));

const JobActs = ({ job }: { readonly job: Job }) => {
  const [closing, setClosing] = useState(false);
  const [estimating, setEstimating] = useState(false);
  const auditions = (
    <LinkButton variant="outlined" to={href('clientAuditions', { jobId: job.id })}>
      オーディション
    </LinkButton>
  );
  if (job.status === 'CLOSED') {
    const why =
      job.filledAt === null
        ? '募集を終了したお仕事です。'
        : '募集が埋まったため、自動で終了したお仕事です。空きが出ても、募集は再開しません。';
    return (
      <>
        <Notice>{why}内容の変更や、新しいオファーの送信はできません。</Notice>
        <div className={css.acts}>{auditions}</div>
      </>
    );
  }
  return (
    <div className={css.acts}>
      <LinkButton variant="outlined" to={href('clientJobEdit', { jobId: job.id })}>
        {job.status === 'ENDED' ? '内容を変更して募集を再開する' : '内容を変更する'}
      </LinkButton>
      <Button variant="outlined" onClick={() => setEstimating(true)}>
        見積書を作る
      </Button>
      {auditions}
      <MoreMenu items={[{ key: 'close', label: '募集を終了する', onSelect: () => setClosing(true) }]} />
      <Suspense>{closing ? <CloseJobDialog jobId={job.id} onClose={() => setClosing(false)} /> : null}</Suspense>
      {estimating ? <EstimateDialog job={job} subject={job.title} onClose={() => setEstimating(false)} /> : null}
    </div>
  );
};

export default function OwnJobScreen() {
  // The board has the whole width from the first paint.
  const isWide = useWide();
  return (
    <div data-panes={isWide ? 'board' : undefined}>
      <OwnJob>
        {(job) => (
          <Stack wide>
            <div className={css.head}>
              <OwnJobHead job={job} />
              <JobActs job={job} />
            </div>
            <Board key={job.id} job={job} />
            <div className={css.below}>
              <DetailColumns
                main={
                  <>
                    <JobPictures job={job} />
                    <JobBody job={job} />
                  </>
                }
                side={
                  <>
                    <JobTerms job={job} />
                    <JobPageCard job={job} />
                  </>
                }
              />
            </div>
          </Stack>
        )}
      </OwnJob>
    </div>
  );
}
