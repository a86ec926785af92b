import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { billClientId } from '#domain/client/billing.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { normalizeText } from '#domain/kernel/validation.ts';
import { type OfficeClient, officeClientPath } from '#projections/client/officeClients.schema.ts';
import { reflectionText } from '#web/shared/data/reflectionText.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { formResolver } from '#web/shared/forms/formResolver.ts';
import { TextField } from '#web/shared/forms/textField.tsx';
import { FormDialog } from '#web/shared/ui/formDialog.tsx';
import { showToast } from '#web/shared/ui/toast.ts';

const schema = z.object({
  billClientId: z
    .string()
    .transform((typed) => typed || null)
    .pipe(billClientId.nullable()),
});
type Typed = z.input<typeof schema>;
type Numbered = z.output<typeof schema>;

/** The client's number in the office's accounting; an empty one takes it away. */
export default function BillClientIdDialog({ client, onClose }: { readonly client: OfficeClient; readonly onClose: () => void }) {
  const form = useForm<Typed, unknown, Numbered>({
    defaultValues: { billClientId: client.billClientId ?? '' },
    resolver: formResolver(schema),
  });
  const { send, sending, error } = useCommand<Numbered & { uid: string }>({
    callable: 'clients',
    type: 'setBillClientId',
    shownBy: () => officeClientPath(client.id),
  });
  const submit = (typed: Numbered) =>
    send({ uid: client.id, ...typed }).then(
      ({ reflection }) => {
        showToast(`請求先番号を変更しました${reflectionText(reflection)}`);
        onClose();
      },
      () => undefined, // shown below through `error`
    );
  return (
    <FormDialog
      title="請求先番号を変更しますか？"
      submitLabel="請求先番号を変更する"
      sending={sending}
      error={error?.message}
      onSubmit={form.handleSubmit(submit)}
      onCancel={onClose}
    >
      <TextField
        control={form.control}
        name="billClientId"
        label={labelOf(billClientId)}
        normalize={normalizeText}
        help="会計でこのクライアントを表す番号です（半角の英数字、「-」、「_」）。空にすると、番号がない状態に戻ります。"
      />
    </FormDialog>
  );
}
