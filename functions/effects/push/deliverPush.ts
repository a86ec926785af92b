import type { DocumentReference } from 'firebase-admin/firestore';
import { account } from '#domain/account/account.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { noticeFor } from '#domain/notification/kinds.ts';
import { type PushDevices, pushDevicesPath } from '#projections/account/pushDevices.schema.ts';
import { type User, userPath } from '#projections/account/users.schema.ts';
import { announce } from '../../delivery/announce.ts';
import { executeCommand } from '../../eventStore/executeCommand.ts';
import { getMany, paths } from '../../platform/firestorePaths.ts';
import { log } from '../../platform/log.ts';
import type { Runtime } from '../../runtime.ts';
import { CLAIM_MS, pauseAfter } from '../mail/deliverMail.ts';
import type { Device } from './pusher.ts';
import type { Push } from './pushes.ts';

/**
 * Tried over some seven minutes. A notice that comes later is no help: it stands on the screens,
 * and mails have their own way.
 */
export const MAX_TRIES = 4;
const PAGE = 50;
/**
 * How long (ms) one sweep sends: a push service that hangs must not hold the next minute's sweep
 * back.
 */
const SWEEP_BUDGET_MS = 30_000;

/** Claims a push for one sender: null for everybody who does not find it due. */
const claim = ({ db, now }: Runtime, ref: DocumentReference): Promise<Push | null> =>
  db.runTransaction(async (transaction) => {
    const push = (await transaction.get(ref)).data() as Push | undefined;
    const at = now();
    if (!push || push.dueAt === null || push.dueAt > at) return null;
    const change = { attempts: push.attempts + 1, dueAt: at + CLAIM_MS, updatedAt: at };
    transaction.update(ref, change);
    return { ...push, ...change };
  });

/**
 * The devices that are to get it as things stand now: none of somebody who is suspended or gone.
 */
const devicesFor = async ({ db }: Runtime, { uid, left }: Push): Promise<readonly Device[]> => {
  const [user, held] = await getMany(db, [db.doc(userPath(uid)), db.doc(pushDevicesPath(uid))]);
  const { suspended = true, deletedAt = null } = (user?.data() ?? {}) as Partial<User>;
  if (suspended || deletedAt !== null) return [];
  const { devices = [] } = (held?.data() ?? {}) as Partial<PushDevices>;
  return devices.filter(({ id }) => left === null || left.includes(id));
};

/**
 * Removes a device that its push service does not know any more. Several senders may notice it; it
 * is removed once.
 */
const removeDevice = async (runtime: Runtime, uid: string, { id: deviceId, addedAt }: Device): Promise<void> => {
  const command = { type: 'removeDevice', deviceId };
  const commandId = `push_gone_${addedAt}_${deviceId}`;
  try {
    await announce(runtime, await executeCommand(runtime, { aggregate: account, entityId: uid, command, commandId, sender: 'system' }));
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'aborted') throw error;
    log('WARNING', 'a device was not removed', { code: error.code });
  }
};

/**
 * Sends a push that is due to the devices that lack it, if nobody else is sending it. What fails is
 * tried again a few times, then dropped.
 */
export const deliverPush = async (runtime: Runtime, pushId: string): Promise<void> => {
  const ref = runtime.db.doc(paths.push(pushId));
  const push = await claim(runtime, ref);
  const title = push && noticeFor(push.kind, push.audience)?.title;
  if (!push || !title) return;
  const devices = await devicesFor(runtime, push);
  const outcomes = await Promise.all(
    devices.map(async (device) => ({ device, outcome: await runtime.pusher(device, { title, path: push.path }) })),
  );
  for (const { device, outcome } of outcomes) if (outcome === 'gone') await removeDevice(runtime, push.uid, device);
  const left = outcomes.flatMap(({ device, outcome }) => (outcome === 'failed' ? [device.id] : []));
  const at = runtime.now();
  const again = left.length > 0 && push.attempts < MAX_TRIES;
  await ref.update({ left, dueAt: again ? at + pauseAfter(push.attempts) : null, updatedAt: at });
};

/**
 * The backstop: sends the pushes that are due, because they failed before, were never announced, or
 * their sender crashed. Answers with how many.
 */
export const sweepPushes = async (runtime: Runtime, budgetMs = SWEEP_BUDGET_MS): Promise<number> => {
  const due = await runtime.db.collection('pushes').where('dueAt', '<=', runtime.now()).orderBy('dueAt').limit(PAGE).get();
  const startedAt = performance.now();
  for (const { id } of due.docs) {
    if (performance.now() - startedAt > budgetMs) break;
    await deliverPush(runtime, id);
  }
  return due.size;
};
