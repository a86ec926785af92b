import type { MasterKind } from '#domain/master/kinds.ts';
import { sendCommand } from '#web/shared/data/sendCommand.ts';
import { waitForVersion } from '#web/shared/data/waitForVersion.ts';

type Change =
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'reorder'; readonly orderIndex: number }
  | { readonly type: 'retire' | 'restore' };

/** Changes an entry of a master and waits until it shows. To say again what is so already changes nothing, so each send has an id of its own. */
export const changeMaster = async (kind: MasterKind, masterId: string, change: Change): Promise<void> => {
  const { version } = await sendCommand('masters', { ...change, kind, masterId, commandId: crypto.randomUUID() });
  await waitForVersion(`${kind}Master/${masterId}`, version);
};
