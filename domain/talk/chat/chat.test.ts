import { describe, expect, test } from 'vitest';
import { businessRules } from '../../kernel/businessRules.ts';
import type { Side } from '../../kernel/commonFields.ts';
import { fold } from '../../kernel/decider.ts';
import { by, NOON } from '../../testing/contexts.ts';
import { parties, plainMessage } from '../../testing/dealSamples.ts';
import { scenario } from '../../testing/scenario.ts';
import { type ChatCommand, type ChatEvent, chat } from './chat.ts';
import type { MessageFile } from './fields.ts';

const { decider } = chat;
const story = scenario(decider);
const MAP = `pictures/${parties.clientId}/map.webp`;
const PATIENCE = businessRules.unreadReminderDelay;
const room = { ...parties, dealKind: 'offer', dealId: 'offer-1' } as const;
const opened: ChatEvent = { type: 'ChatOpened', data: room };
const callSheet = { path: `documents/${parties.clientId}/sheet.pdf`, name: '香盤表.pdf', size: 120_000 };
const message = (messageId: string, text = 'こんにちは。', pictures: string[] = [], files: MessageFile[] = []) =>
  ({ type: 'post', messageId, text, pictures, files }) as const;
const posted = (side: Side, number: number, remindDue: number | null, text = 'こんにちは。', pictures: string[] = []): ChatEvent => ({
  type: 'ChatMessagePosted',
  data: { ...parties, side, messageId: `${side}-${number}`, number, text, pictures, remindDue, ...plainMessage },
});
const seen = (side: Side, upTo: number, unreadCount: number, remindDue: number | null): ChatEvent => ({
  type: 'ChatRead',
  data: { ...parties, side, upTo, unreadCount, remindDue },
});
const reminded = (side: Side, unreadCount: number): ChatEvent => ({ type: 'ChatUnreadReminded', data: { ...parties, side, unreadCount } });
const toTalent = posted('client', 1, NOON + PATIENCE);

describe('post', () => {
  test('by each side, numbered by side', () => {
    story.given(opened).when(message('client-1'), by('client'), [toTalent]);
    story.given(opened, toTalent).when(message('talent-1'), by('talent'), [posted('talent', 1, NOON + PATIENCE)]);
  });
  test('a second unread message sets no second reminder, even after the reminder', () => {
    story.given(opened, toTalent).when(message('client-2'), by('client', NOON + 1), [posted('client', 2, null)]);
    story.given(opened, toTalent, reminded('talent', 1)).when(message('client-2'), by('client'), [posted('client', 2, null)]);
  });
  test('pictures need no text; an empty message is refused', () => {
    story.given(opened).when(message('client-1', '', [MAP]), by('client'), [posted('client', 1, NOON + PATIENCE, '', [MAP])]);
    story.given(opened).when(message('client-1', ''), by('client'), 'invalid-argument', ['text']);
  });
  test('with a picture of another user is refused', () =>
    story.given(opened).when(message('talent-1', '', [MAP]), by('talent'), 'invalid-argument', ['pictures']));
  test('files need no text, and have to be own uploads', () => {
    const waiting = posted('client', 1, NOON + PATIENCE, '') as Extract<ChatEvent, { type: 'ChatMessagePosted' }>;
    story
      .given(opened)
      .when(message('client-1', '', [], [callSheet]), by('client'), [{ ...waiting, data: { ...waiting.data, files: [callSheet] } }]);
    for (const path of [callSheet.path, MAP, 'documents/talent-1x/sheet.pdf'])
      story.given(opened).when(message('talent-1', '', [], [{ ...callSheet, path }]), by('talent'), 'invalid-argument', ['files']);
  });
  test('more than three files are refused, and file names have no folder', () => {
    const takes = (...files: MessageFile[]) => chat.command.safeParse(message('client-1', '', [], files)).success;
    expect(takes(callSheet, callSheet, callSheet)).toBe(true);
    expect(takes(callSheet, callSheet, callSheet, callSheet)).toBe(false);
    for (const name of ['', 'sheet.exe', 'a/b.pdf', '香盤\n表.pdf', 'fdp.\u202eexe.pdf', `${'あ'.repeat(97)}.pdf`])
      expect([name, takes({ ...callSheet, name })]).toEqual([name, false]);
    for (const size of [0, businessRules.documentBytesMax + 1]) expect([size, takes({ ...callSheet, size })]).toEqual([size, false]);
    expect(takes({ ...callSheet, path: '../documents/x.pdf' })).toBe(false);
    const { files: _, ...older } = message('client-1');
    expect(chat.command.parse(older)).toMatchObject({ files: [] });
  });
  test('white space counts as empty, and five pictures are refused', () => {
    expect(chat.command.parse(message('client-1', ' \n　'))).toMatchObject({ text: '' });
    expect(chat.command.safeParse(message('client-1', '', Array(5).fill(MAP))).success).toBe(false);
    expect(chat.command.safeParse(message('client-1', 'あ'.repeat(businessRules.messageMax + 1))).success).toBe(false);
  });
  test('into a missing room is refused', () => story.given().when(message('client-1'), by('client'), 'not-found'));
  test('by the office or a stranger is refused', () => {
    for (const sender of [by('office'), by('client', NOON, 'stranger-1'), by('talent', NOON, parties.clientId), by('system'), by(null)])
      story.given(opened).when(message('client-1'), sender, 'permission-denied');
  });
});

