import { createRequire } from 'node:module';
import {
  type handleUnaryCall,
  type ServerUnaryCall,
  type ServiceDefinition,
  type sendUnaryData,
  status,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Broker } from './broker.ts';
import type { SubscriptionSettings } from './subscription.ts';

type Protos = typeof import('@google-cloud/pubsub/build/protos/protos.js');
const require = createRequire(import.meta.url);
// The codecs of the client library, so that both sides use one description.
const { google } = require('@google-cloud/pubsub/build/protos/protos.js') as Protos;
const v1 = google.pubsub.v1;
const { Empty } = google.protobuf;

/**
 * Default retry timing: faster than the service's 10 s to 600 s, so that local work does not wait.
 */
export type DeliveryDefaults = Pick<SubscriptionSettings, 'minBackoffMs' | 'maxBackoffMs' | 'maxOutstanding'>;

/**
 * A generated codec: encodes the interface, decodes to the class, where every field has a value.
 */
type Codec<Loose, Message> = { encode(message: Loose): { finish(): Uint8Array }; decode(bytes: Uint8Array): Message };
type Method = { definition: ServiceDefinition[string]; handler: handleUnaryCall<never, unknown> };

/** A refusal: gRPC status and message. */
type Refusal = { readonly code: status; readonly message: string };
const refuse = (code: status, message: string): never => {
  throw { code, message } satisfies Refusal;
};

const unary = <LooseRequest, Request extends LooseRequest, LooseResponse, Response>(
  path: string,
  request: Codec<LooseRequest, Request>,
  response: Codec<LooseResponse, Response>,
  handle: (request: Request) => LooseResponse,
): Method => ({
  definition: {
    path,
    requestStream: false,
    responseStream: false,
    requestSerialize: (value: LooseRequest) => Buffer.from(request.encode(value).finish()),
    requestDeserialize: (bytes: Buffer) => request.decode(bytes),
    responseSerialize: (value: LooseResponse) => Buffer.from(response.encode(value).finish()),
    responseDeserialize: (bytes: Buffer) => response.decode(bytes),
  },
  handler: (call: ServerUnaryCall<Request, LooseResponse>, callback: sendUnaryData<LooseResponse>) => {
    try {
      callback(null, handle(call.request));
    } catch (error) {
      const known = typeof error === 'object' && error !== null && 'code' in error;
      callback(known ? (error as Refusal) : { code: status.INTERNAL, message: String(error) });
    }
  },
});

const milliseconds = (duration: { seconds?: unknown; nanos?: number | null } | null | undefined, otherwise: number) =>
  duration ? Number(duration.seconds ?? 0) * 1000 + (duration.nanos ?? 0) / 1e6 : otherwise;

const settingsOf = (request: InstanceType<typeof v1.Subscription>, defaults: DeliveryDefaults): SubscriptionSettings => ({
  name: request.name,
  topic: request.topic,
  pushEndpoint: request.pushConfig?.pushEndpoint || refuse(status.UNIMPLEMENTED, 'This server only has push subscriptions.'),
  ackDeadlineMs: (request.ackDeadlineSeconds || 10) * 1000,
  minBackoffMs: milliseconds(request.retryPolicy?.minimumBackoff, defaults.minBackoffMs),
  maxBackoffMs: milliseconds(request.retryPolicy?.maximumBackoff, defaults.maxBackoffMs),
  maxOutstanding: defaults.maxOutstanding,
  ...(request.deadLetterPolicy?.deadLetterTopic
    ? {
        deadLetter: {
          topic: request.deadLetterPolicy.deadLetterTopic,
          maxDeliveryAttempts: request.deadLetterPolicy.maxDeliveryAttempts || 5,
        },
      }
    : {}),
});

const subscriptionOf = (settings: SubscriptionSettings) =>
  new v1.Subscription({
    name: settings.name,
    topic: settings.topic,
    pushConfig: { pushEndpoint: settings.pushEndpoint },
    ackDeadlineSeconds: settings.ackDeadlineMs / 1000,
  });

