import type { Actor } from './decider.ts';

/** The origin of an event. `recordedAt` in ms. `causationId`: the event that caused it, or null. */
export type EventMeta = {
  readonly actor: Actor;
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly recordedAt: number;
};

/**
 * Data to prove single fields of an event. `salt` (hex): for the hashes of data and meta.
 * `commitments`: hashes of personal texts by dotted path, salted with the person's key, so that
 * they are useless after an erasure.
 */
export type EventProof = { readonly salt: string; readonly commitments: Readonly<Record<string, string>> };

/** An event in the log. In the stored form the personal fields of `data` are encrypted. */
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
  /** Only in provable streams. Missing in events of older releases. */
  readonly proof?: EventProof;
};

export type EnvelopeOf<Event extends { type: string; data: unknown }> = Event extends { type: infer Type extends string; data: infer Data }
  ? EventEnvelope<Type, Data>
  : never;
