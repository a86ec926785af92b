import type { Awaited, Billed, Parties, Terms } from '../deal/state.ts';
import type { EntryStatus } from './status.ts';

/** What decisions need, and no more: no personal data, no history. Times in ms, fee in yen. */
export type EntryState =
  | { readonly status: 'NONE' }
  | (Parties & { readonly status: 'IN_PROGRESS' })
  | (Parties & Awaited & { readonly status: 'IS_ADMIN_APPROVED' | 'IS_DECIDING' })
  | (Parties & Terms & { readonly status: 'IS_APPROVED' })
  | (Parties & Terms & Billed & { readonly status: 'IS_CLOSED' })
  | (Parties & { readonly status: 'IS_ADMIN_DISAPPROVED' | 'IS_REFUSED' | 'IS_EXPIRED' | 'IS_ADMIN_CLOSED' });

export type EntryIn<Status extends EntryStatus> = Extract<EntryState, { status: Status }>;
export type ExistingEntry = Exclude<EntryState, { status: 'NONE' }>;
