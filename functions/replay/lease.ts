import { randomUUID } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import { SECOND } from '#domain/kernel/calendar/instants.ts';
import { isOvertaken } from '../eventStore/grpcStatus.ts';
import { paths } from '../platform/firestorePaths.ts';
import { reportError } from '../platform/log.ts';
import type { Runtime } from '../ports.ts';

/**
 * projectionControl/state: a rebuild runs. From `pausedAt` on (null: not yet) nobody else writes
 * documents. The rebuild extends `heldUntil` while it runs; if its process dies, both end then.
 */
type Held = {
  readonly beganAt: number;
  readonly pausedAt: number | null;
  readonly holder: string;
  readonly heldUntil: number;
};

/** How long (ms) a rebuild holds the right to run that it does not extend. */
export const LEASE_MS = 60 * SECOND;
/** How often (ms) the holder extends it. */
const BEAT_MS = 10 * SECOND;
/** How long (ms) before the end the holder stops writing: its clock and others' may differ. */
const MARGIN_MS = 20 * SECOND;

/** A rebuild was slower than its lease. What it wrote until then is right. */
export class LeaseEnded extends Error {}

/** The right of one rebuild to run, and to pause the projectors. */
export type Lease = {
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Throws when the lease may have ended: from then on others write documents. */
  assertHeld(): void;
  /** Ends the lease and its pause, unless another rebuild has taken them over. */
  release(): Promise<void>;
};

/**
 * Takes the lease. Throws when another rebuild holds it; one whose time is over is taken over.
 */
export const takeLease = async ({ db, now }: Pick<Runtime, 'db' | 'now'>): Promise<Lease> => {
  const ref = db.doc(paths.projectionControl);
  const beganAt = now();
  const holder = randomUUID();
  let heldUntil = beganAt + LEASE_MS;
  await db.runTransaction(async (transaction) => {
    const before = (await transaction.get(ref)).data() as Partial<Held> | undefined;
    if ((before?.heldUntil ?? 0) > now())
      throw new Error(`another rebuild runs since ${new Date(before?.beganAt ?? 0).toISOString()}; wait until it has ended`);
    transaction.set(ref, { beganAt, pausedAt: null, holder, heldUntil } satisfies Held);
  });
  let isLost = false;
  let writtenAt: Timestamp | undefined;
  /** Whose lease it is now, and when it was last written. */
  const look = async (): Promise<void> => {
    const found = await ref.get();
    isLost = found.get('holder') !== holder;
    writtenAt = found.updateTime;
  };
  await look();

  const extend = async (more: Partial<Held> = {}): Promise<void> => {
    const until = now() + LEASE_MS;
    try {
      writtenAt = (await ref.update({ ...more, heldUntil: until }, writtenAt && { lastUpdateTime: writtenAt })).writeTime;
      heldUntil = until;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      // Another rebuild took the lease, or an extension was stored and its answer was lost.
      await look();
    }
  };
  let beating = Promise.resolve();
  const timer = setInterval(() => {
    // After a failure the next beat tries again, and `assertHeld` ends the work in time.
    beating = beating.then(() => extend()).catch((error: unknown) => reportError(error, { rebuild: holder }));
  }, BEAT_MS);
  timer.unref();

  const assertHeld = (): void => {
    if (isLost || now() > heldUntil - MARGIN_MS) throw new LeaseEnded('the lease of this rebuild has ended; start it again');
  };
  const note = async (pausedAt: number | null): Promise<void> => {
    await beating;
    // A second time if the lease was extended meanwhile, or the answer was lost.
    for (let isNoted = false; !isNoted; isNoted = (await ref.get()).get('pausedAt') === pausedAt) {
      assertHeld();
      await extend({ pausedAt });
    }
  };
  return {
    assertHeld,
    pause: () => note(now()),
    resume: () => note(null),
    release: async () => {
      clearInterval(timer);
      await beating;
      try {
        if (!isLost) await ref.delete(writtenAt && { lastUpdateTime: writtenAt });
      } catch (error) {
        if (!isOvertaken(error)) throw error;
      }
    },
  };
};
