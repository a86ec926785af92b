import { beforeAll, expect, test } from 'vitest';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import type { OpenDeadline } from '#functions/eventStore/openDeadlines.ts';
import { runtime } from '#functions/runtime.ts';
import type { Desk } from '#projections/office/desks.schema.ts';
import { codeOf, send } from '#tests/support/callables.ts';
import { fireAt } from '#tests/support/clock.ts';
import { ask } from '#tests/support/contacts.ts';
import { now } from '#tests/support/level.ts';
import { eventsOf, whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { document, newOffice, newTalent, type Person } from '#tests/support/people.ts';

let [office, colleague, talent]: Person[] = [];
beforeAll(async () => {
  [office, colleague] = await Promise.all([newOffice(), newOffice()]);
  talent = await newTalent(office as Person);
});

const on = (by: Person | undefined, workId: string, command: Record<string, unknown>) =>
  send(by as Person, 'desks', { kind: 'contact', workId, ...command });
const deskOf = (workId: string, condition: (desk: Desk) => boolean) => document<Desk>(`desks/contact-${workId}`, condition);
const snoozing = (workId: string) => send(office as Person, 'desks', { kind: 'contact', workId, type: 'snooze', until: now() + DAY });

test('a question is assigned, noted and postponed; it returns on time, an answer closes it, and its words are erased with the author', async () => {
  const contactId = await ask(talent as Person);
  await on(office, contactId, { type: 'assign', uid: colleague?.uid });
  await on(colleague, contactId, { type: 'note', text: '電話で折り返す' });
  await on(colleague, contactId, { type: 'tag', tag: '要電話' });
  await snoozing(contactId);
  const desk = await deskOf(contactId, ({ snoozedUntil }) => snoozedUntil !== null);
  expect(desk).toMatchObject({ assigneeId: colleague?.uid, assignedBy: office?.uid, tags: ['要電話'], isOpen: true });
  expect(JSON.stringify(await eventsOf(`desk-contact-${contactId}`))).not.toMatch(/電話/);

  const head = await runtime().db.doc(`streams/desk-contact-${contactId}`).get();
  const [standing] = (head.get('deadlines') ?? []) as OpenDeadline[];
  expect(standing?.kind).toBe('wake');
  const alarm = { ...(standing as OpenDeadline), streamId: `desk-contact-${contactId}`, hop: 0 };
  expect(await fireAt(alarm, alarm.dueAt)).not.toBeNull();
  await deskOf(contactId, ({ snoozedUntil }) => snoozedUntil === null);

  await send(colleague as Person, 'contacts', { type: 'answer', contactId, text: '翌月末の予定です。', closes: true });
  expect(await deskOf(contactId, ({ isOpen }) => !isOpen)).toMatchObject({ assigneeId: colleague?.uid });
  expect(await codeOf(snoozing(contactId))).toBe('status-conflict');

  await send(talent as Person, 'accounts', { type: 'withdraw' });
  expect(await deskOf(contactId, ({ noteWords }) => noteWords === null)).toMatchObject({ tags: [] });
  await whenCaughtUp();
  expect(await whatDiffers()).toEqual([]);
});

test('only members with a role for the queue can use its desk', async () => {
  const asker = await newTalent(office as Person);
  const contactId = await ask(asker);
  expect(await codeOf(on(asker, contactId, { type: 'unassign' }))).toBe('permission-denied');
  expect(await codeOf(on(office, contactId, { type: 'assign', uid: asker.uid }))).toBe('not-found');
  expect(await codeOf(on(office, 'nothing', { type: 'note', text: 'メモ' }))).toBe('not-found');
});
