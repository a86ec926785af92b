import { Server, ServerCredentials } from '@grpc/grpc-js';
import { type Broker, openBroker } from './broker.ts';
import { type DeliveryDefaults, pubsubService } from './grpcService.ts';
import { httpPush } from './httpPush.ts';

/** The redelivery timing of the local stack. */
export const deliveryDefaults: DeliveryDefaults = { minBackoffMs: 10, maxBackoffMs: 5_000, maxOutstanding: 64 };

/** A running Pub/Sub server. */
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
