import { z } from 'zod';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { normalizeText } from '#domain/kernel/validation.ts';
import { billClientId } from '#domain/people/client/billing.ts';
import { type OfficeClient, officeClientPath } from '#projections/client/officeClients.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';

const schema = z.object({
  billClientId: z
    .string()
    .transform((typed) => typed || null)
    .pipe(billClientId.nullable()),
});

const help = '会計でこのクライアントを表す番号です（半角の英数字、「-」、「_」）。空にすると、番号がない状態に戻ります。';

/** Sets the client's number in the office's accounting; an empty field removes it. */
export default function BillClientIdDialog({ client, onClose }: { readonly client: OfficeClient; readonly onClose: () => void }) {
  const { send } = useCommand({ callable: 'clients', type: 'setBillClientId', shownBy: () => officeClientPath(client.id) });
  return (
    <FieldsDialog
      title="請求先番号を変更しますか？"
      confirmLabel="請求先番号を変更する"
      schema={schema}
      start={{ billClientId: client.billClientId ?? '' }}
      fields={{ billClientId: { label: labelOf(billClientId), normalize: normalizeText, help } }}
      send={(typed) => send({ uid: client.id, ...typed })}
      done="請求先番号を変更しました"
      onClose={onClose}
    />
  );
}