const knownTopic = (broker: Broker, topic: string) =>
  broker.hasTopic(topic) ? topic : refuse(status.NOT_FOUND, `Resource not found (resource=${topic.split('/').at(-1)}).`);
const knownSubscription = (broker: Broker, name: string) =>
  broker.subscription(name) ?? refuse(status.NOT_FOUND, `Subscription does not exist (resource=${name}).`);

const methodsOf = (broker: Broker, defaults: DeliveryDefaults): Record<string, Method> => ({
  CreateTopic: unary('/google.pubsub.v1.Publisher/CreateTopic', v1.Topic, v1.Topic, (request) =>
    broker.createTopic(request.name) ? request : refuse(status.ALREADY_EXISTS, `Topic already exists (resource=${request.name}).`),
  ),
  GetTopic: unary(
    '/google.pubsub.v1.Publisher/GetTopic',
    v1.GetTopicRequest,
    v1.Topic,
    ({ topic }) => new v1.Topic({ name: knownTopic(broker, topic) }),
  ),
  ListTopics: unary(
    '/google.pubsub.v1.Publisher/ListTopics',
    v1.ListTopicsRequest,
    v1.ListTopicsResponse,
    ({ project }) =>
      new v1.ListTopicsResponse({
        topics: broker
          .topics()
          .filter((name) => name.startsWith(`${project}/`))
          .map((name) => ({ name })),
      }),
  ),
  Publish: unary(
    '/google.pubsub.v1.Publisher/Publish',
    v1.PublishRequest,
    v1.PublishResponse,
    ({ topic, messages }) =>
      new v1.PublishResponse({
        messageIds: [
          ...broker.publish(
            knownTopic(broker, topic),
            messages.map(({ data, attributes, orderingKey }) => ({
              data: Buffer.from(data as Uint8Array).toString('base64'),
              attributes: attributes ?? {},
              orderingKey: orderingKey ?? '',
            })),
          ),
        ],
      }),
  ),
  CreateSubscription: unary('/google.pubsub.v1.Subscriber/CreateSubscription', v1.Subscription, v1.Subscription, (request) => {
    knownTopic(broker, request.topic);
    return broker.createSubscription(settingsOf(request, defaults))
      ? request
      : refuse(status.ALREADY_EXISTS, `Subscription already exists (resource=${request.name}).`);
  }),
  GetSubscription: unary('/google.pubsub.v1.Subscriber/GetSubscription', v1.GetSubscriptionRequest, v1.Subscription, ({ subscription }) =>
    subscriptionOf(knownSubscription(broker, subscription)),
  ),
  ModifyPushConfig: unary(
    '/google.pubsub.v1.Subscriber/ModifyPushConfig',
    v1.ModifyPushConfigRequest,
    Empty,
    ({ subscription, pushConfig }) => {
      const { name, pushEndpoint } = knownSubscription(broker, subscription);
      broker.configureSubscription(name, { pushEndpoint: pushConfig?.pushEndpoint || pushEndpoint });
      return new Empty();
    },
  ),
  DeleteSubscription: unary('/google.pubsub.v1.Subscriber/DeleteSubscription', v1.DeleteSubscriptionRequest, Empty, ({ subscription }) => {
    broker.deleteSubscription(knownSubscription(broker, subscription).name);
    return new Empty();
  }),
});

/** The gRPC service for the real @google-cloud/pubsub client: publishing and push subscriptions. */
export const pubsubService = (
  broker: Broker,
  defaults: DeliveryDefaults,
): { definition: ServiceDefinition; implementation: UntypedServiceImplementation } => {
  const methods = Object.entries(methodsOf(broker, defaults));
  return {
    definition: Object.fromEntries(methods.map(([name, method]) => [name, method.definition])),
    implementation: Object.fromEntries(methods.map(([name, method]) => [name, method.handler as UntypedServiceImplementation[string]])),
  };
};
