import type { Timestamp } from 'firebase-admin/firestore';
import type { ReadModel } from '#projections/kernel/projector.ts';

/**
 * A document that differs from the replay: `expected` is the replayed content (null: it should not
 * exist), `found` the stored one (null: missing), `writtenAt` the time of the last write.
 */
export type Difference = {
  readonly path: string;
  readonly expected: ReadModel | null;
  readonly found: ReadModel | null;
  readonly writtenAt: Timestamp | null;
};
