import type { LimitFaults } from '#local/limits/faults.ts';
import type { Reached } from '#local/limits/server.ts';
import type { CaughtMail } from '#local/mail/server.ts';
import type { FaultSettings } from '#local/pubsub/faults.ts';

/** What a test or a tool can do to a running stack, in its own process or from another one. */
export type StackControls = {
  /**
   * Pub/Sub faults from now on: duplicates, losses, reordering, delays, lost acknowledgements, all
   * from one seed.
   */
  readonly faults: { readonly set: (change: Partial<FaultSettings>) => Promise<void>; readonly clear: () => Promise<void> };
  /**
   * Faults of the database from now on, on a stack with `limits`; and which of its limits the
   * functions have reached.
   */
  readonly limits: {
    readonly set: (change: Partial<LimitFaults>) => Promise<void>;
    readonly clear: () => Promise<void>;
    readonly reached: () => Promise<Reached>;
  };
  /**
   * Resolves when Pub/Sub has delivered everything it has; a message that keeps failing keeps it
   * waiting.
   */
  readonly whenIdle: () => Promise<void>;
  /** Messages not yet acknowledged, by subscription. */
  readonly pendingMessages: () => Promise<Readonly<Record<string, number>>>;
  /** SIGKILL to the functions host: whatever it was doing stops in the middle. */
  readonly killFunctions: () => Promise<void>;
  readonly startFunctions: () => Promise<void>;
  /**
   * The local Cloud Tasks server forgets everything; the queues are there again afterwards, their
   * tasks are not.
   */
  readonly restartTasks: () => Promise<void>;
  /** The mail server refuses everything (true), or takes mails again. */
  readonly setMailDown: (down: boolean) => Promise<void>;
  /** The mails that it has taken, oldest first. */
  readonly caughtMails: () => Promise<readonly CaughtMail[]>;
  /** Runs a scheduled function now and waits for it. */
  readonly runSchedule: (name: string) => Promise<void>;
  /** Saves Firestore and the accounts as the newest state of the data folder. */
  readonly exportState: () => Promise<void>;
};

/** The controls as named calls, for the wire between processes. */
export const callsOf = (controls: StackControls): Readonly<Record<string, (argument: never) => Promise<unknown>>> => ({
  setFaults: controls.faults.set,
  clearFaults: controls.faults.clear,
  setLimits: controls.limits.set,
  clearLimits: controls.limits.clear,
  reachedLimits: controls.limits.reached,
  whenIdle: controls.whenIdle,
  pendingMessages: controls.pendingMessages,
  killFunctions: controls.killFunctions,
  startFunctions: controls.startFunctions,
  restartTasks: controls.restartTasks,
  setMailDown: controls.setMailDown,
  caughtMails: controls.caughtMails,
  runSchedule: controls.runSchedule,
  exportState: controls.exportState,
});
