import type { ContactEvent } from '../talk/contact/contact.ts';
import { NOON, uidOf } from './contexts.ts';

// First events of contacts.

export const contactOpened: ContactEvent = {
  type: 'ContactOpened',
  data: { uid: uidOf.client, role: 'client', category: 'DEAL', text: '報酬の支払日を知りたいです。', at: NOON },
};

export const contactAnswered: ContactEvent = {
  type: 'ContactAnswered',
  data: { uid: uidOf.client, messageId: 'message-2', number: 2, text: '翌月末の予定です。', at: NOON, closes: false },
};

export const guestContactOpened: ContactEvent = {
  type: 'GuestContactOpened',
  data: {
    uid: null,
    accountId: null,
    category: 'ACCOUNT',
    name: '山田 京子',
    email: 'kyoko@example.com',
    text: '登録できません。',
    at: NOON,
  },
};

export const guestContactClosed: ContactEvent = { type: 'ContactClosed', data: { uid: null, at: NOON } };
