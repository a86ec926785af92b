import { businessRules } from '#domain/kernel/businessRules.ts';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { contactCategoryLabel } from '#domain/talk/contact/category.ts';
import type { Contact } from '#projections/contact/contacts.schema.ts';

/** Contacts without an answer, the longest waiting first. */
export const waitingContacts = {
  collection: 'contacts',
  where: [['status', '==', 'WAITING']],
  orderBy: ['since', 'asc'],
  limit: 100,
} as const;

/** For how many days after an answer or after closing a contact accepts another message. */
export const replyDays = businessRules.contactReplyPeriod / DAY;

export const askerName = ({ isGuest, role, person }: Pick<Contact, 'isGuest' | 'role' | 'person'>): string => {
  if (isGuest) return `${person.name}（会員以外）`;
  return role === null && person.version === 0 ? 'ご利用方法を選択する前の会員' : person.name;
};

export const contactTitle = (contact: Pick<Contact, 'category' | 'isGuest' | 'role' | 'person'>): string =>
  `${contactCategoryLabel[contact.category]}：${askerName(contact)}`;
