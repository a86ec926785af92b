import { describe, expect, test } from 'vitest';
import { businessRules } from '../../kernel/businessRules.ts';
import { fold } from '../../kernel/decider.ts';
import { contactOpened as asked, guestContactOpened as askedByGuest, guestContactClosed } from '../../testing/contactSamples.ts';
import { by, DAY, HOUR, NOON, uidOf } from '../../testing/contexts.ts';
import { scenario } from '../../testing/scenario.ts';
import { type ContactCommand, type ContactEvent, contact } from './contact.ts';

const { decider } = contact;
const { given } = scenario(decider);
const { contactReplyPeriod, contactKeepPeriod, contactMessagesMax } = businessRules;

const uid = uidOf.client;
const text = '翌月末の予定です。';
const open = { type: 'open', category: 'DEAL', text: '報酬の支払日を知りたいです。' } as const;
const openAsGuest: ContactCommand = {
  type: 'openAsGuest',
  accountId: null,
  category: 'ACCOUNT',
  name: '山田 京子',
  email: 'kyoko@example.com',
  text: '登録できません。',
};
const write = (messageId = 'message-1'): ContactCommand => ({ type: 'write', messageId, text });
const answer = (closes = false, messageId = 'message-2'): ContactCommand => ({ type: 'answer', messageId, text, closes });

type Data<Type extends ContactEvent['type']> = Extract<ContactEvent, { type: Type }>['data'];
const written = (at: number, change: Partial<Data<'ContactWritten'>> = {}): ContactEvent => ({
  type: 'ContactWritten',
  data: { uid, messageId: 'message-1', number: 2, text, at, waitingSince: at, reopens: false, ...change },
});
const answered = (at: number, change: Partial<Data<'ContactAnswered'>> = {}): ContactEvent => ({
  type: 'ContactAnswered',
  data: { uid, messageId: 'message-2', number: 2, text, at, closes: false, ...change },
});
const closed = (at: number): ContactEvent => ({ type: 'ContactClosed', data: { uid, at } });
const reminded: ContactEvent = { type: 'ContactOfficeReminded', data: { uid } };
const ended: ContactEvent = { type: 'ContactEnded', data: { messages: 1 } };

const everybody = ['client', 'talent', 'office', 'system', null] as const;
const dueIn = (...events: ContactEvent[]) => contact.deadlines?.(fold(decider, events));

describe('a question', () => {
  test.each(['client', 'talent', null] as const)('is asked by any member, also without a role: %s', (role) =>
    given().when(open, by(role), [
      { type: 'ContactOpened', data: { uid: by(role).actor.uid, role, category: open.category, text: open.text, at: NOON } },
    ]),
  );

  test('is not asked by the office or the system', () => {
    for (const role of ['office', 'system'] as const) given().when(open, by(role), 'permission-denied');
  });

  test('of a guest comes from the server only', () => {
    given().when(openAsGuest, by('system'), [askedByGuest]);
    for (const role of ['client', 'talent', 'office', null] as const) given().when(openAsGuest, by(role), 'permission-denied');
  });

  test('that does not exist is neither written to, answered nor closed', () => {
    for (const [command, sender] of [
      [write(), by('client')],
      [answer(), by('office')],
      [{ type: 'close' }, by('office')],
    ] as const)
      given().when(command, sender, 'not-found');
  });
});

describe('a first message of the office', () => {
  const begin = { type: 'begin', uid, role: 'client', category: 'ACCOUNT', text } as const;
  const begun: ContactEvent = { type: 'ContactBegun', data: { uid, role: 'client', category: 'ACCOUNT', text, at: NOON } };

  test('is sent by the office only, not to the member themselves, once', () => {
    given().when(begin, by('office'), [begun]);
    given(begun).when(begin, by('office'), []);
    for (const role of ['client', 'talent', 'system', null] as const) given().when(begin, by(role), 'permission-denied');
    given().when(begin, by('office', NOON, uid), 'permission-denied');
  });

  test('waits for a reply; without one the system closes it', () => {
    expect(dueIn(begun)).toEqual([{ kind: 'lapseContact', dueAt: NOON + contactReplyPeriod }]);
    given(begun).when(write(), by('client', NOON + HOUR), [written(NOON + HOUR)]);
    given(begun).when(write(), by('talent'), 'permission-denied');
    expect(contact.subject('contact-1', begun)).toBe(uid);
  });
});

