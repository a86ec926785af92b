import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import type { AnyAggregate } from '#domain/registry.ts';
import { noted } from '#local/memory/firestore.ts';
import { deliverAll, processOf, type World } from '#local/memory/process.ts';
import { announce } from '../delivery/announce.ts';
import { sweepOwed } from '../delivery/sweepOwed.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import type { CommandRequest, Executed, Sender } from '../eventStore/request.ts';
import { policiesHandler } from '../policies/policiesHandler.ts';
import type { Runtime } from '../ports.ts';
import { sweepCards } from '../projections/copiedCards.ts';
import { sweepDays } from '../projections/dailySummaries.ts';
import { ownDocumentsHandler } from '../projections/ownDocuments.ts';
import { sharedDocumentsHandler } from '../projections/sharedDocuments.ts';
import { differencesFrom } from '../replay/compare.ts';
import { documentsOnDisk } from '../replay/documentsOnDisk.ts';
import { replayLog } from '../replay/replayLog.ts';
import { checkSeals } from '../seals/checkSeals.ts';
import { searchRowsHandler } from '../search/followRows.ts';

/** An independent copy of a world. */
export const fork = ({ database, keys, topic, wakeUps, effects, claims, files }: World): World => ({
  database: database.fork(),
  keys: keys.fork(),
  topic: [...topic],
  wakeUps: [...wakeUps],
  effects: new Set(effects),
  claims: new Map(claims),
  files: new Map(files),
});

export const handlers = {
  readModels: ownDocumentsHandler,
  shared: sharedDocumentsHandler,
  search: searchRowsHandler,
  policies: policiesHandler,
} as const;

const ROUNDS = 20;

/**
 * Runs the sweep until nothing is owed: lost messages are published and delivered, days are summed,
 * cards get their second refresh.
 */
export const settle = async (world: World, runtime = processOf(world), at = runtime.now() + MINUTE): Promise<void> => {
  await deliverAll(world, runtime);
  for (let round = 0; (await sweepOwed(runtime.db, runtime.publish, at)) > 0; round++) {
    if (round === ROUNDS) throw new Error('something is owed for good');
    await deliverAll(world, runtime);
  }
  await sweepDays(runtime.db);
  await sweepCards({ ...runtime, now: () => at + MINUTE });
};

/** Differences between documents and a replay, and faults of log and seals. */
export const whatDiffers = async (world: World): Promise<unknown[]> => {
  const runtime = processOf(world);
  const documents = documentsOnDisk();
  try {
    const { faults, reserved } = await replayLog(runtime, documents);
    return [...faults, ...(await checkSeals(runtime)).faults, ...(await differencesFrom(runtime, documents, reserved))];
  } finally {
    documents.close();
  }
};

export type Sent = { readonly type: string; readonly [field: string]: unknown };

/**
 * A command as a callable passes it on. By default its id is made from sender, command and entity.
 */
export const commandOf = (
  aggregate: AnyAggregate,
  entityId: string,
  command: Sent,
  uid: string,
  more: Partial<CommandRequest> = {},
): CommandRequest => {
  const sender: Sender = uid === 'system' ? 'system' : { uid, hasRequiredSecondFactor: true };
  return { aggregate, entityId, command, commandId: `${aggregate.name}_${entityId}_${command.type}`, sender, ...more };
};

/** Runs a command and publishes its events, like every callable. */
export const send = async (runtime: Runtime, request: CommandRequest): Promise<Executed> => {
  const executed = await executeCommand(runtime, request);
  await announce(runtime, executed);
  return executed;
};

export const callsOf = async (world: World, work: (runtime: Runtime) => Promise<unknown>): Promise<string[]> => {
  const { calls, noting } = noted();
  await work(processOf(world, noting));
  return calls;
};
