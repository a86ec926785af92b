import { Link } from 'react-router-dom';
import { z } from 'zod';
import { reportOutcomeLabel, reportOutcomes } from '#domain/talk/report/content.ts';
import { reportFields } from '#domain/talk/report/fields.ts';
import type { Report } from '#projections/report/reports.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { withRefetch } from '#web/shared/data/reads/readOnce.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { subjectAddress, subjectText } from '../../person/reportTexts.ts';

const { outcome, note } = reportFields;
const schema = z.object({ outcome, note });
const options = reportOutcomes.map((value) => ({ value, label: reportOutcomeLabel[value] }));

/** Settles a report with an outcome and a note for colleagues. */
export default function SettleDialog({ report, onClose }: { readonly report: Report; readonly onClose: () => void }) {
  const { id, reportId, number } = report;
  const { send } = useCommand({ callable: 'reports', type: 'settle', shownBy: () => `reports/${id}` });
  return (
    <FieldsDialog
      title="通報への対応を記録しますか？"
      confirmLabel="通報への対応を記録する"
      schema={schema}
      start={{ outcome: '', note: '' }}
      fields={{ outcome: { as: 'choice', options }, note: { multiline: true } }}
      send={(typed) => send({ reportId, number, ...typed }).then(withRefetch)}
      done="通報への対応を記録しました"
      onClose={onClose}
    >
      <p>{subjectText(report)}</p>
      <p>
        通報した方にも相手にも通知されません。募集の終了、プロフィールの非公開・休止、アカウントの休止は、
        <Link to={subjectAddress(report)}>対象の画面</Link>で先にお済ませください。
      </p>
    </FieldsDialog>
  );
}
