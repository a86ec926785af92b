import { setTimeout as pause } from 'node:timers/promises';
import { v1 } from '@google-cloud/firestore-api';
import { grpc } from 'google-gax';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { backoff, isTransient } from '../../eventStore/grpcStatus.ts';
import { type Bulk, type Everything, type Found, PAGE } from './bulk.ts';
import { commitRequest, documentIn } from './messages.ts';

/** The SDK's client of the service: its channel, its credentials, and the names of its calls. */
type Stub = grpc.Client & {
  readonly commit: { readonly path: string };
  readonly runQuery: { readonly path: string; readonly requestSerialize: (request: object) => Buffer };
};

const COMMIT_MS = MINUTE;
/** The deadline of the SDK for a query. One that takes longer goes on where it was. */
const QUERY_MS = 5 * MINUTE;
const MAX_ATTEMPTS = 5;
/** With how many documents that wait for their reader a query is told to wait. */
const AHEAD = 10 * PAGE;

const asIs = (bytes: Buffer): Buffer => bytes;

const grpcOptions = { 'grpc-node.flow_control_window': 1024 * 1024, 'grpc.use_local_subchannel_pool': 1 };

const metadataOf = (database: string, authorization: string | undefined): grpc.Metadata => {
  const metadata = new grpc.Metadata();
  metadata.set('google-cloud-resource-prefix', database);
  metadata.set('x-goog-request-params', `database=${encodeURIComponent(database)}`);
  if (authorization) metadata.set('authorization', authorization);
  return metadata;
};

const structuredQuery = ({ collection, isGroup = false, fields }: Everything, after: string | null) => ({
  from: [{ collectionId: collection, allDescendants: isGroup }],
  orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
  ...(fields && { select: { fields: fields.map((fieldPath) => ({ fieldPath })) } }),
  ...(after !== null && { startAt: { values: [{ referenceValue: after }], before: false } }),
});

/** The messages of a call in pages of those that are there. Throws the error of the call. */
const pagesOf = async function* (call: grpc.ClientReadableStream<Buffer>): AsyncGenerator<readonly Buffer[]> {
  const waiting: Buffer[] = [];
  // The end of the messages is no proof that they are all: the status says that.
  let [isAtEnd, isComplete] = [false, false];
  let failure: Error | null = null;
  let wake = Promise.withResolvers<void>();
  call.on('data', (message: Buffer) => {
    waiting.push(message);
    if (waiting.length >= AHEAD) call.pause();
    wake.resolve();
  });
  call.on('end', () => {
    isAtEnd = true;
    wake.resolve();
  });
  call.on('status', ({ code }: grpc.StatusObject) => {
    isComplete = code === grpc.status.OK;
    wake.resolve();
  });
  call.on('error', (error) => {
    failure = error;
    wake.resolve();
  });
  try {
    for (;;) {
      await wake.promise;
      while (waiting.length > 0) {
        const page = waiting.splice(0, PAGE);
        if (call.isPaused() && waiting.length < AHEAD / 2) call.resume();
        yield page;
      }
      if (failure) throw failure;
      if (isAtEnd && isComplete) return;
      wake = Promise.withResolvers();
    }
  } finally {
    call.cancel();
  }
};

/**
 * Bulk calls without the conversions of the SDK, which take four fifths of the time of a rebuild:
 * it checks, copies and converts each field three times. Uses its channel and its credentials, or
 * those of `options` and `authorization`.
 */
export const wireBulk = (
  projectId: string,
  options?: ConstructorParameters<typeof v1.FirestoreClient>[0],
  authorization?: string,
): Bulk => {
  const database = `projects/${projectId}/databases/(default)`;
  const root = `${database}/documents`;
  let opened: Promise<Stub> | undefined;
  const stub = (): Promise<Stub> => {
    opened ??= new v1.FirestoreClient({ ...options, grpcOptions, ...grpcOptions }).initialize() as unknown as Promise<Stub>;
    return opened;
  };
  const metadata = metadataOf(database, authorization);

  const run = async (wanted: Everything, after: string | null): Promise<grpc.ClientReadableStream<Buffer>> => {
    const client = await stub();
    const request = { parent: root, structuredQuery: structuredQuery(wanted, after) };
    const deadline = Date.now() + QUERY_MS;
    return client.makeServerStreamRequest(client.runQuery.path, client.runQuery.requestSerialize, asIs, request, metadata.clone(), {
      deadline,
    });
  };

  return {
    all: async function* (wanted) {
      let after: string | null = null;
      for (let attempt = 1; ; attempt++) {
        try {
          for await (const page of pagesOf(await run(wanted, after))) {
            const documents = page.map((message) => documentIn(database, message)).filter((found): found is Found => found !== null);
            const last = documents.at(-1);
            if (!last) continue;
            yield documents;
            after = `${root}/${last.path}`;
            attempt = 0;
          }
          return;
        } catch (error) {
          if (!isTransient(error) || attempt === MAX_ATTEMPTS) throw error;
          await pause(backoff(error, attempt));
        }
      }
    },
    commit: async (writes) => {
      const client = await stub();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const deadline = Date.now() + COMMIT_MS;
      client.makeUnaryRequest(client.commit.path, asIs, asIs, commitRequest(database, writes), metadata.clone(), { deadline }, (error) =>
        error ? reject(error) : resolve(),
      );
      await promise;
    },
  };
};
