import { z } from 'zod';
import { noAddressee, orderFields } from '#domain/money/order/fields.ts';
import { type OrderDocument, orderPath } from '#projections/order/orders.schema.ts';
import { AddressFields } from '#web/entities/client/addressFields.tsx';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useCheckedForm } from '#web/shared/forms/checkedForm.ts';
import { CommandDialog } from '#web/shared/forms/commandDialog.tsx';
import { FieldGroup } from '#web/shared/forms/fieldGroup.tsx';
import { TextField } from '#web/shared/forms/textField.tsx';
import { textOf } from '#web/shared/forms/textOf.ts';

const { poNumber, addressee } = orderFields;
const schema = z.object({ poNumber, addressee });
type Typed = z.output<typeof schema>;

type Props = {
  readonly kind: DealKind;
  readonly deal: Deal;
  readonly order: OrderDocument | null;
  readonly isClient: boolean;
  readonly onClose: () => void;
};

export const OrderDialog = ({ kind, deal: { id, jobId }, order, isClient, onClose }: Props) => {
  const { send } = useCommand<Typed & { readonly dealKind: DealKind; readonly jobId: string; readonly dealId: string }>({
    callable: 'orders',
    type: isClient ? 'set' : 'setFor',
    shownBy: () => orderPath(id),
    again: true,
  });
  const form = useCheckedForm<Typed, Typed>(schema, { poNumber: order?.poNumber ?? '', addressee: order?.addressee ?? noAddressee });
  const { control } = form;
  return (
    <CommandDialog
      title="発注番号・請求先"
      confirmLabel="保存する"
      form={form}
      wide
      send={(typed) => send({ ...typed, dealKind: kind, jobId, dealId: id })}
      done="発注番号・請求先を保存しました"
      onClose={onClose}
    >
      <p>このお仕事の請求書だけに使います。キャストには表示されません。請求書を発行するまで変更できます。</p>
      <TextField control={control} name="poNumber" {...textOf(poNumber)} help="例：2026-118。請求書に記載します。" />
      <FieldGroup legend="別の請求先（空欄の項目は、請求先情報のとおりになります）">
        <TextField
          control={control}
          name="addressee.company"
          {...textOf(addressee.shape.company as z.ZodString)}
          help="会社名を入力したときは、部署と担当者も下の内容だけを使います。"
        />
        <TextField control={control} name="addressee.department" {...textOf(addressee.shape.department as z.ZodString)} />
        <TextField control={control} name="addressee.name" {...textOf(addressee.shape.name)} />
        <AddressFields form={form} name="addressee" />
      </FieldGroup>
    </CommandDialog>
  );
};
