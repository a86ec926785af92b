import type { MasterKind } from '#domain/master/kinds.ts';
import { sendCommand } from '#web/shared/data/sendCommand.ts';
import { waitForVersion } from '#web/shared/data/waitForVersion.ts';

type NewMaster = { readonly name: string; readonly orderIndex: number; readonly commandId: string };

/** Adds an entry to a master and waits until it shows; sent again under its id, it stays one entry. */
export const addMaster = async (kind: MasterKind, fields: NewMaster): Promise<void> => {
  const { streamId, version } = await sendCommand('masters', { ...fields, kind, type: 'add' });
  await waitForVersion(`${kind}Master/${streamId.replace(`master-${kind}_`, '')}`, version);
};
