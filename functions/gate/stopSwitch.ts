import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { Stop } from '#domain/operation/answers.ts';
import { paths } from '../platform/firestorePaths.ts';
import { reportError } from '../platform/reporting.ts';

/**
 * ms; how long a process goes by what it read last. With the time that a read takes, every process
 * obeys within ten seconds.
 */
const PERIOD = 5_000;

export const stopSwitch = (now: () => number, read: () => Promise<Stop | null>, report: (error: unknown) => void = reportError) => {
  let known: Stop | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  const refresh = async (): Promise<void> => {
    try {
      known = await read();
      readAt = now();
    } catch (error) {
      // Fails open to what was known last: the command that follows needs the same database.
      report(error);
    } finally {
      reading = undefined;
    }
  };

  return {
    /**
     * Throws `maintenance` while the operator takes no commands. One read for all who ask at once,
     * at most one per period.
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

export const readStop = async (db: Firestore): Promise<Stop | null> =>
  ((await db.doc(paths.stop).get()).data() as Stop | undefined) ?? null;

/** Stops people's commands until `startCommands`. Stopped twice, the newer reason stands. */
export const stopCommands = async (db: Firestore, now: number, reason: string): Promise<void> => {
  await db.doc(paths.stop).set({ since: now, reason } satisfies Stop);
};

export const startCommands = async (db: Firestore): Promise<void> => {
  await db.doc(paths.stop).delete();
};
