import { coursesOf } from '../deal/commandRow.ts';
import type { DealState } from '../deal/machine.ts';
import type { Part } from '../deal/state.ts';
import { offerCommands } from './commands.ts';
import type { OfferStatus } from './status.ts';

// Plain data, computed by the web build (web/plainData.ts).

/** The parts of the state in each status, beside the parties. */
export const offerHolds = {
  IN_INQUIRY: ['waiting', 'answer', 'proxy'],
  IS_INQUIRY_REFUSED: ['proxy'],
  IN_PROGRESS: ['terms', 'proposal', 'awaited', 'proxy'],
  IS_ACCEPTED: ['terms', 'proposal', 'waiting', 'proxy'],
  IS_REFUSED: ['proxy'],
  IS_ADMIN_APPROVED: ['terms', 'approval', 'proposal', 'awaited', 'proxy'],
  IS_ADMIN_DISAPPROVED: [],
  IS_APPROVED: ['terms', 'approval', 'proposal', 'concluded', 'cancellation', 'proxy'],
  IS_CANCELED: [],
  IS_EXPIRED: [],
  IS_CLOSED: ['terms', 'bill'],
  IS_ADMIN_CLOSED: ['conclusion', 'settled', 'bill', 'proxy'],
} as const satisfies Record<OfferStatus, readonly Part[]>;

/** The state of an offer: only what decisions need, no personal data. Times in ms, fee in yen. */
export type OfferState = DealState<typeof offerHolds>;

/** Who may send which command on an offer, when, and with what result. */
export const offerTable = coursesOf(offerCommands);
