import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { exportSpans, exportSpansIfAsked, headersFor } from './exportSpans.ts';
import { traceSettings } from './settings.ts';
import { carried, inSpan } from './tracing.ts';

type Received = { readonly path: string; readonly type: string; readonly authorization: string | undefined; readonly body: string };

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const collector = async (status = 200) => {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    const body = (await buffer(request)).toString('latin1');
    received.push({ path: url, type: headers['content-type'] ?? '', authorization: headers.authorization, body });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return { received, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces` };
};

test('recorded spans reach the collector by OTLP with the service name', async () => {
  const { received, endpoint } = await collector();
  const end = exportSpans({ endpoint, share: 1 }, { service: 'commands', project: 'demo-traces' });
  await inSpan('command', { streamId: 'offer-1' }, async () => undefined);
  await end();
  expect(received.map(({ path, type, authorization }) => [path, type, authorization])).toEqual([
    ['/v1/traces', 'application/x-protobuf', undefined],
  ]);
  for (const text of ['command', 'offer-1', 'commands', 'demo-traces']) expect(received[0]?.body).toContain(text);
});

test('a collector that refuses spans causes no other failure, and the recording ends', async () => {
  const { received, endpoint } = await collector(400);
  const end = exportSpans({ endpoint, share: 1 }, { service: 'commands', project: 'demo' });
  expect(await inSpan('command', {}, async () => 7)).toBe(7);
  await end().catch(() => undefined);
  expect(received.length).toBe(1);
  expect(await inSpan('command', {}, async () => carried())).toEqual({});
});

test('only Google gets the access token of the account', async () => {
  const token = async () => 'secret';
  expect(await headersFor('https://telemetry.googleapis.com/v1/traces', token)).toEqual({ authorization: 'Bearer secret' });
  for (const other of ['https://collector.example.jp', 'http://telemetry.googleapis.com', 'https://googleapis.com.example.jp'])
    expect(await headersFor(other, token)).toEqual({});
});

test('nothing is recorded without an endpoint, with an invalid share, or outside of Cloud Run', async () => {
  const endpoint = 'https://collector.example.jp/v1/traces';
  expect(traceSettings({})).toBeNull();
  expect(traceSettings({ TRACES_ENDPOINT: 'collector' })).toBeNull();
  for (const share of ['0', '2', 'half']) expect(traceSettings({ TRACES_ENDPOINT: endpoint, TRACES_SHARE: share })).toBeNull();
  expect(traceSettings({ TRACES_ENDPOINT: endpoint })).toEqual({ endpoint, share: 0.05 });
  exportSpansIfAsked({ TRACES_ENDPOINT: endpoint });
  exportSpansIfAsked({ K_SERVICE: 'commands' });
  expect(await inSpan('command', {}, async () => carried())).toEqual({});
});
