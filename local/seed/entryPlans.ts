import type { EntryStatus } from '#domain/entry/status.ts';
import type { Step } from './dealPlans.ts';

/** The clock ends an answer after a week only, which no demo can wait for: this status is missing. */
export type DemoEntryStatus = Exclude<EntryStatus, 'IS_EXPIRED'>;

/** A demo entry: which cast enters which job, and where it ends up. */
export type EntryPlan = { readonly job: number; readonly cast: number; readonly status: DemoEntryStatus };

const enter: Step = { by: 'cast', type: 'enter' };
const client = (type: string): Step => ({ by: 'client', type });
const office = (type: string): Step => ({ by: 'office', type });

const approvedByOffice = [enter, office('adminApprove')];
const deciding = [...approvedByOffice, client('startDeciding')];
const concluded = [...deciding, client('approve')];

/** The commands that lead to each status; the clock does the rest for IS_CLOSED. */
export const entryStepsTo = {
  IN_PROGRESS: [enter],
  IS_ADMIN_APPROVED: approvedByOffice,
  IS_ADMIN_DISAPPROVED: [enter, office('adminDisapprove')],
  IS_DECIDING: deciding,
  IS_REFUSED: [...deciding, client('refuse')],
  IS_APPROVED: [...concluded, client('changeFee')],
  IS_CLOSED: concluded,
  IS_ADMIN_CLOSED: [...concluded, office('forceClose')],
} as const satisfies Record<DemoEntryStatus, readonly Step[]>;

const statuses = Object.keys(entryStepsTo) as DemoEntryStatus[];

/** Numbers as in dealPlans.ts, whose pairs are left alone: the demo client and the demo cast both see every status. */
export const entryPlans: readonly EntryPlan[] = [
  // The demo client with various casts.
  ...statuses.map((status, at) => ({ job: at, cast: at + 4, status })),
  // The demo cast with the other clients.
  ...statuses.map((status, at) => ({ job: 22 + at, cast: 0, status })),
  // The demo client with the demo cast, to see one entry from both sides.
  { job: 6, cast: 0, status: 'IS_ADMIN_APPROVED' },
  { job: 7, cast: 0, status: 'IS_DECIDING' },
  // Work for the office.
  { job: 8, cast: 14, status: 'IN_PROGRESS' },
  { job: 9, cast: 15, status: 'IN_PROGRESS' },
];
