import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { AuditedEvent } from '#domain/audit/history.ts';
import { normalizeText, text } from '#domain/kernel/validation.ts';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { fieldText, valueText } from '../fieldTexts.ts';
import { useOpenPersonal } from '../queries/openPersonal.ts';

const LIMIT = 500;
const schema = z.object({ reason: text(LIMIT) });
type Reason = z.infer<typeof schema>;

/** Asks for a reason, then shows the personal data of one event until the dialog is closed. */
export const OpenDialog = ({ event, onClose }: { readonly event: AuditedEvent; readonly onClose: () => void }) => {
  const id = useId();
  const form = useForm<Reason, unknown, Reason>({ defaultValues: { reason: '' }, resolver: formResolver(schema) });
  const { mutate, data, error, isPending } = useOpenPersonal(event);
  if (!data)
    return (
      <FormDialog
        title="個人情報を表示しますか？"
        submitLabel="理由を記録して表示する"
        sending={isPending}
        error={error?.message}
        onSubmit={form.handleSubmit(({ reason }) => mutate(reason))}
        onCancel={onClose}
      >
        <p>{event.personal.map(fieldText).join('、')}を表示します。あなたが表示したことと理由が記録に残ります。</p>
        <TextField control={form.control} name="reason" label="理由" required multiline limit={LIMIT} normalize={normalizeText} />
      </FormDialog>
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>個人情報</DialogTitle>
      <DialogContent>
        <Facts
          facts={Object.entries(data).map(([field, value]) => ({
            term: fieldText(field),
            value: value === null ? '消去済み' : valueText(field, value),
          }))}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>閉じる</Button>
      </DialogActions>
    </Dialog>
  );
};