describe('another message', () => {
  test('is written by the asker only', () => {
    given(asked).when(write(), by('client', NOON + 1), [written(NOON + 1, { waitingSince: NOON })]);
    for (const sender of [by('client', NOON, 'client-2'), by('talent'), by('office'), by('system')])
      given(asked).when(write(), sender, 'permission-denied');
    given(askedByGuest).when(write(), by('system', NOON + 1), [written(NOON + 1, { uid: null, waitingSince: NOON })]);
    given(askedByGuest).when(write(), by('client'), 'permission-denied');
  });

  test('does not shorten the shown waiting time; after an answer the time starts again', () => {
    given(asked).when(write(), by('client', NOON + DAY), [written(NOON + DAY, { waitingSince: NOON })]);
    given(asked, answered(NOON + HOUR)).when(write(), by('client', NOON + DAY), [written(NOON + DAY, { number: 3 })]);
  });

  test('reopens a contact that was closed less than 14 days ago', () => {
    const until = NOON + contactReplyPeriod;
    expect(contactReplyPeriod).toBe(14 * DAY);
    given(asked, closed(NOON)).when(write(), by('client', until - 1), [written(until - 1, { reopens: true })]);
    given(asked, closed(NOON)).when(write(), by('client', until), 'contact-closed');
    expect(fold(decider, [asked, closed(NOON), written(until - 1, { reopens: true })])).toMatchObject({
      status: 'WAITING',
      since: until - 1,
    });
  });

  test('is refused above the limit; the office may still answer', () => {
    const full = written(NOON, { number: contactMessagesMax });
    given(asked, full).when(write('message-9'), by('client'), 'contact-closed');
    given(asked, full).when(answer(), by('office'), [answered(NOON, { number: contactMessagesMax + 1 })]);
    given(asked, answered(NOON, { number: 2 * contactMessagesMax })).when(answer(false, 'message-9'), by('office'), 'contact-closed');
  });
});

describe('an answer', () => {
  test('is given by the office, not by the asker', () => {
    given(asked).when(answer(), by('office'), [answered(NOON)]);
    for (const role of ['client', 'talent', 'system', null] as const) given(asked).when(answer(), by(role), 'permission-denied');
    given(asked).when(answer(), by('office', NOON, uid), 'permission-denied');
  });

  test('may close the contact, and is possible after it is closed', () => {
    given(asked).when(answer(true), by('office'), [answered(NOON, { closes: true })]);
    expect(fold(decider, [asked, answered(NOON, { closes: true })]).status).toBe('CLOSED');
    given(asked, closed(NOON)).when(answer(), by('office'), [answered(NOON)]);
  });
});

describe('closing', () => {
  test('is possible for the office at any time, except for an own question', () => {
    given(asked).when({ type: 'close' }, by('office'), [closed(NOON)]);
    given(asked, closed(NOON)).when({ type: 'close' }, by('office'), []);
    for (const role of ['client', 'talent', 'system', null] as const) given(asked).when({ type: 'close' }, by(role), 'permission-denied');
    given(asked).when({ type: 'close' }, by('office', NOON, uid), 'permission-denied');
  });

  test('is done by the system after 14 days without a reply, never while the office has to answer', () => {
    const due = NOON + contactReplyPeriod;
    const lapse = { type: 'lapseContact' } as const;
    given(asked, answered(NOON)).when(lapse, by('system', due - 1), 'deadline-not-reached');
    given(asked, answered(NOON)).when(lapse, by('system', due), [closed(due)]);
    given(asked, answered(NOON), closed(due)).when(lapse, by('system', due), []);
    given(asked).when(lapse, by('system', due), 'deadline-not-reached');
    given(asked, answered(NOON)).when(lapse, by('office', due), 'permission-denied');
  });

  test('follows the withdrawal of the asker', () => {
    given(asked).when({ type: 'abandon' }, by('system'), [closed(NOON)]);
    given(asked, closed(NOON)).when({ type: 'abandon' }, by('system'), []);
    given(asked).when({ type: 'abandon' }, by('office'), 'permission-denied');
  });
});

