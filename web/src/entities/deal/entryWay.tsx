import { longEnd } from '#domain/kernel/format/times.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { JobsLink } from '#web/entities/job/jobsLink.tsx';
import { href } from '#web/routing/href.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import type { Opening } from './opening.ts';
import { useOpening } from './useOpening.ts';

export const OpeningWay = ({ opening, jobId }: { readonly opening: Opening; readonly jobId: string }) => {
  switch (opening.kind) {
    case 'open':
      return (
        <LinkButton fullWidth to={href('talentJobApply', { jobId })}>
          このお仕事にエントリーする
        </LinkButton>
      );
    case 'entered':
      return (
        <>
          <Notice>このお仕事には、エントリー済みです。</Notice>
          <LinkButton fullWidth to={href('talentEntry', { entryId: opening.entryId })}>
            エントリーの状況を見る
          </LinkButton>
        </>
      );
    case 'offered':
      return (
        <>
          <Notice>このお仕事について、問い合わせまたはオファーが届いています。</Notice>
          <LinkButton fullWidth to={href('talentOffer', { offerId: opening.offerId })}>
            届いたオファー・問い合わせを見る
          </LinkButton>
        </>
      );
    case 'ended':
      return (
        <>
          <Notice>このお仕事は募集を終了しました。</Notice>
          <JobsLink fullWidth variant="outlined" label="ほかのお仕事をさがす" />
        </>
      );
    case 'unpublished':
      return (
        <>
          <Notice tone="warning">プロフィールが公開されると、エントリーできます。事務局の確認をお待ちください。</Notice>
          <LinkButton fullWidth variant="outlined" to={href('talentMypage')}>
            マイページを見る
          </LinkButton>
        </>
      );
  }
};

export const EntryWay = ({ job }: { readonly job: Job }) => {
  const { failed, opening } = useOpening(job);
  if (failed) return <FailedState onRetry={() => failed.refetch()} />;
  if (!opening) return <SkeletonBlock height={44} />;
  return (
    <>
      <OpeningWay opening={opening} jobId={job.id} />
      {opening.kind === 'open' ? <p className="figures">募集締切：{longEnd(job.entryDeadline)}</p> : null}
    </>
  );
};
