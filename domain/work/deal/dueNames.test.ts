import { expect, test } from 'vitest';
import { dueName, dueNameOfMail } from './dueNames.ts';

test('a client does not answer: it confirms an offer and selects among entries', () => {
  expect(dueName('offer', 'IN_PROGRESS')).toBe('回答期限');
  expect(dueName('offer', 'IS_ADMIN_APPROVED')).toBe('確定の期限');
  for (const status of ['IS_ADMIN_APPROVED', 'IS_DECIDING']) expect(dueName('entry', status)).toBe('選考の期限');
});

test('a mail names the time as the page does', () => {
  for (const type of ['OfferMade', 'OfferAcceptReminded']) expect(dueNameOfMail(type)).toBe('回答期限');
  for (const type of ['OfferAdminApproved', 'OfferApproveReminded']) expect(dueNameOfMail(type)).toBe('確定の期限');
  for (const type of ['EntryAdminApproved', 'EntryDecidingStarted', 'EntryApproveReminded']) expect(dueNameOfMail(type)).toBe('選考の期限');
});
