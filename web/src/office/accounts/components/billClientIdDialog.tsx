import { z } from 'zod';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { normalizeText } from '#domain/kernel/validation.ts';
import { billClientId } from '#domain/people/client/billing.ts';
import { type OfficeClient, officeClientPath } from '#projections/client/officeClients.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';

const schema = z.object({
  billClientId: z
    .string()
    .transform((typed) => typed || null)
    .pipe(billClientId.nullable()),
});

/** Sets the client's number in the office's accounting; an empty field removes it. */
export default function BillClientIdDialog({ client, onClose }: { readonly client: OfficeClient; readonly onClose: () => void }) {
  const form = useCheckedForm(schema, { billClientId: client.billClientId ?? '' });
  const { send } = useCommand({ callable: 'clients', type: 'setBillClientId', shownBy: () => officeClientPath(client.id) });
  return (
    <CommandDialog
      title="請求先番号を変更しますか？"
      confirmLabel="請求先番号を変更する"
      form={form}
      send={(typed) => send({ uid: client.id, ...typed })}
      done="請求先番号を変更しました"
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="billClientId"
        label={labelOf(billClientId)}
        normalize={normalizeText}
        help="会計でこのクライアントを表す番号です（半角の英数字、「-」、「_」）。空にすると、番号がない状態に戻ります。"
      />
    </CommandDialog>
  );
}
