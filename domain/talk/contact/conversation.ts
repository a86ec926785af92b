import type { ContactCategory, ContactStatus } from './category.ts';

/** A message of a contact for its two sides; `text` is null after the asker left. Times in ms. */
export type ContactLine = {
  readonly number: number;
  readonly by: 'asker' | 'office';
  readonly text: string | null;
  readonly createdAt: number;
};

/** The conversation that a guest reads at the link in the mail. Times in ms. */
export type GuestConversation = {
  readonly category: ContactCategory;
  readonly status: ContactStatus;
  readonly isFromOffice?: boolean;
  readonly since: number;
  readonly messages: readonly ContactLine[];
};
