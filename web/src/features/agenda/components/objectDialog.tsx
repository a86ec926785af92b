import { z } from 'zod';
import { reason } from '#domain/kernel/commonFields.ts';
import { type Payout, payoutPath } from '#projections/payout/payouts.schema.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { FieldsDialog } from '#web/shared/forms/fieldsDialog.tsx';

const schema = z.strictObject({ reason });

type Props = { readonly payout: Pick<Payout, 'id' | 'no'>; readonly onClose: () => void };

export default function ObjectDialog({ payout: { id, no }, onClose }: Props) {
  const { send } = useCommand<object>({ callable: 'payouts', type: 'object', shownBy: () => payoutPath(id) });
  return (
    <FieldsDialog
      title="支払通知書への異議"
      confirmLabel="異議を申し出る"
      done="異議を申し出ました"
      send={(typed) => send({ payoutId: id, no, ...typed })}
      onClose={onClose}
      schema={schema}
      start={{ reason: '' }}
      fields={{ reason: { multiline: true, help: '違っている点と、正しいと思う額をお書きください' } }}
    >
      <p>事務局が確認し、訂正した支払通知書をお送りするか、理由をお答えします。</p>
    </FieldsDialog>
  );
}
