import { coursesOf } from '../deal/commandRow.ts';
import type { DealState } from '../deal/machine.ts';
import type { Part } from '../deal/state.ts';
import { entryCommands } from './commands.ts';
import type { EntryStatus } from './status.ts';

// Plain data, computed by the web build (web/plainData.ts).

/** The parts of the state in each status, beside the parties. */
export const entryHolds = {
  IN_PROGRESS: ['posted', 'waiting'],
  IS_ADMIN_APPROVED: ['posted', 'approval', 'awaited'],
  IS_ADMIN_DISAPPROVED: [],
  IS_DECIDING: ['posted', 'approval', 'proposal', 'awaited', 'proxy'],
  IS_REFUSED: [],
  IS_EXPIRED: [],
  IS_APPROVED: ['terms', 'approval', 'proposal', 'concluded', 'cancellation', 'proxy'],
  IS_CLOSED: ['terms', 'bill'],
  IS_ADMIN_CLOSED: ['conclusion', 'settled', 'bill', 'proxy'],
} as const satisfies Record<EntryStatus, readonly Part[]>;

/** The state of an entry: only what decisions need, no personal data. Times in ms, fee in yen. */
export type EntryState = DealState<typeof entryHolds>;

/** Who may send which command on an entry, when, and with what result. */
export const entryTable = coursesOf(entryCommands);
