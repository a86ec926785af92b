import { Link } from 'react-router-dom';
import { z } from 'zod';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { type ReportOutcome, reportOutcomeLabel, reportOutcomes } from '#domain/talk/report/content.ts';
import { reportFields } from '#domain/talk/report/fields.ts';
import type { Report } from '#projections/report/reports.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { withRefetch } from '#web/shared/data/reads/readOnce.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { subjectAddress, subjectText } from '../../person/reportTexts.ts';

const { outcome, note } = reportFields;
const schema = z.object({ outcome, note });
type Values = { readonly outcome: ReportOutcome | ''; readonly note: string };

const outcomes = reportOutcomes.map((value) => ({ value, label: reportOutcomeLabel[value] }));

/** Settles a report with an outcome and a note for colleagues. */
export default function SettleDialog({ report, onClose }: { readonly report: Report; readonly onClose: () => void }) {
  const form = useCheckedForm<Values, z.infer<typeof schema>>(schema, { outcome: '', note: '' });
  const { id, reportId, number } = report;
  const { send } = useCommand({ callable: 'reports', type: 'settle', shownBy: () => `reports/${id}` });
  return (
    <CommandDialog
      title="通報への対応を記録しますか？"
      confirmLabel="通報への対応を記録する"
      form={form}
      send={(typed) => send({ reportId, number, ...typed }).then(withRefetch)}
      done="通報への対応を記録しました"
      onClose={onClose}
    >
      <p>{subjectText(report)}</p>
      <p>
        通報した方にも相手にも通知されません。募集の終了、プロフィールの非公開・休止、アカウントの休止は、
        <Link to={subjectAddress(report)}>対象の画面</Link>で先にお済ませください。
      </p>
      <ChoiceField control={form.control} name="outcome" label={labelOf(outcome)} required options={outcomes} />
      <TextField control={form.control} name="note" {...textOf(note)} multiline />
    </CommandDialog>
  );
}
