import type { ContactStatus } from './category.ts';

/** A contact without texts. `uid` null: a guest. `since`: time of the status (ms). */
export type OpenContact = {
  readonly status: ContactStatus;
  readonly uid: string | null;
  readonly messages: number;
  /** The id of the newest message; null while there is only the first one. */
  readonly lastMessageId: string | null;
  readonly since: number;
  /** The number of reminders to the office since the question. */
  readonly reminded: 0 | 1 | 2;
};

export type ContactState = { readonly status: 'NONE' } | OpenContact | { readonly status: 'ENDED' };
