import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { reason } from '#domain/kernel/commonFields.ts';
import { labelOf, limitOf } from '#domain/kernel/fieldMeta.ts';
import { normalizeText } from '#domain/kernel/validation.ts';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { fieldText } from '../fieldTexts.ts';
import { type Closed, useOpenPersonal } from '../queries/openPersonal.ts';
import { partsOf } from '../streamParts.ts';
import { valueText } from '../valueTexts.ts';

const schema = z.object({ reason });
type Reason = z.infer<typeof schema>;

type Props = { readonly closed: Closed; readonly fields: readonly string[]; readonly onClose: () => void };

/** Asks for a reason, then shows the personal data until the dialog is closed. */
export default function OpenDialog({ closed, fields, onClose }: Props) {
  const form = useForm<Reason, unknown, Reason>({ defaultValues: { reason: '' }, resolver: formResolver(schema) });
  const { mutate, data, error, isPending } = useOpenPersonal(closed);
  const named = (field: string) => fieldText(partsOf(closed.streamId).aggregate, field);
  const nothing = closed.scope === 'EVENT' ? '消去済み' : 'なし';
  if (!data)
    return (
      <FormDialog
        title="個人情報を表示しますか？"
        submitLabel="理由を記録して表示する"
        sending={isPending}
        error={error?.message}
        onSubmit={form.handleSubmit((typed) => mutate(typed.reason))}
        onCancel={onClose}
      >
        <p>{fields.map(named).join('、')}を表示します。あなたが表示したことと理由が記録に残ります。</p>
        <TextField
          control={form.control}
          name="reason"
          label={labelOf(reason)}
          required
          multiline
          limit={limitOf(reason)}
          normalize={normalizeText}
        />
      </FormDialog>
    );
  return (
    <Dialog title="個人情報" onClose={onClose} actions={<Button onClick={onClose}>閉じる</Button>}>
      <Facts
        facts={Object.entries(data).map(([field, value]) => ({
          term: named(field),
          value: value === null ? nothing : valueText(field, value),
        }))}
      />
    </Dialog>
  );
}
