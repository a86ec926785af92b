import {
  Client,
  credentials,
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type Metadata,
  type ServiceDefinition,
  type ServiceError,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Refusal } from './refusal.ts';

/** Decides about a request: refuse it before the database, or replace the answer. */
export type Gate = {
  readonly before: (method: string, request: Buffer) => { readonly refused: Refusal | null; readonly instead: Refusal | null };
};

const unary = ['GetDocument', 'ListDocuments', 'UpdateDocument', 'DeleteDocument', 'CreateDocument', 'BeginTransaction', 'Commit'];
const moreUnary = ['Rollback', 'PartitionQuery', 'ListCollectionIds', 'BatchWrite'];
const streamed = ['BatchGetDocuments', 'RunQuery', 'RunAggregationQuery', 'ExecutePipeline'];
const bothWays = ['Write', 'Listen'];

const asIs = (bytes: Buffer): Buffer => bytes;
/** No limit here: the database and the SDK have their own. */
const anySize = { 'grpc.max_receive_message_length': -1, 'grpc.max_send_message_length': -1 };

const pathOf = (method: string): string => `/google.firestore.v1.Firestore/${method}`;
/** Removes headers that gRPC sets itself. */
const sent = (metadata: Metadata): Metadata => {
  const copy = metadata.clone();
  for (const name of ['user-agent', 'grpc-accept-encoding', 'accept-encoding', 'grpc-encoding']) copy.remove(name);
  return copy;
};

const failed = ({ code, details }: Refusal): Pick<ServiceError, 'code' | 'details'> => ({ code, details });

/**
 * Firestore's gRPC service: forwards each request to `target` (host:port) unless the gate refuses
 * it.
 */
export const passThrough = (
  target: string,
  gate: Gate,
): { readonly definition: ServiceDefinition; readonly implementation: UntypedServiceImplementation; readonly close: () => void } => {
  const client = new Client(target, credentials.createInsecure(), anySize);

  const callOnce =
    (method: string): handleUnaryCall<Buffer, Buffer> =>
    (call, callback) => {
      const { refused, instead } = gate.before(method, call.request);
      if (refused) return callback(failed(refused));
      const forwarded = client.makeUnaryRequest(pathOf(method), asIs, asIs, call.request, sent(call.metadata), (error, answer) =>
        error
          ? callback({ code: error.code, details: error.details, metadata: error.metadata })
          : instead
            ? callback(failed(instead))
            : callback(null, answer),
      );
      call.on('cancelled', () => forwarded.cancel());
    };

  const stream =
    (method: string): handleServerStreamingCall<Buffer, Buffer> =>
    (call) => {
      const { refused } = gate.before(method, call.request);
      if (refused) return void call.emit('error', failed(refused));
      const answers = client.makeServerStreamRequest(pathOf(method), asIs, asIs, call.request, sent(call.metadata));
      call.on('cancelled', () => answers.cancel());
      answers.on('data', (answer: Buffer) => {
        if (call.write(answer)) return;
        answers.pause();
        call.once('drain', () => answers.resume());
      });
      answers.on('error', ({ code, details }: ServiceError) => void call.emit('error', { code, details }));
      answers.on('end', () => call.end());
    };

  const talk =
    (method: string): handleBidiStreamingCall<Buffer, Buffer> =>
    (call) => {
      const other = client.makeBidiStreamRequest(pathOf(method), asIs, asIs, sent(call.metadata));
      call.on('cancelled', () => other.cancel());
      call.on('data', (request: Buffer) => other.write(request));
      call.on('end', () => other.end());
      other.on('data', (answer: Buffer) => call.write(answer));
      other.on('error', ({ code, details }: ServiceError) => void call.emit('error', { code, details }));
      other.on('end', () => call.end());
    };

  const methods = [
    ...[...unary, ...moreUnary].map((method) => ({ method, requestStream: false, responseStream: false, handler: callOnce(method) })),
    ...streamed.map((method) => ({ method, requestStream: false, responseStream: true, handler: stream(method) })),
    ...bothWays.map((method) => ({ method, requestStream: true, responseStream: true, handler: talk(method) })),
  ];
  const wire = { requestSerialize: asIs, requestDeserialize: asIs, responseSerialize: asIs, responseDeserialize: asIs };
  return {
    definition: Object.fromEntries(
      methods.map(({ method, requestStream, responseStream }) => [
        method,
        { path: pathOf(method), requestStream, responseStream, ...wire },
      ]),
    ),
    implementation: Object.fromEntries(methods.map(({ method, handler }) => [method, handler as UntypedServiceImplementation[string]])),
    close: () => client.close(),
  };
};
