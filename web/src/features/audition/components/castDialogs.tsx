import { useState } from 'react';
import { z } from 'zod';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { messages } from '#domain/kernel/messages.ts';
import { instant } from '#domain/kernel/validation.ts';
import { auditionFields } from '#domain/work/audition/fields.ts';
import { castRefuses } from '#domain/work/deal/endReasons.ts';
import { dealFields } from '#domain/work/deal/fields.ts';
import type { AuditionInvite } from '#projections/audition/auditions.schema.ts';
import { useInviteCommand } from '#web/entities/audition/auditions.ts';
import { slotWords } from '#web/entities/audition/invite.tsx';
import { endReasonForm, withoutEmpty } from '#web/entities/deal/endReasonForm.ts';
import { commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { uploadFile } from '#web/shared/data/commands/uploadFile.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { DateTimeField } from '#web/shared/forms/dateTimeField.tsx';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';
import { FileButton } from '#web/shared/forms/fileButton.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { showToast } from '#web/shared/ui/toast.ts';

type Props = { readonly invite: AuditionInvite; readonly label: string; readonly onClose: () => void };

const Confirm = ({ invite, label, onClose }: Props) => {
  const { send } = useInviteCommand('confirm', invite);
  const isTape = invite.auditionKind === 'SELF_TAPE';
  const [only] = invite.slots.length === 1 ? invite.slots : [];
  const options = invite.slots.map((each) => ({ value: each.slotId, label: slotWords(each) }));
  return (
    <FieldsDialog
      title="オーディションに参加しますか？"
      confirmLabel={label}
      schema={z.object({ slotId: isTape ? z.string() : z.string().min(1, messages.required) })}
      start={{ slotId: only?.slotId ?? '' }}
      fields={{ slotId: isTape ? undefined : { as: 'choice', label: labelOf(auditionFields.slotId), options } }}
      send={({ slotId }) => send({ dealId: invite.dealId, slotId: isTape ? null : slotId })}
      done="参加をお知らせしました"
      onClose={onClose}
    >
      <p>クライアントに通知されます。出演の約束ではありません。</p>
    </FieldsDialog>
  );
};

const choices = ['first', 'second', 'third'] as const;
const timesForm = z.object({
  first: instant,
  second: instant.optional(),
  third: instant.optional(),
  reason: dealFields.reason.or(z.literal('')),
});

const AskOther = ({ invite, label, onClose }: Props) => {
  const { send } = useInviteCommand('askOther', invite);
  type Typed = { first?: number; second?: number; third?: number; reason: string };
  const form = useCheckedForm<Typed, z.infer<typeof timesForm>>(timesForm, { reason: '' });
  return (
    <CommandDialog
      title="別の日時を希望しますか？"
      confirmLabel={label}
      form={form}
      send={({ reason, ...typed }) => {
        const times = [...new Set(choices.flatMap((each) => typed[each] ?? []))];
        return send({ dealId: invite.dealId, times, ...(reason !== '' && { reason }) });
      }}
      done="希望の日時をお知らせしました"
      onClose={onClose}
    >
      {choices.map((each, index) => (
        <DateTimeField
          key={each}
          control={form.control}
          name={each}
          label={`第${index + 1}希望`}
          required={index === 0}
          defaultTime="10:00"
        />
      ))}
      <TextField control={form.control} name="reason" {...textOf(dealFields.reason)} required={false} multiline />
    </CommandDialog>
  );
};

const endReason = endReasonForm(castRefuses.reasonCode.unwrap().options);

const Decline = ({ invite, label, onClose }: Props) => {
  const { send } = useInviteCommand('declineInvite', invite);
  return (
    <FieldsDialog
      title="オーディションに参加しませんか？"
      confirmLabel={label}
      ends
      {...endReason}
      send={(typed) => send({ dealId: invite.dealId, ...withoutEmpty(typed) })}
      done="参加しないことをお知らせしました"
      onClose={onClose}
    >
      <p>エントリーや問い合わせは続きます。クライアントに通知されます。</p>
    </FieldsDialog>
  );
};

const dialogs = { confirm: Confirm, askOther: AskOther, declineInvite: Decline };

export const CastDialog = ({ act, ...props }: Props & { readonly act: keyof typeof dialogs }) => {
  const Answer = dialogs[act];
  return <Answer {...props} />;
};

/** Sends the movie of a self-tape, with its progress. After a fault another file can be chosen. */
export const TapeUpload = ({ invite }: { readonly invite: AuditionInvite }) => {
  const { send } = useInviteCommand('submitTape', invite);
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const submit = async (file: File) => {
    setFault(null);
    setShare(0);
    try {
      const uploadId = await uploadFile(file, setShare, new AbortController().signal);
      await send({ dealId: invite.dealId, uploadId });
      showToast('動画を提出しました');
    } catch (error) {
      const { message, fields } = commandErrorOf(error);
      setFault(Object.values(fields)[0] ?? message);
    }
    setShare(null);
  };
  return (
    <div>
      <p>
        <Phrases>{`動画は、このお仕事のクライアントと事務局だけに表示します。提出期限から${businessRules.auditionTapesKept / DAY}日で削除します。`}</Phrases>
      </p>
      {share === null ? (
        <FileButton kinds={['movie']} onChoose={([file]) => file && void submit(file)}>
          動画を選んで提出する
        </FileButton>
      ) : (
        <p role="status">
          <progress value={share} max={1} aria-label="動画の送信" />
          {`動画を送信しています（${Math.round(share * 100)}%）`}
        </p>
      )}
      {fault ? <Notice tone="error">{fault}</Notice> : null}
    </div>
  );
};
