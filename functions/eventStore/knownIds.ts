import type { Firestore } from 'firebase-admin/firestore';
import { termsInState } from '#projections/deal/terms.ts';

/** The fields of states that name other documents and never change in a stream. */
const idFields = ['jobId', 'clientId', 'talentId', 'number'] as const;
/** The ids in a stream's state: the parties of a deal, room or review; the number of an invoice. */
export type KnownIds = { readonly [Field in (typeof idFields)[number]]?: string } & {
  /** The state had all terms of a deal when it was last seen. This may change. */
  readonly hasTerms?: boolean;
  /** The role of the job that a deal is about. */
  readonly roleNo?: number;
};

/** How many streams a process remembers; the one that was used longest ago goes first. */
const STREAMS_KEPT = 10_000;

/** What a process remembers, per database. */
const kept = new WeakMap<Firestore, Map<string, KnownIds>>();

/** The ids of a stream that this process has seen. */
export const knownIds = (db: Firestore, streamId: string): KnownIds | undefined => kept.get(db)?.get(streamId);

export const idsIn = (state: unknown): KnownIds => {
  const held = state as Readonly<Record<string, unknown>>;
  const ids: { -readonly [Field in (typeof idFields)[number]]?: string } = {};
  for (const field of idFields) {
    const id = held[field];
    if (typeof id === 'string') ids[field] = id;
  }
  return {
    ...ids,
    ...(typeof held.roleNo === 'number' && { roleNo: held.roleNo }),
    ...('sheet' in held && { hasTerms: termsInState(held) !== null }),
  };
};

/**
 * Remembers the ids of a stream, so that the next command finds its documents before its decision.
 * It is only a saving: without it the documents are read after the decision.
 */
export const rememberIds = (db: Firestore, streamId: string, state: unknown): void => {
  const ids = idsIn(state);
  if (Object.keys(ids).length === 0) return;
  const streams = kept.get(db) ?? new Map<string, KnownIds>();
  kept.set(db, streams);
  streams.delete(streamId);
  streams.set(streamId, ids);
  const [oldest] = streams.keys();
  if (streams.size > STREAMS_KEPT && oldest !== undefined) streams.delete(oldest);
};
