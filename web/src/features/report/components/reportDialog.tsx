import { useWatch } from 'react-hook-form';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import {
  contentFaults,
  needsWords,
  type ReportContent,
  type ReportReason,
  reportContent,
  reportReasonLabel,
  reportReasons,
} from '#domain/talk/report/content.ts';
import type { ReportSubject, SubjectKind } from '#domain/talk/report/subject.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';

/**
 * Reports something to the office. It waits for no document, since the reporter may not read
 * reports.
 */
const useReport = ({ kind, subjectId }: ReportSubject) => {
  const { send, sending } = useCommand<ReportSubject & ReportContent>({ callable: 'reports', type: 'report', shownBy: () => null });
  return { sending, send: (content: ReportContent) => send({ kind, subjectId, ...content }) };
};

type Values = { readonly reason: ReportReason | ''; readonly words: string };

const titles = {
  job: 'このお仕事を通報しますか？',
  talent: 'このキャストを通報しますか？',
  client: 'このクライアントを通報しますか？',
  room: 'このメッセージのやり取りを通報しますか？',
  review: 'この評価を通報しますか？',
} as const satisfies Record<SubjectKind, string>;

const reasons = reportReasons.map((value) => ({ value, label: reportReasonLabel[value] }));

const schemaFor = (kind: SubjectKind) =>
  reportContent.superRefine((content, { addIssue }) => {
    for (const [field, message] of Object.entries(contentFaults(kind, content))) addIssue({ code: 'custom', path: [field], message });
  });

type Props = { readonly subject: ReportSubject; readonly onClose: () => void };

/**
 * Reports something to the office: the reason, a text where one is needed, and what happens next.
 */
export default function ReportDialog({ subject, onClose }: Props) {
  const { kind } = subject;
  const { send } = useReport(subject);
  const form = useCheckedForm<Values, ReportContent>(schemaFor(kind), { reason: '', words: '' });
  const reason = useWatch({ control: form.control, name: 'reason' });
  return (
    <CommandDialog
      title={titles[kind]}
      confirmLabel="事務局へ通報する"
      form={form}
      send={send}
      done="通報を受け付けました。事務局が確認します"
      onClose={onClose}
    >
      <p>事務局が確認します。相手には通知されません。</p>
      <ChoiceField control={form.control} name="reason" label={labelOf(reportContent.shape.reason)} required options={reasons} />
      <TextField
        control={form.control}
        name="words"
        {...textOf(reportContent.shape.words)}
        required={needsWords(kind, reason || 'FALSE')}
        help={kind === 'room' ? '事務局はメッセージの内容を見られません。いつ、何があったかをお書きください' : undefined}
        multiline
      />
    </CommandDialog>
  );
}
