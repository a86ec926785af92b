import type { Actor } from './decider.ts';

/** Where an event comes from. `recordedAt` in ms; `causationId` is the event that led to the command, if one did. */
export type EventMeta = {
  readonly actor: Actor;
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly recordedAt: number;
};

/** An event as it stands in the log (design section 3). In the stored form personal fields of `data` are encrypted. */
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
};

/** Envelopes of a union of domain events, discriminated by type. */
export type EnvelopeOf<Event extends { type: string; data: unknown }> = Event extends { type: infer Type extends string; data: infer Data }
  ? EventEnvelope<Type, Data>
  : never;