describe('read', () => {
  const read = (upTo: number) => ({ type: 'read', upTo }) as const;
  test('everything', () => story.given(opened, toTalent).when(read(1), by('talent'), [seen('talent', 1, 0, null)]));
  test('some of it: the rest gets its own reminder', () =>
    story
      .given(opened, toTalent, posted('client', 2, null))
      .when(read(1), by('talent', NOON + 5), [seen('talent', 1, 1, NOON + 5 + PATIENCE)]));
  test('twice, or less than before', () => {
    const all = [opened, toTalent, posted('client', 2, null), seen('talent', 2, 0, null)];
    for (const upTo of [1, 2]) story.given(...all).when(read(upTo), by('talent'), []);
  });
  test('more than was written is refused', () => story.given(opened, toTalent).when(read(2), by('talent'), 'invalid-argument'));
  test('own messages are not counted as unread', () => story.given(opened, toTalent).when(read(1), by('client'), 'invalid-argument'));
});

describe('remind of unread messages', () => {
  const remind = { type: 'remindTalent' } as const;
  test('after ten minutes, once', () => {
    story.given(opened, toTalent, posted('client', 2, null)).when(remind, by('system', NOON + PATIENCE), [reminded('talent', 2)]);
    story.given(opened, toTalent, reminded('talent', 1)).when(remind, by('system', NOON + 2 * PATIENCE), []);
  });
  test('counts only the messages after the read mark', () =>
    story
      .given(opened, toTalent, seen('talent', 1, 0, null), posted('client', 2, NOON + PATIENCE), posted('client', 3, null))
      .when(remind, by('system', NOON + PATIENCE), [reminded('talent', 2)]));
  test('too early, or without unread messages, is refused', () => {
    story.given(opened, toTalent).when(remind, by('system'), 'deadline-not-reached');
    story.given(opened, toTalent, seen('talent', 1, 0, null)).when(remind, by('system', NOON + PATIENCE), 'deadline-not-reached');
    story.given(opened, toTalent).when({ type: 'remindClient' }, by('system', NOON + PATIENCE), 'deadline-not-reached');
  });
  test('again, after something was read and a new message came', () =>
    story
      .given(opened, toTalent, reminded('talent', 1), seen('talent', 1, 0, null))
      .when(message('client-2'), by('client', NOON + 9), [posted('client', 2, NOON + 9 + PATIENCE)]));
});

test('each side has its own deadline', () => {
  const state = fold(decider, [opened, toTalent, posted('talent', 1, NOON + 7 + PATIENCE)]);
  expect(chat.deadlines?.(state)).toEqual([
    { kind: 'remindClient', dueAt: NOON + 7 + PATIENCE },
    { kind: 'remindTalent', dueAt: NOON + PATIENCE },
  ]);
});

test('texts are encrypted with the key of the sender', () => {
  expect(chat.subject('offer-1', toTalent)).toBe(parties.clientId);
  expect(chat.subject('offer-1', posted('talent', 1, null))).toBe(parties.talentId);
});

describe('proposed times', () => {
  const dates = [
    { date: '2026-12-14', from: '09:00', to: '18:00' },
    { date: '2026-12-15', from: '22:00', to: '02:00' },
  ];
  const propose = { type: 'proposeDates', messageId: 'client-1', text: '', dates } as const;
  const proposed = { ...toTalent, data: { ...toTalent.data, text: '', dates } } as ChatEvent;
  const answer: Extract<ChatCommand, { type: 'answerDates' }> = {
    type: 'answerDates',
    messageId: 'talent-1',
    answerTo: 'client-1',
    answers: ['YES', 'NO'],
  };
  const toClient = posted('talent', 1, NOON + PATIENCE, '');
  const answered = { ...toClient, data: { ...toClient.data, dates, answerTo: 'client-1', answers: ['YES', 'NO'] } } as ChatEvent;

  test('are a message', () => story.given(opened).when(propose, by('client'), [proposed]));
  test('twice are one message', () => story.given(opened, proposed).when(propose, by('client'), []));
  test('are answered by the other side, one answer per time', () => story.given(opened, proposed).when(answer, by('talent'), [answered]));
  test('can be answered again', () => {
    const again: typeof answer = { ...answer, messageId: 'talent-2', answers: ['MAYBE', 'NO'] };
    expect(decider.decide(again, fold(decider, [opened, proposed, answered]), by('talent'))).toMatchObject([
      { data: { number: 2, dates, answers: ['MAYBE', 'NO'] } },
    ]);
  });
  test('are not answered by the side that proposed them, nor partly, nor without a proposal', () => {
    story.given(opened, proposed).when({ ...answer, messageId: 'client-2' }, by('client'), 'permission-denied');
    story.given(opened, proposed).when({ ...answer, answers: ['YES'] }, by('talent'), 'invalid-argument', ['answers']);
    story.given(opened, toTalent).when(answer, by('talent'), 'not-found');
  });
  test('are in the future, and have a duration', () => {
    story
      .given(opened)
      .when({ ...propose, dates: [{ date: '2026-11-19', from: '09:00', to: '09:00' }] }, by('client'), 'invalid-argument', [
        'dates.0.date',
        'dates.0.to',
      ]);
  });
});
