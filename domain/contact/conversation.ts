import type { ContactCategory, ContactStatus } from './category.ts';

/**
 * A message of a contact as its two sides read it; `text` null: its asker has left. Times in ms.
 */
export type ContactLine = {
  readonly number: number;
  readonly by: 'asker' | 'office';
  readonly text: string | null;
  readonly createdAt: number;
};

/** What a guest reads at the link of a mail. */
export type GuestConversation = {
  readonly category: ContactCategory;
  readonly status: ContactStatus;
  readonly isFromOffice?: boolean;
  readonly since: number;
  readonly messages: readonly ContactLine[];
};
