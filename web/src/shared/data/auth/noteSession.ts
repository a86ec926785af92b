import { deviceBy } from '#domain/people/account/devices.ts';
import { sendCommand } from '../commands/sendCommand.ts';
import { deviceStorage } from '../platform/deviceStorage.ts';
import { reportUnexplained } from '../platform/reportUnexplained.ts';

const KEY = 'session';

const earlierOf = (uid: string): number | null => {
  const [owner, signedInAt] = (deviceStorage()?.getItem(KEY) ?? '').split(' ');
  return owner === uid ? Number(signedInAt) : null;
};

const told = new Set<number>();

/** Tells the server once per visit that this session is used. A failure is repeated at the next. */
export const noteSession = async (uid: string, signedInAt: number): Promise<void> => {
  if (told.has(signedInAt)) return;
  told.add(signedInAt);
  const known = earlierOf(uid);
  const { browser, platform } = deviceBy(navigator);
  const earlier = known === signedInAt ? null : known;
  await sendCommand('accounts', { commandId: crypto.randomUUID(), type: 'noteSession', browser, platform, earlier }).then(
    () => deviceStorage()?.setItem(KEY, `${uid} ${signedInAt}`),
    reportUnexplained,
  );
};
