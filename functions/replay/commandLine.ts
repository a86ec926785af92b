import { parseArgs } from 'node:util';
import type { Head } from '../eventStore/stream.ts';
import { paths } from '../firestorePaths.ts';
import { createRuntime, type Runtime } from '../runtime.ts';
import { cardsHandler } from '../subscriptions/cards.ts';
import { dailySummariesHandler } from '../subscriptions/dailySummaries.ts';
import { deliver, type Handler } from '../subscriptions/delivery.ts';
import { type ParkedStream, unpark } from '../subscriptions/parking.ts';
import { policiesHandler } from '../subscriptions/policies.ts';
import { readModelsHandler } from '../subscriptions/readModels.ts';
import type { AnySubscription } from '../subscriptions/subscriptions.ts';
import { differingFields } from './compare.ts';
import { noteVerification } from './lastVerification.ts';
import { rebuild } from './rebuild.ts';
import { verify } from './verify.ts';

const USAGE = `npm run replay -- verify                          replay the log in memory, print every broken chain and differing document
npm run replay -- rebuild [--stream S] [--dry-run]  make the documents what the log says
npm run replay -- parked                            list the streams that stand still
npm run replay -- retry --stream S [--subscription readModels]
npm run replay -- discard --stream S [--subscription readModels]   go on behind the event that fails`;

const handlers: Record<AnySubscription, Handler> = {
  readModels: readModelsHandler(),
  cards: cardsHandler,
  dailySummaries: dailySummariesHandler,
  policies: policiesHandler,
};

type Print = (line: string) => void;
type Options = { stream?: string | undefined; subscription?: string | undefined; 'dry-run'?: boolean | undefined };

const runVerify = async (runtime: Runtime, print: Print): Promise<number> => {
  const note = noteVerification(runtime);
  const verification = await verify(runtime, note.onProgress);
  await note.finish(verification);
  const { events, documents, faults, differences } = verification;
  for (const { streamId, version, reason } of faults) print(`chain broken: ${streamId} version ${version}: ${reason}`);
  for (const difference of differences) print(`differs: ${difference.path}: ${differingFields(difference).join(', ')}`);
  print(`${events} events, ${documents} documents: ${faults.length} broken chains, ${differences.length} differences`);
  return faults.length + differences.length > 0 ? 1 : 0;
};

const runRebuild = async (runtime: Runtime, { stream, 'dry-run': dryRun }: Options, print: Print): Promise<number> => {
  const { events, written } = await rebuild(runtime, { ...(stream && { streamId: stream }), dryRun: dryRun === true });
  for (const difference of written)
    print(`${dryRun ? 'would write' : 'written'}: ${difference.path}: ${differingFields(difference).join(', ')}`);
  print(`${events} events replayed, ${written.length} documents ${dryRun ? 'differ' : 'written'}`);
  return 0;
};

const listParked = async ({ db }: Runtime, print: Print): Promise<number> => {
  const parked = (await db.collection('parkedStreams').orderBy('parkedAt').get()).docs.map((found) => found.data() as ParkedStream);
  for (const { subscription, streamId, version, error, parkedAt } of parked)
    print(`${new Date(parkedAt).toISOString()} ${subscription} ${streamId} stands before version ${version}: ${error}`);
  print(`${parked.length} parked streams`);
  return 0;
};

const goOn = async (
  runtime: Runtime,
  { stream, subscription = 'readModels' }: Options,
  discard: boolean,
  print: Print,
): Promise<number> => {
  if (!stream || !(subscription in handlers)) {
    print(USAGE);
    return 2;
  }
  const name = subscription as AnySubscription;
  await unpark(runtime.db, name, stream, { discard });
  const { version } = (await runtime.db.doc(paths.head(stream)).get()).data() as Head;
  await deliver(runtime, name, handlers[name], { streamId: stream, version });
  print(`${name} goes on in ${stream}`);
  return 0;
};

/** Runs one command of the replay tool; answers with the exit code (1: something differs, 2: wrong use). */
export const run = async (args: readonly string[], print: Print = console.log, runtime: Runtime = createRuntime()): Promise<number> => {
  const options = { stream: { type: 'string' }, subscription: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  switch (positionals[0]) {
    case 'verify':
      return runVerify(runtime, print);
    case 'rebuild':
      return runRebuild(runtime, values, print);
    case 'parked':
      return listParked(runtime, print);
    case 'retry':
      return goOn(runtime, values, false, print);
    case 'discard':
      return goOn(runtime, values, true, print);
    default:
      print(USAGE);
      return 2;
  }
};
