import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PubSub } from '@google-cloud/pubsub';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PubsubServer, startPubsub } from './server.ts';

type Push = {
  message: { data: string; messageId: string; attributes?: Record<string, string> };
  subscription: string;
  deliveryAttempt?: number;
};

let pubsub: PubsubServer;
let client: PubSub;
let endpoint: Server;
let pushes: Push[];
let answer: (push: Push) => number;

// Outside of Google's cloud the client would search for a metadata server and print a warning.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');

beforeEach(async () => {
  pushes = [];
  answer = () => 204;
  pubsub = await startPubsub(0);
  client = new PubSub({ projectId: 'demo-test', apiEndpoint: `127.0.0.1:${pubsub.port}`, emulatorMode: true });
  endpoint = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const push = JSON.parse(Buffer.concat(chunks).toString()) as Push;
    pushes.push(push);
    response.writeHead(answer(push)).end();
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  await client.close();
  pubsub.stop();
  endpoint.closeAllConnections();
  await new Promise((resolve) => endpoint.close(resolve));
});

const url = () => `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/`;

test('the real client publishes, and the endpoint gets the real push body', async () => {
  const [topic] = await client.createTopic('events');
  await topic.createSubscription('readModels', { pushEndpoint: url() });
  const messageId = await topic.publishMessage({ data: Buffer.from('{"streamId":"offer-1"}'), attributes: { version: '1' } });
  await pubsub.broker.whenIdle();
  expect(pushes).toEqual([
    {
      message: {
        attributes: { version: '1' },
        data: Buffer.from('{"streamId":"offer-1"}').toString('base64'),
        messageId,
        message_id: messageId,
        publishTime: expect.stringMatching(/Z$/),
        publish_time: expect.stringMatching(/Z$/),
      },
      subscription: 'projects/demo-test/subscriptions/readModels',
    },
  ]);
});

test('a refused message is delivered again until it is accepted', async () => {
  const [topic] = await client.createTopic('events');
  await topic.createSubscription('policies', { pushEndpoint: url() });
  answer = () => (pushes.length < 3 ? 500 : 200);
  await topic.publishMessage({ data: Buffer.from('x') });
  await pubsub.broker.whenIdle();
  expect(pushes).toHaveLength(3);
});

test('a message that keeps failing goes to the dead letter topic', async () => {
  const [topic] = await client.createTopic('events');
  const [dead] = await client.createTopic('dead');
  await dead.createSubscription('undertaker', { pushEndpoint: url() });
  await topic.createSubscription('policies', {
    pushEndpoint: url(),
    deadLetterPolicy: { deadLetterTopic: dead.name, maxDeliveryAttempts: 5 },
  });
  answer = (push) => (push.subscription.endsWith('undertaker') ? 204 : 500);
  await topic.publishMessage({ data: Buffer.from('poison') });
  await pubsub.broker.whenIdle();
  expect(pushes.map((push) => push.deliveryAttempt)).toEqual([1, 2, 3, 4, 5, undefined]);
  expect(pushes.at(-1)?.message.attributes?.CloudPubSubDeadLetterSourceDeliveryCount).toBe('5');
});

test('publishing to an unknown topic is NOT_FOUND, as in the service', async () => {
  await expect(client.topic('nowhere').publishMessage({ data: Buffer.from('x') })).rejects.toMatchObject({ code: 5 });
});
