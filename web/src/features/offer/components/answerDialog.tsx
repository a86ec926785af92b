import type { Offer } from '#projections/offers.ts';
import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useAnswerOffer } from '../commands/answerOffer.ts';
import { type AnswerAction, actionTexts, toastTexts, wordsOf } from '../texts.ts';

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
      <p>{consequence}</p>
    </ConfirmDialog>
  );
};
