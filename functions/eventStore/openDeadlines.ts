import type { Firestore, Query } from 'firebase-admin/firestore';
import { parseDeadlineId, type SetDeadline } from '#domain/kernel/deadline.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Head } from './stream.ts';

export type OpenDeadline = SetDeadline & { readonly streamId: string };

/** The streams whose first deadline is after `from` and until `to` (ms), the nearest first. */
export const streamsDue = (db: Firestore, from: number, to: number): Query =>
  db.collection('streams').where('nextDue', '>', from).where('nextDue', '<=', to).orderBy('nextDue').select('deadlines', 'nextDue');

export const deadlinesIn = (streamId: string, { deadlines = [] }: Pick<Head, 'deadlines'>): OpenDeadline[] =>
  deadlines.map((deadline) => ({ streamId, ...deadline }));

/** The next deadlines of all streams, at most `limit`. */
export const nextDeadlines = async (db: Firestore, limit: number): Promise<OpenDeadline[]> => {
  const { docs } = await streamsDue(db, 0, Number.MAX_SAFE_INTEGER).limit(limit).get();
  const all = docs.flatMap((head) => deadlinesIn(head.id, head.data()));
  return all.sort((a, b) => a.dueAt - b.dueAt).slice(0, limit);
};

/** The deadline with this id, if it is still open. */
export const standing = async (db: Firestore, deadlineId: string): Promise<OpenDeadline | undefined> => {
  const named = parseDeadlineId(deadlineId);
  if (!named) return undefined;
  const head = (await db.doc(paths.head(named.streamId)).get()).data() as Head | undefined;
  return head && deadlinesIn(named.streamId, head).find(({ kind }) => kind === named.kind);
};
