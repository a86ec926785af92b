import type { status } from '@grpc/grpc-js';

/** The limits by which a request can be refused. */
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

/** Creates a refusal. */
export const refusal = (limit: LimitName, code: status, details: string): Refusal => ({ limit, code, details });