describe('deadlines', () => {
  test('remind of a question after 24 and 72 hours, and again of the next question', () => {
    const both = (since: number) => [
      { kind: 'remindOffice', dueAt: since + DAY },
      { kind: 'remindOfficeAgain', dueAt: since + 3 * DAY },
    ];
    expect(dueIn(asked)).toEqual(both(NOON));
    expect(dueIn(asked, reminded)).toEqual(both(NOON).slice(1));
    expect(dueIn(asked, reminded, { type: 'ContactOfficeRemindedAgain', data: { uid } })).toEqual([]);
    expect(dueIn(asked, reminded, written(NOON + DAY, { waitingSince: NOON }))).toEqual(both(NOON).slice(1));
    expect(dueIn(asked, reminded, answered(NOON + DAY), written(NOON + 2 * DAY))).toEqual(both(NOON + 2 * DAY));
  });

  test.each([
    ['remindOffice', DAY, 'ContactOfficeReminded'],
    ['remindOfficeAgain', 3 * DAY, 'ContactOfficeRemindedAgain'],
  ] as const)('%s is accepted when it is due, once, and only while the office has to answer', (type, wait, event) => {
    const then = [{ type: event, data: { uid } }] as ContactEvent[];
    given(asked).when({ type }, by('system', NOON + wait - 1), 'deadline-not-reached');
    given(asked).when({ type }, by('system', NOON + wait), then);
    given(asked, ...then).when({ type }, by('system', NOON + wait), []);
    given(asked, answered(NOON)).when({ type }, by('system', NOON + wait), 'deadline-not-reached');
    given(asked).when({ type }, by('office', NOON + wait), 'permission-denied');
  });

  test('close answered contacts, and end those of guests', () => {
    expect(dueIn(asked, answered(NOON))).toEqual([{ kind: 'lapseContact', dueAt: NOON + contactReplyPeriod }]);
    expect(dueIn(askedByGuest, guestContactClosed)).toEqual([{ kind: 'endContact', dueAt: NOON + contactKeepPeriod }]);
    expect(dueIn(asked, closed(NOON))).toEqual([]);
    expect(dueIn()).toEqual([]);
  });
});

describe('the end of a guest’s contact', () => {
  const due = NOON + contactKeepPeriod;
  const [end, erase] = [{ type: 'endContact' }, { type: 'erase' }] as const;
  const closedByGuest = given(askedByGuest, guestContactClosed);

  test('comes 180 days after closing, or earlier by the office', () => {
    expect(contactKeepPeriod).toBe(180 * DAY);
    closedByGuest.when(end, by('system', due - 1), 'deadline-not-reached');
    closedByGuest.when(end, by('system', due), [ended]);
    closedByGuest.when(erase, by('office'), [ended]);
    for (const role of ['client', 'talent', 'office', null] as const) closedByGuest.when(end, by(role, due), 'permission-denied');
    for (const role of ['client', 'talent', 'system', null] as const) closedByGuest.when(erase, by(role), 'permission-denied');
  });

  test('is refused for an open contact, and for a member’s', () => {
    given(askedByGuest).when(erase, by('office'), 'status-conflict');
    given(asked, closed(NOON)).when(erase, by('office'), 'status-conflict');
    given(asked, closed(NOON)).when(end, by('system', due), 'status-conflict');
  });

  test('is final', () => {
    const over = given(askedByGuest, guestContactClosed, ended);
    over.when(end, by('system', due), []);
    over.when(erase, by('office'), []);
    for (const role of everybody) over.when(write(), by(role, due), 'contact-closed');
    over.when(answer(), by('office', due), 'contact-closed');
    over.when({ type: 'close' }, by('office', due), 'contact-closed');
    over.when({ type: 'abandon' }, by('system', due), 'contact-closed');
  });
});

test('texts are encrypted with the member’s key, or with a key of the contact', () => {
  expect(contact.subject('contact-1', asked)).toBe(uid);
  expect(contact.subject('contact-1', answered(NOON))).toBe(uid);
  expect(contact.subject('contact-1', askedByGuest)).toBe('contact-contact-1');
  expect(contact.subject('contact-1', answered(NOON, { uid: null }))).toBe('contact-contact-1');
});
