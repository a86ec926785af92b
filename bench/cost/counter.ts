import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { registerHooks } from 'node:module';
import type { Duplex } from 'node:stream';
import { Firestore } from 'firebase-admin/firestore';
import { nameOf, type Request, type Response, readOfNothing, readsOf, writesOf } from './requests.ts';
import type { Operation } from './tally.ts';

/**
 * Counts a process's Firestore requests. `node --import` loads it first, in the functions host and
 * in the script. Writes each request, with its function and part, as a line of the file COST_LOG.
 */

const asking = new AsyncLocalStorage<{ readonly function: string; readonly part?: 'commit' }>();

/**
 * Counts the requests of `work` for this function. Requests outside of functions are not counted.
 */
export const asFunction = <Result>(name: string, work: () => Result): Result => asking.run({ function: name }, work);

/** Counts the requests of `work` for a part of the current function. */
export const asPart = <Result>(part: 'commit', work: () => Result): Result => {
  const current = asking.getStore();
  return current ? asking.run({ part, function: current.function }, work) : work();
};

/**
 * The functions host's paths: /_local/{events or run}/{function} and
 * /{project}/{region}/{function}.
 */
subscribe('http.server.request.start', (message) => {
  const { url = '' } = (message as { request: IncomingMessage }).request;
  asking.enterWith({ function: url.split(/[/?]/)[3] ?? '' });
});

/** A module that is a part of its own; other modules import it from `counted.ts`. */
const replaced = '/functions/eventStore/executeCommand.ts';
const counted = new URL('./counted.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    const isReplaced = context.parentURL !== counted && found.url.endsWith(replaced);
    return isReplaced ? { ...found, url: counted } : found;
  },
});

/** The two methods of the SDK's client that send all requests. */
type Client = {
  request(method: string, request: Request, ...rest: unknown[]): Promise<unknown>;
  requestStream(method: string, bidirectional: boolean, request: Request, ...rest: unknown[]): Promise<Duplex>;
};
const client = Firestore.prototype as unknown as Client;
const { request: send, requestStream: open } = client;

const note = (operation: Operation): void => appendFileSync(process.env.COST_LOG as string, `${JSON.stringify(operation)}\n`);

const nothing = { reads: [], writes: [], deletes: [], expiring: [], failed: false } as const;

/** Throws for a request that has no price here, so that it is not counted as free. */
const assertKnown = (method: string, methods: readonly string[]): void => {
  if (!methods.includes(method)) throw new Error(`the cost of ${method} is not known`);
};

client.request = async function (this: Client, method, request, ...rest) {
  const asker = asking.getStore();
  if (!asker) return send.call(this, method, request, ...rest);
  assertKnown(method, ['commit', 'rollback']);
  const operation = { ...nothing, ...asker, method, transaction: nameOf(request.transaction), ...writesOf(request) };
  try {
    const answer = await send.call(this, method, request, ...rest);
    note({ ...operation, failed: method === 'rollback' });
    return answer;
  } catch (error) {
    note({ ...operation, failed: true });
    throw error;
  }
};

client.requestStream = async function (this: Client, method, bidirectional, request, ...rest) {
  const asker = asking.getStore();
  if (!asker) return open.call(this, method, bidirectional, request, ...rest);
  assertKnown(method, ['batchGetDocuments', 'runQuery', 'runAggregationQuery']);
  const stream = await open.call(this, method, bidirectional, request, ...rest);
  const reads: string[] = [];
  let transaction = nameOf(request.transaction);
  const emit = stream.emit.bind(stream);
  // A listener here would start the stream before its reader is ready.
  stream.emit = (event: string | symbol, ...args: unknown[]): boolean => {
    if (event === 'data') {
      const response = args[0] as Response;
      reads.push(...readsOf(response));
      transaction ??= nameOf(response.transaction);
    }
    if (event === 'end')
      note({
        ...nothing,
        ...asker,
        method,
        transaction,
        reads: method === 'runQuery' && reads.length === 0 ? readOfNothing(request) : reads,
      });
    return emit(event as 'data', ...(args as [unknown]));
  };
  return stream;
};
