import type { LimitFaults } from '#local/limits/faults.ts';
import type { Reached } from '#local/limits/server.ts';
import type { CaughtMail } from '#local/mail/server.ts';
import type { FaultSettings } from '#local/pubsub/faults.ts';

/** The actions of tests and tools on a running stack, from any process. */
export type StackControls = {
  /**
   * Pub/Sub faults from now on, from one seed: duplicates, losses, reordering, delays, lost acks.
   */
  readonly faults: { readonly set: (change: Partial<FaultSettings>) => Promise<void>; readonly clear: () => Promise<void> };
  /** Database faults from now on (with `limits` only), and the limits that were reached. */
  readonly limits: {
    readonly set: (change: Partial<LimitFaults>) => Promise<void>;
    readonly clear: () => Promise<void>;
    readonly reached: () => Promise<Reached>;
  };
  /** Resolves when Pub/Sub has delivered everything. A message that keeps failing blocks it. */
  readonly whenIdle: () => Promise<void>;
  /** Messages that are not acknowledged yet, by subscription. */
  readonly pendingMessages: () => Promise<Readonly<Record<string, number>>>;
  /** Sends SIGKILL to one instance of the functions (with `limits`: of two); it starts again. */
  readonly killInstance: () => Promise<void>;
  /** Sends SIGKILL to the functions host; running work stops in the middle. */
  readonly killFunctions: () => Promise<void>;
  readonly startFunctions: () => Promise<void>;
  /** Restarts Cloud Tasks, which loses all tasks; the queues are created again. */
  readonly restartTasks: () => Promise<void>;
  /** The mail server refuses everything (true), or accepts mails again. */
  readonly setMailDown: (down: boolean) => Promise<void>;
  /** The accepted mails, oldest first. */
  readonly caughtMails: () => Promise<readonly CaughtMail[]>;
  /** Runs a scheduled function now and waits for it. */
  readonly runSchedule: (name: string) => Promise<void>;
  /** Saves Firestore and the accounts as the newest state of the data folder. */
  readonly exportState: () => Promise<void>;
};

/** The controls as named calls, for the protocol between processes. */
export const callsOf = (controls: StackControls): Readonly<Record<string, (argument: never) => Promise<unknown>>> => ({
  setFaults: controls.faults.set,
  clearFaults: controls.faults.clear,
  setLimits: controls.limits.set,
  clearLimits: controls.limits.clear,
  reachedLimits: controls.limits.reached,
  whenIdle: controls.whenIdle,
  pendingMessages: controls.pendingMessages,
  killInstance: controls.killInstance,
  killFunctions: controls.killFunctions,
  startFunctions: controls.startFunctions,
  restartTasks: controls.restartTasks,
  setMailDown: controls.setMailDown,
  caughtMails: controls.caughtMails,
  runSchedule: controls.runSchedule,
  exportState: controls.exportState,
});
