import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { reason } from '#domain/kernel/commonFields.ts';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';
import { type Deal, type DealKind, kinds } from '#web/features/deal/public.ts';
import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import css from '../../table.module.css';
import { useDecision } from '../commands/useDecision.ts';
import { useLatest } from '../obstacle.ts';
import { type EndAction, endReasonHelp, endTexts } from '../texts.ts';

const schema = z.object({ reason });
type Reason = z.infer<typeof schema>;

type Props = {
  readonly kind: DealKind;
  readonly deal: Deal;
  readonly action: EndAction;
  readonly onClose: () => void;
};

/** Ends a deal on the office's side: what follows from it, and the reason. It follows the deal while it is open. */
export default function EndDialog({ kind, deal: opened, action, onClose }: Props) {
  const { title, consequences, label, done } = endTexts[action](kinds[kind].noun);
  const form = useForm<Reason, unknown, Reason>({ defaultValues: { reason: '' }, resolver: formResolver(schema) });
  const { send, sending, sent, error } = useDecision(kind, opened);
  const { deal, obstacle } = useLatest(kind, opened, action, sending || sent);
  const submit = (typed: Reason) =>
    send({ type: action, ...typed }).then(
      (reflection) => {
        showToast(done + reflectionText(reflection));
        onClose();
      },
      () => undefined, // shown below through `error`
    );
  return (
    <FormDialog
      title={title}
      submitLabel={label}
      ends
      sending={sending}
      error={error?.message}
      obstacle={obstacle}
      onSubmit={form.handleSubmit(submit)}
      onCancel={onClose}
    >
      <p>
        {deal.job.title}（{deal.client.name}、{deal.talent.name}）
      </p>
      <ul className={css.consequences}>
        {consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <TextField
        control={form.control}
        name="reason"
        label={labelOf(reason)}
        required
        multiline
        limit={limitOf(reason)}
        help={endReasonHelp}
      />
    </FormDialog>
  );
}
