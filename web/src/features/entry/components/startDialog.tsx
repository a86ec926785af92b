import type { Entry } from '#projections/entries.ts';
import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { ConfirmDialog } from '#web/shared/ui/confirmDialog.tsx';
import { Phrases } from '#web/shared/ui/phrases.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useStartDeciding } from '../commands/startDeciding.ts';
import { answerTexts } from '../texts.ts';

/** Begins the selection. Mounted anew for every opening: one command id per dialog. */
export const StartDialog = ({ entry, onClose }: { readonly entry: Entry; readonly onClose: () => void }) => {
  const { send, sending, error } = useStartDeciding(entry);
  const { title, consequence, label, toast } = answerTexts.startDeciding;
  const confirm = () =>
    send({ entryId: entry.id }).then(
      ({ reflection }) => {
        showToast(toast + reflectionText(reflection));
        onClose();
      },
      () => undefined, // shown below through `error`
    );
  return (
    <ConfirmDialog title={title} confirmLabel={label} sending={sending} error={error?.message} onConfirm={confirm} onCancel={onClose}>
      <p>
        <Phrases>{consequence}</Phrases>
      </p>
    </ConfirmDialog>
  );
};
