import { createHmac } from 'node:crypto';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { type StudentState, student } from '#domain/people/student/student.ts';
import type { EventStore } from '../eventStore/request.ts';
import { loadStream } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';

/** Crockford's 32 characters: no I, L, O and U, which are easily misread. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const [GROUPS, GROUP] = [4, 4];

/** The key of the trainee at a place on the roster; null if the place is free. */
const traineeKey = async ({ db, keys }: EventStore, taCode: string): Promise<Buffer | null> => {
  const head = await db.doc(paths.head(streamIdOf('student', taCode))).get();
  const state = (await loadStream(db, keys, student, head)).state as StudentState;
  if (state.status !== 'ACTIVE') return null;
  return (await keys.read([state.personId])).get(state.personId) ?? null;
};

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** 80 bits as 16 letters in groups of four. */
const spelled = (bytes: Buffer): string =>
  Array.from({ length: GROUPS }, (_, group) =>
    Array.from(bytes.subarray(group * GROUP, (group + 1) * GROUP), (byte) => LETTERS[byte % LETTERS.length]).join(''),
  ).join('-');

const hashOf = (key: Buffer, code: string): string => hmac(key, `link-code/${code}`).toString('hex');

/** A one-time code for a place on the roster, and its hash, which the log stores. */
export type LinkCode = { readonly code: string; readonly codeHash: string };

/**
 * Makes a one-time code from the trainee's key and the command's id. No document has it, and a
 * retry of the command returns the same code. Null if the place is free.
 */
export const makeLinkCode = async (eventStore: EventStore, taCode: string, commandId: string): Promise<LinkCode | null> => {
  const key = await traineeKey(eventStore, taCode);
  if (!key) return null;
  const code = spelled(hmac(key, `make-link-code/${taCode}/${commandId}`));
  return { code, codeHash: hashOf(key, code) };
};

/** The hash of a code at a place, to compare with the log; null if the place is free. */
export const hashOfLinkCode = async (eventStore: EventStore, taCode: string, code: string): Promise<string | null> => {
  const key = await traineeKey(eventStore, taCode);
  return key && hashOf(key, code);
};
