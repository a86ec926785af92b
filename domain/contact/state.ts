import type { ContactStatus } from './category.ts';

/**
 * What decisions need; no words. `uid` null: a guest's. `since` (ms): when it came to its status.
 */
export type OpenContact = {
  readonly status: ContactStatus;
  readonly uid: string | null;
  readonly messages: number;
  /** The id of the newest message; null while it is the first one. */
  readonly lastMessageId: string | null;
  readonly since: number;
  /** How often the office was reminded since it was asked. */
  readonly reminded: 0 | 1 | 2;
};

export type ContactState = { readonly status: 'NONE' } | OpenContact | { readonly status: 'ENDED' };
