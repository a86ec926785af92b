import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import type { DeadlineKind } from '#domain/kernel/deadline.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { OpenDeadline } from '#functions/eventStore/openDeadlines.ts';
import { durableLimits } from '#functions/gate/durableLimit.ts';
import { runtime } from '#functions/runtime.ts';
import type { ContactMessage } from '#projections/contact/contacts.schema.ts';
import type { Notification } from '#projections/notification/notifications.schema.ts';
import { codeOf, fieldsOf, send } from '#tests/support/callables.ts';
import { fireAt } from '#tests/support/clock.ts';
import {
  answeredTitle,
  ask,
  askAsGuest,
  contactLinkIn,
  lookAsGuest,
  newGuest,
  receivedTitle,
  whenContact,
  writeAsGuest,
} from '#tests/support/contacts.ts';
import { hasKey } from '#tests/support/keys.ts';
import { eventsOf, whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { mailsTo, whenMail } from '#tests/support/mails.ts';
import { clientProfile, newOffice, newTalent, type Person, registered, signUp, suspend } from '#tests/support/people.ts';
import { gone, pathsContaining } from '#tests/support/traces.ts';
import { until } from '#tests/support/until.ts';

let office: Person;
beforeAll(async () => {
  office = await newOffice();
});

const write = (person: Person, contactId: string, text = '追加で教えてください。') =>
  send(person, 'contacts', { type: 'write', contactId, text });
const answer = (contactId: string, text = '翌月末の予定です。', closes = false) =>
  send(office, 'contacts', { type: 'answer', contactId, text, closes });
const messagesOf = async (contactId: string): Promise<ContactMessage[]> =>
  (await runtime().db.collection(`contacts/${contactId}/contactMessages`).orderBy('number').get()).docs.map(
    (found) => found.data() as ContactMessage,
  );
const noticesOf = async ({ uid }: Person): Promise<Notification[]> =>
  (await runtime().db.collection('notifications').where('uid', '==', uid).get()).docs.map((found) => found.data() as Notification);
const whenTold = (person: Person, kind: Notification['kind']) =>
  until(
    async () => (await noticesOf(person)).find((notice) => notice.kind === kind),
    (notice) => notice !== undefined,
    kind,
  );

/** Rings a deadline of the contact at its time. */
const ringOf = async (contactId: string, kind: DeadlineKind, after = 0) => {
  const { deadlines } = (await runtime().db.doc(`streams/contact-${contactId}`).get()).data() as { deadlines: OpenDeadline[] };
  const deadline = deadlines.find((each) => each.kind === kind);
  if (!deadline) throw new Error(`${kind} is not armed`);
  return fireAt({ ...deadline, streamId: `contact-${contactId}`, hop: 0 }, deadline.dueAt + after);
};

describe('a message that the office starts', () => {
  test('reaches a member by mail and notification, and the member replies; others cannot be chosen', async () => {
    const talent = await newTalent(office);
    const words = { category: 'ACCOUNT', text: '写真の差し替えをお願いします。' };
    const { streamId } = await send(office, 'contacts', { type: 'begin', uid: talent.uid, ...words });
    const contactId = parseStreamId(streamId).entityId;
    const mail = await whenMail(talent, '事務局からご連絡があります');
    expect(mail.text).toContain(words.text);
    expect(await whenTold(talent, 'ContactBegun')).toMatchObject({ contactId });
    expect(await whenContact(contactId, ({ status }) => status === 'ANSWERED')).toMatchObject({ ownerId: talent.uid, isFromOffice: true });
    await write(talent, contactId);
    await whenContact(contactId, ({ status, messages }) => status === 'WAITING' && messages === 2);
    expect((await messagesOf(contactId)).map(({ by }) => by)).toEqual(['office', 'asker']);
    const colleague = await newOffice();
    for (const uid of ['nobody', colleague.uid])
      expect(await codeOf(send(office, 'contacts', { type: 'begin', uid, ...words }))).toBe('not-found');
    const other = await registered('client');
    expect(await codeOf(send(talent, 'contacts', { type: 'begin', uid: other.uid, ...words }))).toBe('permission-denied');
  });
});

describe('a member’s question', () => {
  test('is answered by mail and in the app, and continues until it is closed and after it is reopened', async () => {
    const talent = await newTalent(office);
    const contactId = await ask(talent);
    const shown = await whenContact(contactId, ({ status }) => status === 'WAITING');
    expect(shown).toMatchObject({
      ownerId: talent.uid,
      isGuest: false,
      role: 'talent',
      excerpt: '報酬の支払日を知りたいです。',
      maskedEmail: null,
    });
    expect(shown.person.name).toBe('山田 花子');
    expect(JSON.stringify(await eventsOf(`contact-${contactId}`))).not.toContain('支払日');

    await answer(contactId, '翌月末の予定です。\n条件書をご確認ください。');
    await whenContact(contactId, ({ status }) => status === 'ANSWERED');
    const mail = await whenMail(talent, answeredTitle);
    expect(mail.text).toContain('翌月末の予定です。\n条件書をご確認ください。');
    expect(mail.html).toContain('翌月末の予定です。<br>条件書をご確認ください。');
    expect(mail.text).toContain(`${process.env.SITE_URL}/contact/${contactId}\n`);
    expect(mail.text).not.toContain('支払日を知りたい');
    expect(await whenTold(talent, 'ContactAnswered')).toMatchObject({ contactId, audience: 'person' });

    await write(talent, contactId);
    await whenContact(contactId, ({ status, messages }) => status === 'WAITING' && messages === 3);
    await answer(contactId, 'こちらで完了とします。', true);
    await whenContact(contactId, ({ status }) => status === 'CLOSED');
    await write(talent, contactId, 'もう一つ教えてください。');
    await whenContact(contactId, ({ status }) => status === 'WAITING');
    expect((await messagesOf(contactId)).map(({ by, text }) => [by, text])).toEqual([
      ['asker', '報酬の支払日を知りたいです。'],
      ['office', '翌月末の予定です。\n条件書をご確認ください。'],
      ['asker', '追加で教えてください。'],
      ['office', 'こちらで完了とします。'],
      ['asker', 'もう一つ教えてください。'],
    ]);
    await send(office, 'contacts', { type: 'close', contactId });
    expect(await whenTold(talent, 'ContactClosed')).toMatchObject({ contactId });
    await whenCaughtUp();
    expect(await whatDiffers()).toEqual([]);
  });

  test('needs no role, certification or publication', async () => {
    const uncertified = await registered('client');
    await send(uncertified, 'clients', clientProfile('認証待ちの人'));
    for (const person of [await registered(), uncertified, await registered('talent')]) {
      const contactId = await ask(person);
      await whenContact(contactId, ({ ownerId }) => ownerId === person.uid);
      await write(person, contactId);
    }
  });

  test('has faults by field, and a daily limit', async () => {
    const person = await registered();
    const open = (content: object) => send(person, 'contacts', { type: 'open', category: 'DEAL', text: '質問です。', ...content });
    expect(await fieldsOf(open({ category: 'GOSSIP', text: '　' }))).toEqual(['category', 'text']);
    expect(await fieldsOf(open({ text: 'あ'.repeat(2_001) }))).toEqual(['text']);
    for (let number = 0; number < durableLimits.contactByAccount; number++) await open({});
    expect(await codeOf(open({}))).toBe('daily-limit');
  });

  test('has reminders after 24 and 72 hours, and closes if an answer gets no reply', async () => {
    const talent = await newTalent(office);
    const contactId = await ask(talent);
    expect(await ringOf(contactId, 'remindOffice')).not.toBeNull();
    expect(await ringOf(contactId, 'remindOfficeAgain')).not.toBeNull();
    await whenTold(talent, 'ContactOfficeReminded');
    await answer(contactId);
    expect(await ringOf(contactId, 'lapseContact')).not.toBeNull();
    await whenContact(contactId, ({ status }) => status === 'CLOSED');
    expect((await eventsOf(`contact-${contactId}`)).map(({ type }) => type)).toEqual([
      ...['ContactOpened', 'ContactOfficeReminded', 'ContactOfficeRemindedAgain', 'ContactAnswered', 'ContactClosed'],
    ]);
  });

  test('is closed and erased after its author has left', async () => {
    const [mark, person] = [`きえる${randomUUID().slice(0, 8)}`, await registered('talent')];
    const contactId = await ask(person, mark);
    await answer(contactId, `${mark}さんへの回答です。`);
    await send(person, 'accounts', { type: 'withdraw' });
    await gone(person.uid);
    await whenContact(contactId, ({ status, excerpt }) => status === 'CLOSED' && excerpt === null);
    await whenCaughtUp();
    expect(await pathsContaining(mark)).toEqual([]);
    expect((await messagesOf(contactId)).map(({ text }) => text)).toEqual([null, null]);
    await whenCaughtUp();
    expect(await whatDiffers()).toEqual([]);
  });

  test('is answered by mail to a suspended account', async () => {
    const talent = await newTalent(office);
    const contactId = await ask(talent);
    await suspend(office, talent);
    await answer(contactId);
    await whenMail(talent, answeredTitle);
  });
});

describe('a guest’s question', () => {
  test('is received and answered by mail; the link in the mails opens it', async () => {
    const guest = newGuest();
    const mark = `しつもん${randomUUID().slice(0, 8)}`;
    expect(await askAsGuest(guest, { text: mark })).toBeNull();
    const received = await whenMail(guest as Person, receivedTitle);
    for (const said of [mark, '山田 京子']) expect(received.text).not.toContain(said);
    const link = await contactLinkIn(guest, receivedTitle);
    expect(await lookAsGuest(link)).toMatchObject({ category: 'ACCOUNT', status: 'WAITING', messages: [{ by: 'asker', text: mark }] });
    const shown = await whenContact(link.contactId, ({ status }) => status === 'WAITING');
    expect(shown).toMatchObject({ isGuest: true, accountId: null, ownerId: `contact-${link.contactId}` });
    expect(shown.maskedEmail).toMatch(/^g\*\*\*@/);
    for (const kept of [await eventsOf(`contact-${link.contactId}`), shown]) expect(JSON.stringify(kept)).not.toContain(guest.email);

    await answer(link.contactId, 'メールアドレスで登録できます。', true);
    expect((await whenMail(guest as Person, answeredTitle)).text).toContain('山田 京子 様');
    expect(await contactLinkIn(guest, answeredTitle)).toEqual(link);
    const commandId = randomUUID();
    for (let sent = 0; sent < 2; sent++) await writeAsGuest(link, 'ありがとうございます。', commandId);
    expect((await lookAsGuest(link)).messages.map(({ by }) => by)).toEqual(['asker', 'office', 'asker']);
    await whenContact(link.contactId, ({ status }) => status === 'WAITING');
    expect((await mailsTo(guest as Person)).length).toBe(2);
  });

  test('can be read with its code only', async () => {
    const [guest, other] = [newGuest(), newGuest()];
    await askAsGuest(guest);
    await askAsGuest(other);
    const [link, others] = [await contactLinkIn(guest, receivedTitle), await contactLinkIn(other, receivedTitle)];
    for (const guess of [
      { ...link, code: 'guessed' },
      { ...link, code: others.code },
      { ...link, contactId: 'nothing' },
    ]) {
      expect(await codeOf(lookAsGuest(guess))).toBe('contact-link-invalid');
      expect(await codeOf(writeAsGuest(guess, '追記です。'))).toBe('contact-link-invalid');
    }
  });

  test('may come from an unverified or suspended account, but from no other', async () => {
    const unverified = await signUp({ verified: false });
    const talent = await newTalent(office);
    const suspended = await suspend(office, talent);
    for (const sender of [unverified, suspended]) {
      const guest = newGuest();
      await askAsGuest(guest, {}, { sender });
      const { contactId } = await contactLinkIn(guest, receivedTitle);
      await whenContact(contactId, ({ accountId, isGuest }) => accountId === sender.uid && isGuest);
    }
    expect(await codeOf(askAsGuest(newGuest(), {}, { sender: await registered() }))).toBe('permission-denied');
  });

  test('has faults by field, and limits by origin and address', async () => {
    expect(await fieldsOf(askAsGuest({ email: 'nowhere' }, { name: ' ', category: '', text: '' }))).toEqual([
      'category',
      'email',
      'name',
      'text',
    ]);
    const [from, guest] = [randomUUID(), newGuest()];
    for (let number = 0; number < durableLimits.contactByRecipient; number++) await askAsGuest(guest);
    expect(await codeOf(askAsGuest(guest))).toBe('daily-limit');
    for (let number = 0; number < durableLimits.contactByOrigin; number++) await askAsGuest(newGuest(), {}, { from });
    expect(await codeOf(askAsGuest(newGuest(), {}, { from }))).toBe('daily-limit');
    expect(await pathsContaining(guest.email, from)).toEqual([]);
  });

  test.each([
    ['180 days after it was closed', (contactId: string) => ringOf(contactId, 'endContact')],
    ['when the office erases it', (contactId: string) => send(office, 'contacts', { type: 'erase', contactId })],
  ])('is erased with its key %s', async (_, end) => {
    const guest = newGuest();
    const [name, text] = [`名前${randomUUID().slice(0, 8)}`, `内容${randomUUID().slice(0, 8)}`];
    await askAsGuest(guest, { name, text });
    const link = await contactLinkIn(guest, receivedTitle);
    const { contactId } = link;
    await answer(contactId, `${text}への回答です。`, true);
    await whenContact(contactId, ({ status }) => status === 'CLOSED');
    expect(await pathsContaining(text)).toEqual([
      `contacts/${contactId}`,
      `contacts/${contactId}/contactMessages/1`,
      `contacts/${contactId}/contactMessages/2`,
    ]);
    await end(contactId);
    await until(
      () => hasKey(`contact-${contactId}`),
      (isThere) => !isThere,
      'the end of the key',
    );
    runtime().keys.forget(`contact-${contactId}`);
    expect(await pathsContaining(guest.email, name, text)).toEqual([]);
    expect(await codeOf(lookAsGuest(link))).toBe('contact-link-invalid');
    await whenCaughtUp();
    expect(await whatDiffers()).toEqual([]);
  });

  test('is kept for the whole period', async () => {
    const guest = newGuest();
    await askAsGuest(guest);
    const { contactId } = await contactLinkIn(guest, receivedTitle);
    await send(office, 'contacts', { type: 'close', contactId });
    const { since } = await whenContact(contactId, ({ status }) => status === 'CLOSED');
    expect(businessRules.contactKeepPeriod).toBe(180 * DAY);
    const alarm = { kind: 'endContact', streamId: `contact-${contactId}`, generation: 2, hop: 0 } as const;
    expect(await fireAt({ ...alarm, dueAt: since }, since + 180 * DAY - 1)).toBeNull();
    expect((await eventsOf(`contact-${contactId}`)).map(({ type }) => type)).toEqual(['GuestContactOpened', 'ContactClosed']);
  });
});
