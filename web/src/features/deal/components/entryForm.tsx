import { z } from 'zod';
import { enter } from '#domain/entry/commands.ts';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { href } from '#web/app/href.ts';
import { CommandForm, doneAfter } from '#web/shared/forms/commandForm.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { useKeptForm } from '#web/shared/forms/useKeptForm.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { useEnter } from '../commands/begin.ts';
import { idOf } from '../kinds.ts';

const { pr, schedule } = enter.shape;
const schema = z.object({ pr, schedule });
type Values = z.infer<typeof schema>;

/** Where to go on from a refusal that no other input mends. */
const waysOn: Readonly<Record<string, { readonly to: string; readonly label: string }>> = {
  'entry-exist': { to: href('talentEntries'), label: 'エントリー一覧を見る' },
  'offer-exist': { to: href('talentOffers'), label: '届いたオファーを見る' },
  'job-ended': { to: href('talentJobs'), label: 'ほかのお仕事をさがす' },
  'talent-unpublished': { to: href('talentMypage'), label: 'マイページを見る' },
  'guardian-missing': { to: href('talentGuardian'), label: '保護者を登録する' },
  'guardian-consent-missing': { to: href('talentGuardian'), label: '保護者の同意を確認する' },
  'profile-required': { to: href('talentProfileBasic'), label: 'プロフィールを登録する' },
};

/** Enters a job: what the client reads, and what happens next. */
export const EntryForm = ({ job }: { readonly job: Job }) => {
  const kept = useKeptForm<Values, Values>({ name: `entry:${job.id}`, defaultValues: { pr: '', schedule: '' }, schema });
  const { send } = useEnter(job.id);
  const enterJob = async (values: Values) => {
    const outcome = await send({ jobId: job.id, ...values });
    return doneAfter(href('talentJobApplyDone', { jobId: job.id }), outcome, {
      entryId: idOf('entry', outcome.streamId),
      title: job.title,
    });
  };
  return (
    <CommandForm
      kept={kept}
      submitLabel="この内容でエントリーする"
      onSend={enterJob}
      below={({ refusal }) => <WayOn code={refusal?.code} />}
    >
      <TextField
        control={kept.form.control}
        name="pr"
        label={labelOf(pr)}
        required
        multiline
        limit={limitOf(pr)}
        help="経験や、このお仕事で活かせることをご記入ください。クライアントと事務局に表示されます"
      />
      <TextField
        control={kept.form.control}
        name="schedule"
        label={labelOf(schedule)}
        required
        multiline
        limit={limitOf(schedule)}
        help="参加できる日や時間帯、難しい日をご記入ください"
      />
      <Notice>
        エントリーすると、事務局が内容を確認し、承認後にクライアントが選考します。報酬と終了日は、クライアントが依頼を確定するときに決まります。エントリーのあとは、ご自身で取り消すことはできません。
      </Notice>
    </CommandForm>
  );
};

const WayOn = ({ code = '' }: { readonly code: string | undefined }) => {
  const way = waysOn[code];
  if (!way) return null;
  return (
    <LinkButton to={way.to} variant="outlined" fullWidth>
      {way.label}
    </LinkButton>
  );
};
