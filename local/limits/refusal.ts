import { status } from '@grpc/grpc-js';
import { type CommitRequest, codecs, pathOf } from './protocol.ts';

export const limitNames = [
  'request-size',
  'document-size',
  'transforms',
  'missing-index',
  'write-rate',
  'exhausted',
  'aborted',
  'lost-answer',
] as const;
export type LimitName = (typeof limitNames)[number];

/** A refusal as the database answers: gRPC status and text. */
export type Refusal = { readonly limit: LimitName; readonly code: status; readonly details: string };

export const refusal = (limit: LimitName, code: status, details: string): Refusal => ({ limit, code, details });

const MIB = 1_048_576;
/** Limits of Firestore: bytes of a request and a document, transforms of a document in a commit. */
export const sizeLimits = { request: 10 * MIB, document: MIB, transforms: 500 } as const;

export const requestSizeFault = (bytes: Uint8Array): Refusal | null =>
  bytes.length > sizeLimits.request
    ? refusal('request-size', status.INVALID_ARGUMENT, `Request payload size exceeds the limit: ${sizeLimits.request} bytes.`)
    : null;

/** The refusal of a commit with a document that is too large. The name counts, as in production. */
export const documentSizeFault = ({ writes }: CommitRequest): Refusal | null => {
  for (const { update, updateTransforms } of writes ?? []) {
    if ((updateTransforms?.length ?? 0) > sizeLimits.transforms)
      return refusal('transforms', status.INVALID_ARGUMENT, `too many transforms for ${update?.name}`);
    const size = update ? codecs.Document.encode(update).finish().length : 0;
    if (update && size > sizeLimits.document)
      return refusal(
        'document-size',
        status.INVALID_ARGUMENT,
        `Document '${pathOf(update.name)}' exceeds the maximum allowed size of ${sizeLimits.document} bytes.`,
      );
  }
  return null;
};
