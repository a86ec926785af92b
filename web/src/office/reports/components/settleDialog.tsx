import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';
import { settle } from '#domain/report/commands.ts';
import { type ReportOutcome, reportOutcomeLabel, reportOutcomes } from '#domain/report/content.ts';
import type { Report } from '#projections/report/reports.schema.ts';
import { countAgain } from '#web/shared/data/count.ts';
import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { type Settlement, useSettle } from '../commands/settle.ts';
import { subjectAddress, subjectText } from '../reportTexts.ts';

const { outcome, note } = settle.shape;
const schema = z.object({ outcome, note });
type Values = { readonly outcome: ReportOutcome | ''; readonly note: string };

const outcomes = reportOutcomes.map((value) => ({ value, label: reportOutcomeLabel[value] }));

/** Settles a report: how, and a note for colleagues. */
export default function SettleDialog({ report, onClose }: { readonly report: Report; readonly onClose: () => void }) {
  const form = useForm<Values, unknown, Settlement>({ defaultValues: { outcome: '', note: '' }, resolver: formResolver(schema) });
  const { send, sending, error } = useSettle(report);
  const submit = (settlement: Settlement) =>
    send(settlement).then(
      ({ reflection }) => {
        showToast(`通報を処理しました${reflectionText(reflection)}`);
        countAgain();
        onClose();
      },
      () => undefined, // shown below through `error`
    );
  return (
    <FormDialog
      title="この通報を処理しますか？"
      submitLabel="通報を処理する"
      sending={sending}
      error={error?.message}
      onSubmit={form.handleSubmit(submit)}
      onCancel={onClose}
    >
      <p>{subjectText(report)}</p>
      <p>
        通報した方にも相手にも通知されません。募集の終了、プロフィールの非公開・休止、アカウントの休止は、
        <Link to={subjectAddress(report)}>対象の画面</Link>で先にお済ませください。
      </p>
      <ChoiceField control={form.control} name="outcome" label={labelOf(outcome)} required options={outcomes} />
      <TextField control={form.control} name="note" label={labelOf(note)} required multiline limit={limitOf(note)} />
    </FormDialog>
  );
}
