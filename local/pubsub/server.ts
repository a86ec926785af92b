import { Agent, request } from 'node:http';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { type Broker, openBroker } from './broker.ts';
import { type DeliveryDefaults, pubsubService } from './grpcService.ts';
import { pushBody } from './message.ts';
import type { Push } from './subscription.ts';

/** Status codes that Pub/Sub accepts as acknowledgements. */
const acknowledging = new Set([102, 200, 201, 202, 204]);

/**
 * Posts messages over kept-alive connections. Any other answer within the deadline is a refusal.
 */
const httpPush = (): { push: Push; close: () => void } => {
  const agent = new Agent({ keepAlive: true });
  const push: Push = (settings, message, attempt) =>
    new Promise((resolve) => {
      const body = Buffer.from(pushBody(message, settings.name, settings.deadLetter ? attempt : undefined));
      const refuse = () => resolve(false);
      const call = request(
        settings.pushEndpoint,
        {
          agent,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': body.length, 'user-agent': 'CloudPubSub-Google' },
          signal: AbortSignal.timeout(settings.ackDeadlineMs),
        },
        (answer) => {
          answer.resume();
          answer.on('end', () => resolve(acknowledging.has(answer.statusCode ?? 0)));
          answer.on('error', refuse);
        },
      );
      // A refused connection means that the functions host is down. The message is redelivered with
      // backoff.
      call.on('error', refuse);
      call.end(body);
    });
  return { push, close: () => agent.destroy() };
};

export const deliveryDefaults: DeliveryDefaults = { minBackoffMs: 10, maxBackoffMs: 5_000, maxOutstanding: 64 };

export type PubsubServer = { readonly port: number; readonly broker: Broker; readonly stop: () => void };

/** Starts the Pub/Sub server on 127.0.0.1; port 0 takes a free one. */
export const startPubsub = (port: number, defaults: Partial<DeliveryDefaults> = {}): Promise<PubsubServer> => {
  const { push, close } = httpPush();
  const broker = openBroker(push);
  const server = new Server();
  const { definition, implementation } = pubsubService(broker, { ...deliveryDefaults, ...defaults });
  server.addService(definition, implementation);
  return new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) => {
      if (error) return reject(error);
      const stop = () => {
        broker.close();
        close();
        server.forceShutdown();
      };
      resolve({ port: bound, broker, stop });
    });
  });
};
