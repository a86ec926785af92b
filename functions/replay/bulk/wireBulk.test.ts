import { protos } from '@google-cloud/firestore-api';
import { Server, ServerCredentials, type ServerWritableStream, type sendUnaryData, status } from '@grpc/grpc-js';
import { grpc } from 'google-gax';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAlreadyExists } from '../../eventStore/grpcStatus.ts';
import { wireBulk } from './wireBulk.ts';

const { CommitRequest, RunQueryRequest, RunQueryResponse } = protos.google.firestore.v1;
type Query = protos.google.firestore.v1.IStructuredQuery;

const database = 'projects/demo/databases/(default)';
const time = { seconds: 5, nanos: 0 };
const answerOf = (id: string): Buffer =>
  Buffer.from(
    RunQueryResponse.encode({ document: { name: `${database}/documents/streams/${id}`, fields: {}, updateTime: time } }).finish(),
  );

const asIs = (bytes: Buffer): Buffer => bytes;
type Call = ServerWritableStream<Buffer, Buffer>;
type Play = {
  readonly answer: (query: Query, call: Call) => void;
  readonly commit: (request: Buffer, answered: sendUnaryData<Buffer>) => void;
};

/** A server of the two calls, which plays what a test says. */
const served = async ({ answer, commit }: Partial<Play>): Promise<Server> => {
  const server = new Server();
  const call = (path: string) => ({
    path,
    requestSerialize: asIs,
    requestDeserialize: asIs,
    responseSerialize: asIs,
    responseDeserialize: asIs,
  });
  server.addService(
    {
      runQuery: { ...call('/google.firestore.v1.Firestore/RunQuery'), requestStream: false, responseStream: true },
      commit: { ...call('/google.firestore.v1.Firestore/Commit'), requestStream: false, responseStream: false },
    },
    {
      runQuery: (given: Call) => answer?.(RunQueryRequest.decode(given.request).structuredQuery as Query, given),
      commit: ({ request }: { request: Buffer }, answered: sendUnaryData<Buffer>) => commit?.(request, answered),
    },
  );
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) => (error ? reject(error) : resolve(bound))),
  );
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  address = { servicePath: '127.0.0.1', port, sslCreds: grpc.credentials.createInsecure() };
  return server;
};

let server: Server | undefined;
let address: Parameters<typeof wireBulk>[1];
beforeEach(() => {
  server = undefined;
});
afterEach(() => {
  server?.forceShutdown();
  vi.unstubAllEnvs();
});

const idsOf = async (pages: AsyncIterable<readonly { readonly path: string }[]>): Promise<string[]> => {
  const ids: string[] = [];
  for await (const page of pages) ids.push(...page.map(({ path }) => path));
  return ids;
};

test('a query that breaks off goes on after the last document, and a page is read once', async () => {
  const asked: Query[] = [];
  server = await served({
    answer: (query, call) => {
      asked.push(query);
      const from = Number(query.startAt?.values?.[0]?.referenceValue?.split('/').at(-1) ?? 0);
      for (let id = from + 1; id <= Math.min(from + 250, 600); id++) call.write(answerOf(String(id)));
      if (from + 250 < 600) call.emit('error', { code: status.UNAVAILABLE, details: 'the server restarts' });
      else call.end();
    },
  });
  const bulk = wireBulk('demo', address);
  const ids = await idsOf(bulk.all({ collection: 'streams', fields: ['version'] }));
  expect(ids).toEqual(Array.from({ length: 600 }, (_, index) => `streams/${index + 1}`));
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.every(({ select }) => select?.fields?.[0]?.fieldPath === 'version')).toBe(true);
  expect(asked.at(-1)?.startAt?.before).toBe(false);
});

test('a query that is refused ends at once with the code of the refusal', async () => {
  let asked = 0;
  server = await served({
    answer: (_, call) => {
      asked++;
      call.emit('error', { code: status.PERMISSION_DENIED, details: 'not yours' });
    },
  });
  await expect(idsOf(wireBulk('demo', address).all({ collection: 'streams' }))).rejects.toMatchObject({ code: status.PERMISSION_DENIED });
  expect(asked).toBe(1);
});

test('a reader that stops ends the query', async () => {
  const ended = Promise.withResolvers<void>();
  server = await served({
    answer: (_, call) => {
      call.on('cancelled', () => ended.resolve());
      call.write(answerOf('1'));
    },
  });
  for await (const _page of wireBulk('demo', address).all({ collection: 'streams' })) break;
  await ended.promise;
});

test('a commit reaches the server whole, and its refusal has its code', async () => {
  const ids: (string | undefined)[] = [];
  server = await served({
    commit: (request, answered) => {
      const { writes } = CommitRequest.decode(request);
      ids.push(...writes.map(({ update }) => update?.name?.split('/').at(-1)));
      if (ids.length > 2) answered({ code: status.ALREADY_EXISTS, details: 'it is there' });
      else answered(null, Buffer.alloc(0));
    },
  });
  const bulk = wireBulk('demo', address);
  const create = (id: string) => ({ kind: 'create', path: `jobs/${id}`, document: { id } }) as const;
  await bulk.commit([create('1'), create('2')]);
  await expect(bulk.commit([create('3')])).rejects.toSatisfy(isAlreadyExists);
  expect(ids).toEqual(['1', '2', '3']);
});
