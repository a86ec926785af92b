import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { forceClose } from '#domain/offer/commands.ts';
import type { Offer } from '#projections/offers.ts';
import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { Form } from '#web/shared/forms/form.tsx';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { type EndAction, useEndOffer } from '../commands/endOffer.ts';
import { endTexts } from '../texts.ts';

const schema = z.object({ reason: forceClose.shape.reason });
type Reason = z.infer<typeof schema>;

/** Ends a deal on the office's side: consequence and reason. */
export const EndDialog = ({
  offer,
  action,
  onClose,
}: {
  readonly offer: Offer;
  readonly action: EndAction;
  readonly onClose: () => void;
}) => {
  const id = useId();
  const { title, consequence, label, done } = endTexts[action];
  const form = useForm<Reason, unknown, Reason>({ defaultValues: { reason: '' }, resolver: formResolver(schema) });
  const { send, sending, error } = useEndOffer(action, offer);
  const submit = ({ reason }: Reason) =>
    send({ offerId: offer.id, reason }).then(
      ({ reflection }) => {
        showToast(done + reflectionText(reflection));
        onClose();
      },
      () => undefined, // shown below through `error`
    );
  return (
    <Dialog open onClose={sending ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Form
          onSubmit={form.handleSubmit(submit)}
          submitLabel={label}
          sending={sending}
          error={error?.message}
          below={
            <Button variant="text" onClick={onClose} disabled={sending}>
              やめる
            </Button>
          }
        >
          <p>{consequence}</p>
          <TextField control={form.control} name="reason" label="理由" required multiline limit={businessRules.reasonMax} />
        </Form>
      </DialogContent>
    </Dialog>
  );
};
