import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isJstMonth, jstDate, SECOND } from '#domain/kernel/calendar/instants.ts';
import { faultLine } from '#domain/office/proof/chainFaults.ts';
import { deliver, type Handler } from '../delivery/deliver.ts';
import { type ParkedStream, unpark } from '../delivery/parking.ts';
import type { Subscription } from '../delivery/publish.ts';
import { openWhole } from '../eventStore/readEvents.ts';
import type { Head } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import { policiesHandler } from '../policies/policiesHandler.ts';
import type { Runtime } from '../ports.ts';
import { ownDocumentsHandler } from '../projections/ownDocuments.ts';
import { sharedDocumentsHandler } from '../projections/sharedDocuments.ts';
import { differingFields } from '../replay/compare.ts';
import type { Difference } from '../replay/documentsOnDisk.ts';
import { linesOf, reconcileMonth } from '../replay/money/money.ts';
import { rebuild } from '../replay/rebuild.ts';
import { storyOf } from '../replay/stories/story.ts';
import { noteVerification, verify } from '../replay/verify.ts';
import { createRuntime } from '../runtime.ts';
import { checkSeals } from '../seals/checkSeals.ts';
import { makeSeal } from '../seals/makeSeal.ts';
import { proveStream } from '../seals/proveStream.ts';
import { searchRowsHandler } from '../search/followRows.ts';
import { applyErasures } from './applyErasures.ts';

const USAGE = `npm run replay -- verify [--since DATE]           replay the log in memory, print every broken chain and seal, and differing document
npm run replay -- money --month YYYY-MM             prove the money of a closing month from the log, exit 1 on a difference
npm run replay -- seal                            seal the log now, once per day
npm run replay -- proof --stream S                prove a stream by the latest seal
npm run replay -- rebuild [--stream S] [--dry-run]  write documents that differ from the log
npm run replay -- erasures apply                    after a restore: erase again all keys in the ledger of erasures
npm run replay -- capture --stream S [--file F]     write a stream as a story to F, without personal data (tests/histories)
npm run replay -- parked                            list the parked streams
npm run replay -- retry --stream S [--subscription readModels]
npm run replay -- discard --stream S [--subscription readModels]   skip the event that fails`;

const handlers: Record<Subscription, Handler> = {
  readModels: ownDocumentsHandler,
  shared: sharedDocumentsHandler,
  search: searchRowsHandler,
  policies: policiesHandler,
};

type Print = (line: string) => void;
type Options = {
  month?: string | undefined;
  stream?: string | undefined;
  since?: string | undefined;
  subscription?: string | undefined;
  file?: string | undefined;
  'dry-run'?: boolean | undefined;
};

const runVerify = async (runtime: Runtime, { since }: Options, print: Print): Promise<number> => {
  // Seals first: if they cannot be reached, the tool fails before a long replay.
  const sealed = await checkSeals(runtime, since);
  const note = noteVerification(runtime);
  const verification = await verify(runtime, note.onProgress);
  await note.finish(verification, sealed.faults);
  const { events, documents, faults, differences } = verification;
  for (const fault of faults) print(`chain broken: ${faultLine(fault)}`);
  for (const { about, reason } of sealed.faults) print(`seal broken: ${about} ${reason}`);
  for (const date of sealed.missing) print(`no seal of ${date}`);
  for (const difference of differences) print(`differs: ${difference.path}: ${differingFields(difference).join(', ')}`);
  const broken = `${sealed.faults.length} broken seals, ${faults.length} broken chains`;
  print(`${events} events, ${documents} documents, ${sealed.seals} seals: ${broken}, ${differences.length} differences`);
  return sealed.faults.length + faults.length + differences.length > 0 ? 1 : 0;
};

const runMoney = async (runtime: Runtime, { month }: Options, print: Print): Promise<number> => {
  if (month === undefined || !isJstMonth(month)) {
    print(USAGE);
    return 2;
  }
  const equations = await reconcileMonth(runtime, month);
  for (const each of equations) for (const line of linesOf(each)) print(line);
  const wrong = equations.filter(({ about }) => about.length > 0).length;
  print(`${month}: ${equations.length} equations, ${wrong} with a difference`);
  return wrong > 0 ? 1 : 0;
};

const runSeal = async (runtime: Runtime, print: Print): Promise<number> => {
  const { date, streams, root } = await makeSeal(runtime);
  print(`sealed on ${date}: ${streams} streams, root ${root}`);
  return 0;
};

const runProof = async (runtime: Runtime, { stream }: Options, print: Print): Promise<number> => {
  const proof = stream ? await proveStream(runtime, stream) : null;
  print(proof ? JSON.stringify(proof, null, 2) : `no seal has ${stream ?? 'a stream without a name'}`);
  return proof ? 0 : 1;
};

