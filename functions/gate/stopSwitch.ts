import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { Stop } from '#domain/office/operation/answers.ts';
import { paths } from '../platform/firestorePaths.ts';
import { reportError } from '../platform/log.ts';

/**
 * How long a process uses the value it read last (ms). Including the time of the read, each
 * process follows the switch within ten seconds.
 */
const PERIOD = 5_000;

/** Caches the operator's stop switch in this process. */
export const stopSwitch = (now: () => number, read: () => Promise<Stop | null>, report: (error: unknown) => void = reportError) => {
  let known: Stop | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  const refresh = async (): Promise<void> => {
    try {
      known = await read();
      readAt = now();
    } catch (error) {
      // If the read fails, the last value stays in use. The command itself needs the same database.
      report(error);
    } finally {
      reading = undefined;
    }
  };

  return {
    /**
     * Throws `maintenance` while the operator takes no commands. Parallel callers share one read,
     * and there is at most one read per period.
     */
    assertRunning: async (): Promise<void> => {
      if (now() - readAt >= PERIOD) {
        reading ??= refresh();
        await reading;
      }
      if (known) throw new DomainError('maintenance');
    },
  };
};

/** The stop that is set now, with its reason; null while commands are taken. */
export const readStop = async (db: Firestore): Promise<Stop | null> =>
  ((await db.doc(paths.stop).get()).data() as Stop | undefined) ?? null;

/** Stops people's commands until `startCommands`. A second stop replaces the reason. */
export const stopCommands = async (db: Firestore, now: number, reason: string): Promise<void> => {
  await db.doc(paths.stop).set({ since: now, reason } satisfies Stop);
};

/** Takes commands again; each process follows within ten seconds. */
export const startCommands = async (db: Firestore): Promise<void> => {
  await db.doc(paths.stop).delete();
};
