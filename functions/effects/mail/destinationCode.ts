import { createHash, createHmac } from 'node:crypto';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { open, readStored } from '../../eventStore/readEvents.ts';
import type { Runtime } from '../../runtime.ts';

/**
 * The code that confirms a new notification address: made of the person's key and the command that asked for it, 144 bits that nobody can guess. It stands
 * in no document and no event (the log holds its hash), and the mail makes it anew. Without the key, of somebody who left, there is none.
 */
export const destinationCode = async ({ keys }: Pick<Runtime, 'keys'>, uid: string, commandId: string): Promise<string | null> => {
  const key = (await keys.read([uid])).get(uid);
  return key ? createHmac('sha256', key).update(`destination/${uid}/${commandId}`).digest('base64url').slice(0, 24) : null;
};

export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex');

/** What the mail to a new notification address has to say; times in ms. */
export type DestinationMail = { readonly uid: string; readonly to: string; readonly code: string; readonly expiresAt: number };

/** The mail that an `AccountDestinationRequested` at this version of the account's stream asks for; null when the person has left. */
export const destinationMail = async (runtime: Runtime, uid: string, version: number): Promise<DestinationMail | null> => {
  const [event] = await open(await readStored(runtime.db, streamIdOf('account', uid), version, 1), runtime.keys);
  if (event?.type !== 'AccountDestinationRequested' || event.version !== version)
    throw new Error(`no notification address was asked for in account-${uid} version ${version}`);
  const { email: to, expiresAt } = event.data;
  const code = await destinationCode(runtime, uid, event.meta.commandId);
  return to === null || code === null ? null : { uid, to, code, expiresAt };
};