const runRebuild = async (runtime: Runtime, { stream, 'dry-run': dryRun }: Options, print: Print): Promise<number> => {
  const onDifference = (difference: Difference): void =>
    print(`${dryRun ? 'would write' : 'written'}: ${difference.path}: ${differingFields(difference).join(', ')}`);
  const { events, written, pausedMs } = await rebuild(runtime, {
    ...(stream && { streamId: stream }),
    dryRun: dryRun === true,
    onDifference,
  });
  const paused = `${written} documents written, projectors paused for ${(pausedMs / SECOND).toFixed(1)} s`;
  print(`${events} events replayed, ${dryRun ? `${written} documents differ` : paused}`);
  return 0;
};

const runCapture = async ({ db, keys }: Runtime, { stream, file }: Options, print: Print): Promise<number> => {
  const events = stream ? await openWhole(db, keys, stream) : [];
  if (events.length === 0) {
    print(`no stream ${stream ?? 'without a name'}`);
    return 1;
  }
  const story = storyOf(stream as string, events);
  const target = file ?? `tests/histories/${story.streamId}-${jstDate(events[0]?.meta.recordedAt ?? 0)}.json`;
  await writeFile(target, `${JSON.stringify(story, null, 2)}\n`, { flag: 'wx' });
  const unknown = story.steps.filter(({ command }) => command === null).length;
  print(`${target}: ${story.steps.length} commands, ${events.length} events; ${unknown} commands could not be found from their events`);
  return 0;
};

const runErasures = async (runtime: Runtime, what: string | undefined, print: Print): Promise<number> => {
  if (what !== 'apply') {
    print(USAGE);
    return 2;
  }
  const { entries, readable, withdrawn, failed } = await applyErasures(runtime);
  for (const { personId, error } of failed) print(`not erased: ${personId}: ${error instanceof Error ? error.message : error}`);
  const again = `${readable.length} keys were there again, ${withdrawn.length} accounts withdrawn again`;
  print(`${entries} erasures in the ledger: ${again}, ${failed.length} failures`);
  return failed.length > 0 ? 1 : 0;
};

const listParked = async ({ db }: Runtime, print: Print): Promise<number> => {
  const parked = (await db.collection('parkedStreams').orderBy('parkedAt').get()).docs.map((found) => found.data() as ParkedStream);
  for (const { subscription, streamId, version, error, parkedAt } of parked)
    print(`${new Date(parkedAt).toISOString()} ${subscription} ${streamId} is parked before version ${version}: ${error}`);
  print(`${parked.length} parked streams`);
  return 0;
};

const resume = async (
  runtime: Runtime,
  { stream, subscription = 'readModels' }: Options,
  discard: boolean,
  print: Print,
): Promise<number> => {
  if (!stream || !(subscription in handlers)) {
    print(USAGE);
    return 2;
  }
  const name = subscription as Subscription;
  await unpark(runtime.db, name, stream, { discard, now: runtime.now() });
  const { version } = (await runtime.db.doc(paths.head(stream)).get()).data() as Head;
  await deliver(runtime, name, handlers[name], { streamId: stream, version });
  // These subscriptions waited for the documents.
  if (name === 'readModels') await deliver(runtime, 'shared', sharedDocumentsHandler, { streamId: stream, version });
  if (name !== 'policies') await deliver(runtime, 'search', searchRowsHandler, { streamId: stream, version });
  print(`${name} goes on in ${stream}`);
  return 0;
};

/** Runs one command of the replay tool; returns the exit code (1: differences, 2: wrong usage). */
export const run = async (args: readonly string[], print: Print = console.log, runtime: Runtime = createRuntime()): Promise<number> => {
  const options = {
    month: { type: 'string' },
    stream: { type: 'string' },
    since: { type: 'string' },
    subscription: { type: 'string' },
    file: { type: 'string' },
    'dry-run': { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  switch (positionals[0]) {
    case 'verify':
      return runVerify(runtime, values, print);
    case 'money':
      return runMoney(runtime, values, print);
    case 'seal':
      return runSeal(runtime, print);
    case 'proof':
      return runProof(runtime, values, print);
    case 'rebuild':
      return runRebuild(runtime, values, print);
    case 'capture':
      return runCapture(runtime, values, print);
    case 'erasures':
      return runErasures(runtime, positionals[1], print);
    case 'parked':
      return listParked(runtime, print);
    case 'retry':
      return resume(runtime, values, false, print);
    case 'discard':
      return resume(runtime, values, true, print);
    default:
      print(USAGE);
      return 2;
  }
};
