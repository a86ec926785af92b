import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';
import { contentFaults, needsWords, type ReportContent, reportContent } from '#domain/talk/report/content.ts';
import { type ReportReason, reportReasonLabel, reportReasons } from '#domain/talk/report/reasons.ts';
import type { ReportSubject, SubjectKind } from '#domain/talk/report/subject.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { ChoiceField } from '#web/shared/forms/choiceField.tsx';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { PicturesField } from '#web/shared/forms/pictureField.tsx';
import { severalPictures } from '#web/shared/forms/pictureList.ts';
import { SelectField } from '#web/shared/forms/selectField.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';

type Values = Omit<ReportContent, 'reason' | 'messageId'> & { readonly reason: ReportReason | ''; readonly messageId: string };

const titles = {
  job: 'このお仕事を通報しますか？',
  talent: 'このキャストを通報しますか？',
  client: 'このクライアントを通報しますか？',
  room: 'このメッセージのやり取りを通報しますか？',
  review: 'この評価を通報しますか？',
} as const satisfies Record<SubjectKind, string>;

const roomHelp = '事務局は、選んだもの以外のメッセージを見られません。いつ、何があったかをお書きください';

const reasons = reportReasons.map((value) => ({ value, label: reportReasonLabel[value] }));

const { reportPicturesMax } = businessRules;
/** Empty for none. */
const chosenMessage = z.string().transform((id) => id || null);

const schemaFor = (kind: SubjectKind) =>
  z
    .object({ ...reportContent.shape, pictures: severalPictures(reportPicturesMax), messageId: chosenMessage })
    .superRefine((content, { addIssue }) => {
      for (const [field, message] of Object.entries(contentFaults(kind, content))) addIssue({ code: 'custom', path: [field], message });
    });

type Props = {
  readonly subject: ReportSubject;
  /** The messages of the other side in a room, of which the reporter can name one. */
  readonly messages?: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  readonly onClose: () => void;
};

export default function ReportDialog({ subject, messages = [], onClose }: Props) {
  const { kind, subjectId } = subject;
  // The reporter may not read reports.
  const { send } = useCommand({ callable: 'reports', type: 'report', shownBy: () => null });
  const form = useCheckedForm<Values, ReportContent>(schemaFor(kind), { reason: '', words: '', pictures: [], messageId: '' });
  const reason = useWatch({ control: form.control, name: 'reason' });
  return (
    <CommandDialog
      title={titles[kind]}
      confirmLabel="事務局へ通報する"
      form={form}
      send={(content) => send({ kind, subjectId, ...content })}
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
        help={kind === 'room' ? roomHelp : undefined}
        multiline
      />
      {messages.length > 0 ? (
        <SelectField
          control={form.control}
          name="messageId"
          label={labelOf(reportContent.shape.messageId)}
          blank="選ばない"
          options={messages}
        />
      ) : null}
      <PicturesField
        control={form.control}
        name="pictures"
        label={labelOf(reportContent.shape.pictures)}
        help={`画面の写しなどを${reportPicturesMax}枚まで添えられます。事務局だけが、理由を記録して確認します`}
        limit={limitOf(reportContent.shape.pictures.unwrap())}
      />
    </CommandDialog>
  );
}
