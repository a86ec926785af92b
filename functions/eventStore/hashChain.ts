import { hash } from 'node:crypto';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { canonicalJson } from '#domain/kernel/fingerprint.ts';

/** What the first event of a stream points back to. */
export const GENESIS = '0'.repeat(64);

export type Unsealed = Omit<EventEnvelope, 'hash'>;

/** SHA-256 over the previous hash and the canonical JSON of the stored event, personal fields encrypted: it outlives an erasure. */
export const seal = (event: Unsealed): EventEnvelope => ({ ...event, hash: hashOf(event) });

export const hashOf = ({ id, streamId, version, type, schemaVersion, data, meta, prevHash }: Unsealed): string =>
  hash('sha256', prevHash + canonicalJson({ id, streamId, version, type, schemaVersion, data, meta }));

/** Where and why the chain of a stream's events breaks first, or null when it holds. Events oldest first, from version 1. */
export const chainBreak = (events: readonly EventEnvelope[]): { version: number; reason: string } | null => {
  let prevHash = GENESIS;
  for (const [index, event] of events.entries()) {
    const version = index + 1;
    if (event.version !== version) return { version, reason: `event ${version} is missing` };
    if (event.prevHash !== prevHash) return { version, reason: 'does not follow the event before it' };
    if (hashOf(event) !== event.hash) return { version, reason: 'content does not match its hash' };
    prevHash = event.hash;
  }
  return null;
};
