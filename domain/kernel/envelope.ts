import type { Actor } from './decider.ts';

/**
 * Where an event comes from. `recordedAt` in ms; `causationId` is the event that led to the
 * command, if one did.
 */
export type EventMeta = {
  readonly actor: Actor;
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly recordedAt: number;
};

/**
 * What lets a field of a stored event be shown without the others. `salt` in hex: of the leaves of
 * data and meta. `commitments`: digests of the words in personal fields, by dotted path; their
 * salts come of the person's key, so that they say nothing once it is gone.
 */
export type EventProof = { readonly salt: string; readonly commitments: Readonly<Record<string, string>> };

/**
 * An event as it stands in the log (design section 3). In the stored form personal fields of `data`
 * are encrypted.
 */
export type EventEnvelope<Type extends string = string, Data = Record<string, unknown>> = {
  readonly id: string;
  readonly streamId: string;
  readonly version: number;
  readonly type: Type;
  readonly schemaVersion: number;
  readonly data: Data;
  readonly meta: EventMeta;
  readonly prevHash: string;
  readonly hash: string;
  /** Only in streams that can be proven by field, and missing in events of older releases. */
  readonly proof?: EventProof;
};

/** Envelopes of a union of domain events, discriminated by type. */
export type EnvelopeOf<Event extends { type: string; data: unknown }> = Event extends { type: infer Type extends string; data: infer Data }
  ? EventEnvelope<Type, Data>
  : never;
