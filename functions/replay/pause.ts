import { randomUUID } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import { SECOND } from '#domain/calendar/instants.ts';
import { isOvertaken } from '../eventStore/grpcStatus.ts';
import { paths } from '../platform/firestorePaths.ts';
import { reportError } from '../platform/reporting.ts';
import type { Runtime } from '../runtime.ts';

/**
 * projectionControl/state: a rebuild runs, and nobody else writes documents. The rebuild extends
 * `heldUntil` while it runs; if its process dies, the pause ends then.
 */
export type Pause = {
  readonly pausedAt: number;
  readonly holder: string;
  readonly heldUntil: number;
};

/** How long (ms) a pause lasts that nobody extends. */
export const LEASE_MS = 60 * SECOND;
/** How often (ms) the holder extends it. */
const BEAT_MS = 10 * SECOND;
/** How long (ms) before the end the holder stops writing: its clock and others' may differ. */
const MARGIN_MS = 20 * SECOND;

/** A rebuild was slower than its pause. What it wrote until then is right. */
export class PauseEnded extends Error {}

/** The pause of a rebuild that runs. */
export type HeldPause = {
  /** Throws when the pause may have ended: from then on others write documents. */
  assertHeld(): void;
  /** Ends the pause, unless another rebuild has taken it over. */
  release(): Promise<void>;
};

/**
 * Pauses the projectors. Throws when another rebuild holds the pause; one whose time is over is
 * taken over.
 */
export const takePause = async ({ db, now }: Pick<Runtime, 'db' | 'now'>): Promise<HeldPause> => {
  const ref = db.doc(paths.projectionControl);
  const pausedAt = now();
  const holder = randomUUID();
  let heldUntil = pausedAt + LEASE_MS;
  await db.runTransaction(async (transaction) => {
    const before = (await transaction.get(ref)).data() as Partial<Pause> | undefined;
    if ((before?.heldUntil ?? 0) > now())
      throw new Error(`another rebuild runs since ${new Date(before?.pausedAt ?? 0).toISOString()}; wait until it has ended`);
    transaction.set(ref, { pausedAt, holder, heldUntil } satisfies Pause);
  });
  let isLost = false;
  let writtenAt: Timestamp | undefined;
  /** Whose pause it is now, and when it was last written. */
  const look = async (): Promise<void> => {
    const found = await ref.get();
    isLost = found.get('holder') !== holder;
    writtenAt = found.updateTime;
  };
  await look();

  const extend = async (): Promise<void> => {
    const until = now() + LEASE_MS;
    try {
      writtenAt = (await ref.update({ heldUntil: until }, writtenAt && { lastUpdateTime: writtenAt })).writeTime;
      heldUntil = until;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      // Another rebuild took the pause, or an extension was stored and its answer was lost.
      await look();
    }
  };
  let beating = Promise.resolve();
  const timer = setInterval(() => {
    // After a failure the next beat tries again, and `assertHeld` ends the work in time.
    beating = beating.then(extend).catch((error: unknown) => reportError(error, { rebuild: holder }));
  }, BEAT_MS);
  timer.unref();

  return {
    assertHeld: () => {
      if (isLost || now() > heldUntil - MARGIN_MS) throw new PauseEnded('the pause of this rebuild has ended; start it again');
    },
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
