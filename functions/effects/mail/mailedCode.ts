import { createHash, createHmac } from 'node:crypto';
import { type AggregateName, streamIdOf } from '#domain/kernel/identifiers.ts';
import type { EnvelopeNamed } from '#domain/registry.ts';
import { decryptEvents, readStored } from '../../eventStore/readEvents.ts';
import type { Runtime } from '../../ports.ts';

/** What a code confirms: an address for notices, a guardian's answer, or a guest's contact. */
export type CodePurpose = 'destination' | 'guardian' | 'contact';

/**
 * The code in a mail: 144 bits made from the person's key and the command's id. It is not stored;
 * the log has at most its hash, and the mail computes it again. Null after the key was erased.
 */
export const mailedCode = async (
  { keys }: Pick<Runtime, 'keys'>,
  purpose: CodePurpose,
  uid: string,
  commandId: string,
): Promise<string | null> => {
  const key = (await keys.read([uid])).get(uid);
  return key ? createHmac('sha256', key).update(`${purpose}/${uid}/${commandId}`).digest('base64url').slice(0, 24) : null;
};

/** The SHA-256 (hex) of a code, as the log stores it. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex');

type Asking = 'AccountDestinationRequested' | 'GuardianAsked';
const purposes = { AccountDestinationRequested: 'destination', GuardianAsked: 'guardian' } as const satisfies Record<Asking, CodePurpose>;
const aggregates = { AccountDestinationRequested: 'account', GuardianAsked: 'guardian' } as const satisfies Record<Asking, AggregateName>;

/** The event that asks for a mail with a code, and the code; null if the person left. */
export const askedWithCode = async <Type extends Asking>(
  runtime: Runtime,
  type: Type,
  uid: string,
  version: number,
): Promise<{ readonly data: EnvelopeNamed<Type>['data']; readonly code: string } | null> => {
  const streamId = streamIdOf(aggregates[type], uid);
  const [event] = await decryptEvents(await readStored(runtime.db, streamId, version, 1), runtime.keys);
  if (event?.type !== type || event.version !== version) throw new Error(`no mail was asked for in ${streamId} version ${version}`);
  const code = await mailedCode(runtime, purposes[type], uid, event.meta.commandId);
  return code === null ? null : { data: event.data as EnvelopeNamed<Type>['data'], code };
};
