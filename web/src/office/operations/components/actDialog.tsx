import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { reason } from '#domain/kernel/commonFields.ts';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';

type Parked = { readonly subscription: string; readonly streamId: string; readonly version: number; readonly parkedAt: number };

/** What can be put in order, with what names it. */
export type Act =
  | { readonly type: 'retryStream' | 'discardEvent'; readonly fields: Parked }
  | { readonly type: 'resendMail'; readonly fields: { readonly mailId: string } }
  | { readonly type: 'rearmDeadline'; readonly fields: { readonly deadlineId: string } };

const texts = {
  retryStream: {
    title: 'もう一度処理しますか？',
    label: 'もう一度処理する',
    consequence: '止まった記録から処理を再開します。原因が残っている場合は、また止まります。',
    done: '再開を受け付けました',
  },
  discardEvent: {
    title: 'この記録を読み飛ばしますか？',
    label: 'この記録を読み飛ばす',
    consequence: 'この記録だけを反映せずに先へ進みます。記録そのものは残り、再構築（replay rebuild）で反映できます。',
    done: '読み飛ばしを受け付けました',
  },
  resendMail: {
    title: 'メールをもう一度送りますか？',
    label: 'もう一度送る',
    consequence: '宛先と内容は、送るときの最新のものになります。',
    done: '送信を受け付けました',
  },
  rearmDeadline: {
    title: '期限を設定し直しますか？',
    label: '期限を設定し直す',
    consequence: '期限を過ぎているものはすぐに処理され、これからのものはアラームを設定し直します。',
    done: '期限の再設定を受け付けました',
  },
} as const;

type Props = { readonly act: Act; readonly onClose: () => void };

const useAct = ({ act, onClose }: Props) => {
  const { send, sending, error } = useCommand<object>({ callable: 'operations', type: act.type, shownBy: () => null });
  const carryOut = (more: object = {}) =>
    send({ ...act.fields, ...more }).then(
      () => {
        showToast(texts[act.type].done);
        onClose();
      },
      () => undefined, // shown in the dialog through `error`
    );
  return { carryOut, sending, error: error?.message };
};

const schema = z.object({ reason });
type Reason = z.infer<typeof schema>;

const ReasonDialog = (props: Props) => {
  const { carryOut, sending, error } = useAct(props);
  const { title, label, consequence } = texts[props.act.type];
  const form = useForm<Reason, unknown, Reason>({ defaultValues: { reason: '' }, resolver: formResolver(schema) });
  return (
    <FormDialog
      title={title}
      submitLabel={label}
      ends
      sending={sending}
      error={error}
      onSubmit={form.handleSubmit(carryOut)}
      onCancel={props.onClose}
    >
      <p>{consequence}</p>
      <TextField control={form.control} name="reason" label={labelOf(reason)} required multiline limit={limitOf(reason)} />
    </FormDialog>
  );
};

const PlainDialog = (props: Props) => {
  const { carryOut, sending, error } = useAct(props);
  const { title, label, consequence } = texts[props.act.type];
  return (
    <ConfirmDialog title={title} confirmLabel={label} sending={sending} error={error} onConfirm={() => carryOut()} onCancel={props.onClose}>
      <p>{consequence}</p>
    </ConfirmDialog>
  );
};

/** One act of the office on the machinery: its consequence, and a reason where something is left out. */
export default function ActDialog(props: Props) {
  return props.act.type === 'discardEvent' ? <ReasonDialog {...props} /> : <PlainDialog {...props} />;
}
