import { useForm, useWatch } from 'react-hook-form';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';
import {
  contentFaults,
  needsWords,
  type ReportContent,
  type ReportReason,
  reportContent,
  reportReasonLabel,
  reportReasons,
} from '#domain/report/content.ts';
import type { ReportSubject, SubjectKind } from '#domain/report/subject.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { showServerFaults } from '#web/shared/forms/serverFaults.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useReport } from '../commands/report.ts';

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

/** Reports something to the office: what is wrong, in words where they are needed, and what follows. */
export default function ReportDialog({ subject, onClose }: Props) {
  const { kind } = subject;
  const { send, sending } = useReport(subject);
  const form = useForm<Values, unknown, ReportContent>({
    defaultValues: { reason: '', words: '' },
    resolver: formResolver(schemaFor(kind)),
  });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const submit = async (content: ReportContent) => {
    try {
      await send(content);
      showToast('通報を受け付けました。事務局が確認します');
      onClose();
    } catch (failure) {
      form.setError('root', { message: showServerFaults(form, failure) });
    }
  };
  return (
    <FormDialog
      title={titles[kind]}
      submitLabel="事務局へ通報する"
      sending={sending}
      error={form.formState.errors.root?.message}
      onSubmit={form.handleSubmit(submit)}
      onCancel={onClose}
    >
      <p>事務局が確認します。相手には通知されません。</p>
      <ChoiceField control={form.control} name="reason" label={labelOf(reportContent.shape.reason)} required options={reasons} />
      <TextField
        control={form.control}
        name="words"
        label={labelOf(reportContent.shape.words)}
        required={needsWords(kind, reason || 'FALSE')}
        help={kind === 'room' ? '事務局はメッセージの内容を見られません。いつ、何があったかをお書きください' : undefined}
        multiline
        limit={limitOf(reportContent.shape.words)}
      />
    </FormDialog>
  );
}
