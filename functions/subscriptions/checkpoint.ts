import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** checkpoints/{subscription}_{streamId}: how far a subscription has come in a stream, and whether it stands still there. */
export type Checkpoint = {
  readonly subscription: string;
  readonly streamId: string;
  readonly version: number;
  /** Failed deliveries of the next event in a row. */
  readonly failures: number;
  readonly parkedAt: number | null;
};

export const checkpointOf = (snapshot: DocumentSnapshot, subscription: string, streamId: string): Checkpoint =>
  (snapshot.data() as Checkpoint | undefined) ?? { subscription, streamId, version: 0, failures: 0, parkedAt: null };
