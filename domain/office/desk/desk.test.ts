import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { by, DAY, NOON, uidOf, withRoles } from '../../testing/contexts.ts';
import { assigned, noted, snoozed, tagged, work } from '../../testing/deskSamples.ts';
import { refusalOf, scenario } from '../../testing/scenario.ts';
import { type DeskEvent, desk } from './desk.ts';

const { decider } = desk;
const story = scenario(decider);
const office = by('office');
const colleague = by('office', NOON, 'office-2');
const clock = by('system', NOON + DAY);

describe('the assignee of an item', () => {
  const assign = { type: 'assign', uid: 'office-2', ...work } as const;
  test('is stored once, and can change', () => {
    story.given().when(assign, office, [assigned]);
    story.given(assigned).when(assign, office, []);
    story
      .given(assigned)
      .when({ ...assign, uid: 'office-3' }, office, [{ type: 'DeskAssigned', data: { ...work, assigneeId: 'office-3' } }]);
  });
  test('is refused for an item that does not wait for the office', () =>
    story.given().when({ ...assign, waitsIn: null }, office, 'status-conflict'));
  test('is removed, with the former assignee in the event', () => {
    story
      .given(assigned)
      .when({ type: 'unassign', ...work }, office, [{ type: 'DeskUnassigned', data: { ...work, assigneeId: 'office-2' } }]);
    story.given().when({ type: 'unassign', ...work }, office, []);
  });
  test('is set by members who work on that queue', () => {
    story.given().when(assign, withRoles(office, 'people'), 'role-missing');
    story.given().when(assign, by('client'), 'permission-denied');
    story.given().when({ ...assign, kind: 'client' }, withRoles(office, 'review'), 'role-missing');
  });
});

describe('notes', () => {
  const note = { type: 'note', noteId: 'note-1', text: '報酬について電話で確認しました。', ...work } as const;
  const struck: DeskEvent = { type: 'DeskNoteStruck', data: { ...work, noteId: 'note-1' } };
  test('are stored with their author, once', () => {
    story.given().when(note, office, [noted]);
    story.given(noted).when(note, office, []);
  });
  test('are struck by their author only, once', () => {
    const strike = { type: 'strikeNote', noteId: 'note-1', ...work } as const;
    story.given(noted).when(strike, office, [struck]);
    story.given(noted, struck).when(strike, office, []);
    story.given(noted).when(strike, colleague, 'permission-denied');
    story.given().when(strike, office, 'not-found');
  });
  test('are possible for items that no longer wait, up to 50', () => {
    const many = Array.from({ length: 50 }, (_, at): DeskEvent => ({ ...noted, data: { ...noted.data, noteId: `n-${at}` } }) as DeskEvent);
    const later = { ...note, waitsIn: null };
    story.given().when(later, office, [{ ...noted, data: { ...noted.data, waitsIn: null } } as DeskEvent]);
    story.given(...many).when(note, office, 'invalid-argument', ['text']);
  });
});

describe('tags', () => {
  const tag = (text: string) => ({ type: 'tag', tag: text, ...work }) as const;
  test('are stored once, and can be removed', () => {
    story.given().when(tag('要電話'), office, [tagged]);
    story.given(tagged).when(tag('要電話'), office, []);
    story
      .given(tagged)
      .when({ type: 'untag', tag: '要電話', ...work }, office, [{ type: 'DeskUntagged', data: { ...work, tag: '要電話' } }]);
    story.given().when({ type: 'untag', tag: '要電話', ...work }, office, []);
  });
  test('are at most five', () => {
    const five = ['1', '2', '3', '4', '5'].map((text): DeskEvent => ({ type: 'DeskTagged', data: { ...work, tag: text } }));
    story.given(...five).when(tag('6'), office, 'invalid-argument', ['tag']);
    story.given(...five.slice(1)).when(tag('6'), office, [{ type: 'DeskTagged', data: { ...work, tag: '6' } }]);
  });
  test('are not stored as text in the state', () => expect(JSON.stringify(fold(decider, [tagged, noted]))).not.toMatch(/要電話|報酬/));
});

describe('a snoozed item', () => {
  const snooze = (until: number) => ({ type: 'snooze', until, ...work }) as const;
  const woken: DeskEvent = { type: 'DeskWoken', data: work };
  test.each([
    ['the past', NOON - 1],
    ['now', NOON],
    ['more than 30 days ahead', NOON + 30 * DAY + 1],
  ])('is refused until %s', (_, until) => story.given().when(snooze(until), office, 'invalid-argument', ['until']));
  test('has a deadline at its time', () => {
    story.given().when(snooze(NOON + DAY), office, [snoozed]);
    story.given(snoozed).when(snooze(NOON + DAY), office, []);
    expect(desk.deadlines?.(fold(decider, [snoozed]))).toEqual([{ kind: 'wake', dueAt: NOON + DAY }]);
    expect(desk.deadlines?.(fold(decider, [snoozed, woken]))).toEqual([]);
  });
  test('is shown again by the system, not before its time, once', () => {
    story.given(snoozed).when({ type: 'wake' }, clock, [woken]);
    story.given(snoozed).when({ type: 'wake' }, by('system', NOON + DAY - 1), 'deadline-not-reached');
    story.given(snoozed, woken).when({ type: 'wake' }, clock, []);
  });
  test('is shown again by a member who works on it', () => {
    story.given(snoozed).when({ type: 'wake' }, office, [woken]);
    story.given(snoozed).when({ type: 'wake' }, withRoles(office, 'billing', 'people'), 'role-missing');
    story.given().when({ type: 'wake' }, office, 'not-found');
  });
  test('is shown again when it moves on, and keeps its assignee', () => {
    const moved: DeskEvent = { type: 'DeskMoved', data: { ...work, waitsIn: null } };
    story.given(assigned, snoozed).when({ type: 'follow', waitsIn: null }, clock, [moved]);
    story.given(assigned, moved).when({ type: 'follow', waitsIn: null }, clock, []);
    expect(fold(decider, [assigned, snoozed, moved])).toMatchObject({ snoozedUntil: null, assigneeId: 'office-2' });
    expect(refusalOf(() => decider.decide({ type: 'follow', waitsIn: null }, fold(decider, [assigned]), office))?.code).toBe(
      'permission-denied',
    );
  });
});

test('texts are encrypted with the keys of all people of the item', () => {
  expect(desk.subject('offer-offer-1', noted)).toEqual([uidOf.client, uidOf.talent]);
  const ofGuest = { ...noted, data: { ...noted.data, clientId: null, talentId: null, personId: 'contact-contact-1' } } as DeskEvent;
  expect(desk.subject('contact-contact-1', ofGuest)).toEqual(['contact-contact-1']);
});
