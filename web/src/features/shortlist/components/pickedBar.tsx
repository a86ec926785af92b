import { useState } from 'react';
import { datesOf } from '#domain/work/job/workDates.ts';
import { useJob } from '#web/entities/job/job.ts';
import { COMPARED, CompareDialog } from '#web/features/board/public.ts';
import { href } from '#web/routing/href.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { whenOnline } from '#web/shared/ui/toast.ts';
import css from './shortlist.module.css';

const ListEstimate = lazyPart(async () => (await import('./listEstimate.tsx')).ListEstimate);

type Props = { readonly title: string; readonly jobId: string | null; readonly ids: readonly string[]; readonly onClear: () => void };

export const PickedBar = ({ title, jobId, ids, onClear }: Props) => {
  const [comparing, setComparing] = useState(false);
  const [estimating, setEstimating] = useState(false);
  const { job } = useJob(jobId ?? '');
  const canCompare = ids.length >= COMPARED.least && ids.length <= COMPARED.most;
  const asked = `${href('clientAsk')}?to=${ids.join()}${jobId ? `&job=${jobId}` : ''}`;
  return (
    <section className={ids.length > 0 ? css.bar : css.idle} aria-label="選択したキャスト">
      <p role="status" className="figures">
        {ids.length > 0 ? `${ids.length}人を選択中` : ''}
        {ids.length > 0 && !canCompare ? (
          <small>
            （くらべられるのは{COMPARED.least}〜{COMPARED.most}人）
          </small>
        ) : null}
      </p>
      {ids.length > 0 ? (
        <>
          <Button variant="text" onClick={onClear}>
            選択を外す
          </Button>
          {canCompare ? (
            <Button variant="outlined" onClick={() => whenOnline(() => setComparing(true))}>
              くらべる
            </Button>
          ) : null}
          <Button variant="outlined" onClick={() => whenOnline(() => setEstimating(true))}>
            見積書を作る
          </Button>
          <LinkButton to={asked}>問い合わせ・オファー</LinkButton>
        </>
      ) : null}
      {estimating ? <ListEstimate title={title} jobId={jobId} talentIds={ids} onClose={() => setEstimating(false)} /> : null}
      {comparing ? <CompareDialog job={job ?? null} ids={ids} dates={job ? datesOf(job) : []} onClose={() => setComparing(false)} /> : null}
    </section>
  );
};
