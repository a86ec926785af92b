import { noPrices } from '../kernel/prices.ts';
import { days, type EntryCommand, entryCommands, posted, texts } from '../work/entry/commands.ts';
import type { EntryEvent } from '../work/entry/events.ts';
import type { EntryState } from '../work/entry/table.ts';
import { HOUR, NOON } from './contexts.ts';
import { asked, checked, commandsOf, dealEvents, parties, terms } from './dealSamples.ts';

export type StateName = EntryState['status'];

export { days, posted, texts } from '../work/entry/commands.ts';
export const made: EntryEvent = { type: 'EntryMade', data: { ...parties, ...texts, days: [...days], posted, ...checked } };
export const decidingStarted: EntryEvent = { type: 'EntryDecidingStarted', data: { ...parties, ...asked } };
export const approved: EntryEvent = {
  type: 'EntryApproved',
  data: {
    ...parties,
    termsNo: 1,
    proposalNo: null,
    ...terms,
    sheet: null,
    sheetWords: null,
    approvedAt: NOON + 3 * HOUR,
    prices: noPrices,
  },
};

export const refused: EntryEvent = { type: 'EntryRefused', data: { ...parties, reasonCode: 'SCHEDULE', reason: '日程が合わないため' } };
export const reminded: EntryEvent = { type: 'EntryApproveReminded', data: parties };

export const shared = dealEvents('Entry');
export const { adminApproved, closed, billClaimed, billIgnored, proposed, agreed, cancellationRequested, cancellationSettled } = shared;

const deciding = [made, adminApproved, decidingStarted] as const;

export const histories = {
  NONE: [],
  IN_PROGRESS: [made],
  IS_ADMIN_APPROVED: [made, adminApproved],
  IS_ADMIN_DISAPPROVED: [made, { type: 'EntryAdminDisapproved', data: { ...parties, reason: '募集条件と異なるため' } }],
  IS_DECIDING: deciding,
  IS_REFUSED: [...deciding, refused],
  IS_EXPIRED: [made, adminApproved, shared.expired],
  IS_APPROVED: [...deciding, approved],
  IS_CLOSED: [...deciding, approved, closed],
  IS_ADMIN_CLOSED: [made, shared.forceClosed],
} as const satisfies Record<StateName, readonly EntryEvent[]>;

export const commands = commandsOf<EntryCommand>(entryCommands);
