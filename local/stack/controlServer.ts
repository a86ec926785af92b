import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
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
const callsOf = (controls: StackControls): Readonly<Record<string, (argument: never) => Promise<unknown>>> => ({
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

/** Serves the controls to other processes (test workers) as POST /{call} with a JSON argument. */
export const startControlServer = async (port: number, controls: StackControls): Promise<Server> => {
  const calls = callsOf(controls);
  const server = createServer(async (request, response) => {
    try {
      const { argument } = (await json(request)) as { argument: never };
      const call = calls[(request.url ?? '').slice(1)];
      if (!call) return void response.writeHead(404).end(JSON.stringify({ error: `No call ${request.url}.` }));
      response.end(JSON.stringify({ result: await call(argument) }));
    } catch (error) {
      response.writeHead(500).end(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
    }
  });
  server.requestTimeout = 0;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return server;
};

/** The controls of a stack in another process; its address is LOCAL_STACK_CONTROL. */
export const connectToStack = (env: Readonly<Record<string, string | undefined>> = process.env): StackControls => {
  const host = env.LOCAL_STACK_CONTROL;
  if (!host) throw new Error('No local stack: the environment variable LOCAL_STACK_CONTROL is not set.');
  const call = async <Result>(name: string, argument?: unknown): Promise<Result> => {
    const answer = await fetch(`http://${host}/${name}`, { method: 'POST', body: JSON.stringify({ argument }) });
    const { result, error } = (await answer.json()) as { result: Result; error?: string };
    if (!answer.ok) throw new Error(error);
    return result;
  };
  return {
    faults: { set: (change) => call('setFaults', change), clear: () => call('clearFaults') },
    limits: {
      set: (change) => call('setLimits', change),
      clear: () => call('clearLimits'),
      reached: () => call('reachedLimits'),
    },
    whenIdle: () => call('whenIdle'),
    pendingMessages: () => call('pendingMessages'),
    killInstance: () => call('killInstance'),
    killFunctions: () => call('killFunctions'),
    startFunctions: () => call('startFunctions'),
    restartTasks: () => call('restartTasks'),
    setMailDown: (down) => call('setMailDown', down),
    caughtMails: () => call('caughtMails'),
    runSchedule: (name) => call('runSchedule', name),
    exportState: () => call('exportState'),
  };
};
