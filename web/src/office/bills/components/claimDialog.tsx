import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { normalizeText, text } from '#domain/kernel/validation.ts';
import { formatYen } from '#domain/kernel/yen.ts';
import type { Offer } from '#projections/offers.ts';
import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useClaimBill } from '../commands/claimBill.ts';

const schema = z.object({ billId: text(40) });
type Bill = z.infer<typeof schema>;

/** Enters the number under which the bill was sent. */
export const ClaimDialog = ({ offer, onClose }: { readonly offer: Offer; readonly onClose: () => void }) => {
  const id = useId();
  const form = useForm<Bill, unknown, Bill>({ defaultValues: { billId: '' }, resolver: formResolver(schema) });
  const { send, sending, error } = useClaimBill(offer);
  const submit = ({ billId }: Bill) =>
    send({ offerId: offer.id, billId }).then(
      ({ reflection }) => {
        showToast(`請求済みにしました${reflectionText(reflection)}`);
        onClose();
      },
      () => undefined, // shown below through `error`
    );
  return (
    <Dialog open onClose={sending ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>請求済みにする</DialogTitle>
      <DialogContent>
        <Form
          onSubmit={form.handleSubmit(submit)}
          submitLabel="請求済みにする"
          sending={sending}
          error={error?.message}
          below={
            <Button variant="text" onClick={onClose} disabled={sending}>
              やめる
            </Button>
          }
        >
          <p>
            {offer.client.name}への請求（{formatYen(offer.fee ?? 0)}）を送付済みにします。あとから未請求に戻せます。
          </p>
          <TextField control={form.control} name="billId" label="請求番号" required limit={40} normalize={normalizeText} />
        </Form>
      </DialogContent>
    </Dialog>
  );
};
