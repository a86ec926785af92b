import { useState } from 'react';
import { lastChosenJob } from '#web/entities/job/lastChosenJob.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { LeaveGuard } from '#web/shared/forms/leaveGuard.tsx';
import { type Beginning, NEW_JOB } from '../beginning.ts';
import type { OfferedJob, OfferFormResult } from '../offerForm.ts';
import { useOfferForm } from '../useOfferForm.ts';
import { AskDialog } from './askDialog.tsx';
import { OfferFormFields } from './offerFormFields.tsx';

type Props = {
  readonly casts: readonly { readonly id: string; readonly name: string }[];
  readonly jobs: readonly OfferedJob[];
  readonly beginning: Beginning;
  readonly onSent: () => void;
};

/** One job and one set of terms for several casts: fill in, confirm, and see a result for each. */
export const ManyOffers = ({ casts, jobs, beginning, onSent }: Props) => {
  const uid = useUid();
  const name = `offers:${casts
    .map(({ id }) => id)
    .sort()
    .join()}`;
  const { form, forget, generation, titleOf } = useOfferForm(name, beginning, jobs);
  const [checked, setChecked] = useState<OfferFormResult | null>(null);
  const [sent, setSent] = useState(false);
  const settle = () => {
    setSent(true);
    forget();
    if (checked && checked.jobId !== NEW_JOB) lastChosenJob(uid).write(checked.jobId);
    onSent();
  };
  return (
    <>
      <LeaveGuard when={form.formState.isDirty && !sent} onDiscard={forget} />
      <Form onSubmit={form.handleSubmit(setChecked)} submitLabel="入力内容を確認する" sending={false}>
        <OfferFormFields key={generation} control={form.control} jobs={jobs} taken={[]} settled={false} cast={null} />
      </Form>
      {checked ? (
        <AskDialog casts={casts} values={checked} jobTitle={titleOf(checked)} onSent={settle} onClose={() => setChecked(null)} />
      ) : null}
    </>
  );
};
