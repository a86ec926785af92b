import type { AggregateName } from '../kernel/identifiers.ts';
import type { OfficeRole } from '../kernel/officeRoles.ts';
import { mayRead, type OfficePart } from './duties.ts';

/**
 * Who of the office reads the log of an aggregate: the readers of a part; each member (`everyone`);
 * or nobody, because the log belongs to its person. `byItem`: the part depends on the item.
 */
type Readers = OfficePart | 'everyone' | 'nobody' | 'byItem';

/**
 * The readers of each aggregate's log. They are the readers of its documents in firestore.rules. Of
 * a room the office reads no document, and of its log only who did what when, for reports.
 */
export const aggregateReads = {
  account: 'people',
  talent: 'people',
  client: 'people',
  media: 'people',
  audit: 'people',
  job: 'deals',
  offer: 'deals',
  entry: 'deals',
  review: 'deals',
  diary: 'deals',
  student: 'roster',
  guardian: 'roster',
  report: 'requests',
  contact: 'requests',
  chat: 'requests',
  invoice: 'bills',
  closing: 'bills',
  record: 'bills',
  master: 'content',
  news: 'content',
  operation: 'operations',
  control: 'everyone',
  desk: 'byItem',
  countersign: 'byItem',
  favorite: 'nobody',
  notification: 'nobody',
  savedSearch: 'nobody',
} as const satisfies Readonly<Record<AggregateName, Readers>>;

/** Whether a member with these roles is among the readers. An item's part replaces `byItem`. */
export const isReader = (roles: readonly OfficeRole[], readers: Exclude<Readers, 'byItem'>): boolean => {
  if (readers === 'everyone') return true;
  return readers !== 'nobody' && mayRead(roles, readers);
};

/** What `isReader` asks about. */
export type ItemReaders = Exclude<Readers, 'byItem'>;
