import { type DocumentSnapshot, FieldPath } from 'firebase-admin/firestore';
import { HOUR } from '#domain/kernel/calendar/instants.ts';
import { type AccountCommand, account } from '#domain/people/account/account.ts';
import type { User } from '#projections/account/users.schema.ts';
import { announce } from '../../delivery/announce.ts';
import { executeCommand } from '../../eventStore/executeCommand.ts';
import { callServer } from '../../eventStore/faults.ts';
import { paths } from '../../platform/firestorePaths.ts';
import { reportError } from '../../platform/log.ts';
import type { Runtime } from '../../ports.ts';

/** The most accounts that the accounts server returns in one request. */
const PAGE = 100;
/** More lost identities on a page mean a wrong set-up; then nobody is withdrawn. */
const LOST_MAX = 20;

/** identityRounds/state: the last uid of the current round, and the start of the round (ms). */
type Round = { readonly after: string; readonly startedAt: number };

const isWatched = (found: DocumentSnapshot, now: number): boolean => {
  const { deletedAt, isAdmin, createdAt } = found.data() as User;
  return deletedAt === null && !isAdmin && createdAt <= now - HOUR;
};

/**
 * Withdraws accounts whose identity was deleted at the accounts server. One page of accounts per
 * run, at most one round an hour. Skips members of the office, whom the operator manages. Returns
 * the number of withdrawals.
 */
export const sweepLostIdentities = async (runtime: Runtime): Promise<number> => {
  const { db, now } = runtime;
  const ref = db.doc(paths.identityRound);
  const round = ((await ref.get()).data() as Round | undefined) ?? { after: '', startedAt: 0 };
  const begins = round.after === '';
  if (begins && now() < round.startedAt + HOUR) return 0;
  const users = db.collection('users').orderBy(FieldPath.documentId()).limit(PAGE);
  const page = await (begins ? users : users.startAfter(round.after)).get();
  const lost = await lostOf(
    runtime,
    page.docs.filter((found) => isWatched(found, now())).map(({ id }) => id),
  );
  if (lost.length > LOST_MAX)
    reportError(new Error(`${lost.length} of ${page.size} accounts have no identity: nobody is withdrawn`), { sweep: 'identities' });
  else for (const uid of lost) await withdraw(runtime, uid);
  const after = page.size < PAGE ? '' : (page.docs.at(-1)?.id ?? '');
  await ref.set({ after, startedAt: begins ? now() : round.startedAt } satisfies Round);
  return lost.length > LOST_MAX ? 0 : lost.length;
};

const lostOf = async ({ auth }: Runtime, uids: readonly string[]): Promise<string[]> => {
  if (uids.length === 0) return [];
  const { users } = await callServer('accounts', () => auth.getUsers(uids.map((uid) => ({ uid }))));
  const known = new Set(users.map(({ uid }) => uid));
  return uids.filter((uid) => !known.has(uid));
};

/**
 * Withdraws an account. Its open deals stay and end by deadline or by the office. A failure is
 * reported, and the next round tries again.
 */
const withdraw = async (runtime: Runtime, entityId: string): Promise<void> => {
  const command = { type: 'withdraw' } satisfies AccountCommand;
  const request = { aggregate: account, entityId, command, commandId: `lostIdentity_${entityId}`, sender: 'system' as const };
  try {
    await announce(runtime, await executeCommand(runtime, request));
  } catch (error) {
    reportError(error, { sweep: 'identities' });
  }
};
