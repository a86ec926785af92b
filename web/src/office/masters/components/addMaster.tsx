import type { MasterKind } from '#domain/office/master/fields.ts';
import type { Master } from '#projections/content/masters.schema.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { waitForVersion } from '#web/shared/data/commands/waitForVersion.ts';
import { masterKindLabels } from '../../list/fieldName.ts';
import { lastPlace } from '../order.ts';
import MasterDialog from './masterDialog.tsx';

type NewMaster = { readonly name: string; readonly orderIndex: number; readonly commandId: string };

/** A retry with the same id adds no second one. */
const addMaster = async (kind: MasterKind, fields: NewMaster): Promise<void> => {
  const { streamId, version } = await sendCommand('masters', { ...fields, kind, type: 'add' });
  await waitForVersion(`${kind}Master/${streamId.replace(`master-${kind}_`, '')}`, version);
};

type Props = {
  readonly kind: MasterKind;
  readonly rows: readonly Master[];
  readonly name?: string;
  readonly onClose: () => void;
};

export default function AddMaster({ kind, rows, name: begun = '', onClose }: Props) {
  return (
    <MasterDialog
      kind={kind}
      title={`${masterKindLabels[kind]}を追加する`}
      confirmLabel="追加する"
      done="追加しました"
      name={begun}
      taken={rows.map(({ name }) => name)}
      onSend={(name, commandId) => addMaster(kind, { name, commandId, orderIndex: lastPlace(rows) })}
      onClose={onClose}
    />
  );
}
