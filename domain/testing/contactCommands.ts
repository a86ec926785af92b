import fc from 'fast-check';
import { contactCategories } from '../talk/contact/category.ts';
import { bare, personalText } from './values.ts';

// Random commands on contacts.

const category = fc.constantFrom(...contactCategories);
const messageId = fc.integer({ min: 1, max: 999 }).map((n) => `message-${n}`);

/** Random commands on a contact. */
export const contactCommands: fc.Arbitrary<{ type: string }> = fc.oneof(
  fc.record({ type: fc.constant('open'), category, text: personalText }),
  fc.record({
    type: fc.constant('openAsGuest'),
    accountId: fc.constantFrom(null, 'stranger-1'),
    category,
    name: personalText,
    email: fc.constantFrom('himitsu@example.com', 'himitsu.2@example.com'),
    text: personalText,
  }),
  fc.record({ type: fc.constant('begin'), uid: fc.constant('client-1'), role: fc.constant('client'), category, text: personalText }),
  { weight: 5, arbitrary: fc.record({ type: fc.constant('write'), messageId, text: personalText }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('answer'), messageId, text: personalText, closes: fc.boolean() }) },
  { weight: 3, arbitrary: bare('close', 'remindOffice', 'remindOfficeAgain', 'lapseContact') },
  bare('abandon', 'erase', 'endContact'),
);
