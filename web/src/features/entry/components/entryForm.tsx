import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { enter } from '#domain/entry/commands.ts';
import { businessRules } from '#domain/kernel/businessRules.ts';
import type { Job } from '#projections/jobs.ts';
import { href } from '#web/app/href.ts';
import { commandErrorOf } from '#web/shared/data/commandError.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { useEnter } from '../commands/enter.ts';
import { entryIdOf } from '../entryDocument.ts';

const schema = z.object({ pr: enter.shape.pr, schedule: enter.shape.schedule });
type Values = z.infer<typeof schema>;

/** Where to go on from a refusal that no other input mends. */
const waysOn: Readonly<Record<string, { readonly to: string; readonly label: string }>> = {
  'entry-exist': { to: href('talentEntries'), label: 'エントリー一覧を見る' },
  'offer-exist': { to: href('talentOffers'), label: '届いたオファーを見る' },
  'job-ended': { to: href('talentJobs'), label: 'ほかのお仕事をさがす' },
  'talent-unpublished': { to: href('talentMypage'), label: 'マイページを見る' },
  'profile-required': { to: href('talentProfileBasic'), label: 'プロフィールを登録する' },
};

/** Enters a job: what the client reads, and what happens next. */
export const EntryForm = ({ job }: { readonly job: Job }) => {
  const [refusal, setRefusal] = useState<{ readonly code: string; readonly message: string }>();
  const [sent, setSent] = useState(false);
  const navigate = useNavigate();
  const form = useForm<Values, unknown, Values>({ defaultValues: { pr: '', schedule: '' }, resolver: formResolver(schema) });
  const { send, sending } = useEnter(job.id);
  const submit = async (values: Values) => {
    setRefusal(undefined);
    try {
      const { streamId, reflection } = await send({ jobId: job.id, ...values });
      setSent(true);
      const state = { entryId: entryIdOf(streamId), title: job.title, pending: reflection === 'pending' };
      navigate(href('talentJobApplyDone', { jobId: job.id }), { replace: true, state });
    } catch (failure) {
      setRefusal({ code: commandErrorOf(failure).code, message: showServerFaults(form, failure) });
    }
  };
  const wayOn = refusal && waysOn[refusal.code];
  return (
    <>
      <LeaveGuard when={form.formState.isDirty && !sent} />
      <Form
        onSubmit={form.handleSubmit(submit)}
        submitLabel="この内容でエントリーする"
        sending={sending}
        error={refusal?.message}
        below={
          wayOn ? (
            <LinkButton to={wayOn.to} variant="outlined" fullWidth>
              {wayOn.label}
            </LinkButton>
          ) : null
        }
      >
        <TextField
          control={form.control}
          name="pr"
          label="自己PR"
          required
          multiline
          limit={businessRules.entryPrMax}
          help="経験や、このお仕事で活かせることをご記入ください。クライアントと事務局に表示されます"
        />
        <TextField
          control={form.control}
          name="schedule"
          label="参加できる日程"
          required
          multiline
          limit={businessRules.entryScheduleMax}
          help="参加できる日や時間帯、難しい日をご記入ください"
        />
        <Notice>
          エントリーすると、事務局が内容を確認し、承認後にクライアントが選考します。成立すると、報酬と終了日が決まります。エントリーのあとは、ご自身で取り消すことはできません。
        </Notice>
      </Form>
    </>
  );
};
