/** Entry statuses (docs/specification.md, section 4), in the order of an entry's course. */
export const entryStatuses = [
  'IN_PROGRESS',
  'IS_ADMIN_APPROVED',
  'IS_ADMIN_DISAPPROVED',
  'IS_DECIDING',
  'IS_REFUSED',
  'IS_EXPIRED',
  'IS_APPROVED',
  'IS_CLOSED',
  'IS_ADMIN_CLOSED',
] as const;

export type EntryStatus = (typeof entryStatuses)[number];

export const activeEntryStatuses = ['IN_PROGRESS', 'IS_ADMIN_APPROVED', 'IS_DECIDING', 'IS_APPROVED'] as const satisfies EntryStatus[];
