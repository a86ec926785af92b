import type { Timestamp } from 'firebase-admin/firestore';
import type { ReadModel } from '#projections/kernel/projector.ts';

export type Found = { readonly path: string; readonly data: ReadModel; readonly updateTime: Timestamp };

/** Which documents are read: those of a collection, or of all sub-collections of that name. */
export type Everything = {
  readonly collection: string;
  readonly isGroup?: boolean;
  /** Only these fields. */
  readonly fields?: readonly string[];
};

/** A write that fails if the document changed since it was read. Undefined fields are removed. */
export type BulkWrite =
  | { readonly kind: 'create'; readonly path: string; readonly document: ReadModel }
  | { readonly kind: 'update'; readonly path: string; readonly fields: ReadModel; readonly lastUpdateTime: Timestamp }
  | { readonly kind: 'delete'; readonly path: string; readonly lastUpdateTime: Timestamp };

/** Reads and writes of many documents. */
export type Bulk = {
  /** All documents in the order of their paths, in pages of any size. Goes on after a fault. */
  all(wanted: Everything): AsyncIterable<readonly Found[]>;
  /** Commits all writes or none. Its errors have the codes of gRPC, as those of the SDK. */
  commit(writes: readonly BulkWrite[]): Promise<void>;
};

/** How many documents a page has at most. */
export const PAGE = 200;
