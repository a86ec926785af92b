import type { DocumentReference } from 'firebase-admin/firestore';
import { DomainError } from '#domain/kernel/domainError.ts';
import { account } from '#domain/people/account/account.ts';
import { noticeFor } from '#domain/talk/notification/kinds.ts';
import { titleInTime } from '#domain/talk/words/urgency.ts';
import { type PushDevices, pushDevicesPath } from '#projections/account/pushDevices.ts';
import { type User, userPath } from '#projections/account/users.schema.ts';
import { announce } from '../../delivery/announce.ts';
import { executeCommand } from '../../eventStore/executeCommand.ts';
import { paths } from '../../platform/firestorePaths.ts';
import { getMany } from '../../platform/getMany.ts';
import { log } from '../../platform/log.ts';
import type { Runtime } from '../../ports.ts';
import { pauseAfter } from '../mail/deliverMail.ts';
import { CLAIM_MS } from '../mail/mails.ts';
import type { Device } from './pusher.ts';
import type { Push } from './pushes.ts';

/**
 * Attempts, within about seven minutes. A later notification is of no use: it is on the screens,
 * and mails are sent independently.
 */
export const MAX_TRIES = 4;
const PAGE = 50;
/** How long one sweep sends (ms), so that a slow push service does not delay the next sweep. */
const SWEEP_BUDGET_MS = 30_000;

/** Claims a due push for one sender; null for all others. */
const claim = ({ db, now }: Runtime, ref: DocumentReference): Promise<Push | null> =>
  db.runTransaction(async (transaction) => {
    const push = (await transaction.get(ref)).data() as Push | undefined;
    const at = now();
    if (!push || push.dueAt === null || push.dueAt > at) return null;
    const change = { attempts: push.attempts + 1, dueAt: at + CLAIM_MS, updatedAt: at };
    transaction.update(ref, change);
    return { ...push, ...change };
  });

/** The devices that still need the push now; none if the account is suspended or withdrawn. */
const devicesFor = async ({ db }: Runtime, { uid, left }: Push): Promise<readonly Device[]> => {
  const [user, held] = await getMany(db, [db.doc(userPath(uid)), db.doc(pushDevicesPath(uid))]);
  const { suspended = true, deletedAt = null } = (user?.data() ?? {}) as Partial<User>;
  if (suspended || deletedAt !== null) return [];
  const { devices = [] } = (held?.data() ?? {}) as Partial<PushDevices>;
  return devices.filter(({ id }) => left === null || left.includes(id));
};

/**
 * Removes a device that its push service no longer knows. The command id makes this happen once.
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

/** Sends a due push to the devices that lack it, unless another sender has it. */
export const deliverPush = async (runtime: Runtime, pushId: string): Promise<void> => {
  const ref = runtime.db.doc(paths.push(pushId));
  const push = await claim(runtime, ref);
  const words = push && noticeFor(push.kind, push.audience)?.title;
  if (!push || !words) return;
  const title = titleInTime(words, push.actBy ?? null, runtime.now());
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
 * The backstop: sends due pushes, which failed before, were never announced, or whose sender
 * crashed. Returns the number of due pushes.
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
