import { formatYen } from '#domain/format/numbers.ts';
import { longTime } from '#domain/format/times.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { offerFields } from '#domain/offer/commands.ts';
import type { Offer } from '#projections/offers.ts';
import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useAnswerOffer } from '../commands/answerOffer.ts';
import { type AnswerAction, actionTexts, toastTexts, wordsOf } from '../texts.ts';

/** What is agreed to. */
const termsOf = ({ fee, scheduleToClose }: Offer) => [
  { term: labelOf(offerFields.fee), value: formatYen(fee ?? 0) },
  { term: labelOf(offerFields.scheduleToClose), value: longTime(scheduleToClose ?? 0) },
];

type Props = { readonly offer: Offer; readonly action: AnswerAction; readonly onClose: () => void };

/** One answer with its consequence. Mounted anew for every opening: one command id per dialog. */
export const AnswerDialog = ({ offer, action, onClose }: Props) => {
  const { send, sending, error } = useAnswerOffer(action, offer);
  const words = wordsOf(action, offer);
  const { title, consequence, label, ends } = actionTexts[words];
  const confirm = () =>
    send().then(
      ({ reflection }) => {
        showToast(toastTexts[words] + reflectionText(reflection));
        onClose();
      },
      () => undefined, // shown below through `error`
    );
  const binds = action === 'accept' || action === 'approve';
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={label}
      ends={ends}
      sending={sending}
      error={error?.message}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {binds ? <Facts facts={termsOf(offer)} /> : null}
      <p>
        <Phrases>{consequence}</Phrases>
      </p>
    </ConfirmDialog>
  );
};
