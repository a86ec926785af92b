import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { by, DAY, NOON, uidOf, withRoles } from '../../testing/contexts.ts';
import { approvalAsked, assigned, noted, snoozed, tagged, work } from '../../testing/deskSamples.ts';
import { refusalOf, scenario } from '../../testing/scenario.ts';
import { desk } from './desk.ts';
import type { DeskEvent } from './events.ts';

const { decider } = desk;
const story = scenario(decider);
const office = by('office');
const colleague = by('office', NOON, 'office-2');
const clock = by('system', NOON + DAY);
const follow = { type: 'follow', waitsIn: null, answer: 'APPROVED', answeredBy: 'office-2' } as const;
const moved: DeskEvent = { type: 'DeskMoved', data: { ...work, waitsIn: null } };

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
  test('is set by members who work on that queue', () => {
    story.given().when(assign, withRoles(office, 'people'), 'role-missing');
    story.given().when(assign, by('client'), 'permission-denied');
    story.given().when({ ...assign, kind: 'client' }, withRoles(office, 'review'), 'role-missing');
  });
});

describe('notes', () => {
  const note = { type: 'note', noteId: 'note-1', text: '報酬について電話で確認しました。', ...work } as const;
  const struck: DeskEvent = { type: 'DeskNoteStruck', data: { ...work, noteId: 'note-1' } };
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
    story.given(assigned, snoozed).when(follow, clock, [moved]);
    story.given(assigned, moved).when(follow, clock, []);
    expect(fold(decider, [assigned, snoozed, moved])).toMatchObject({ snoozedUntil: null, assigneeId: 'office-2' });
    expect(refusalOf(() => decider.decide(follow, fold(decider, [assigned]), office))?.code).toBe('permission-denied');
  });
});

describe('a request for approval', () => {
  const { noteId, text, ...request } = approvalAsked.data;
  const { jobId, approverId, yen } = request;
  const ask = { type: 'askApproval', approverId, noteId, text, jobId, yen, ...work } as const;
  const reply = { type: 'returnApproval', noteId: 'note-2', text: '予算を確認してください。', ...work } as const;
  const returned: DeskEvent = {
    type: 'DeskApprovalAnswered',
    data: { ...request, answer: 'RETURNED', answeredBy: 'office-2', noteId: reply.noteId, text: reply.text },
  };
  test('is sent once, ends a postponement, and can go to another member or have another fee', () => {
    story.given().when(ask, office, [approvalAsked]);
    story.given(approvalAsked).when(ask, office, []);
    const again = { ...approvalAsked, data: { ...approvalAsked.data, yen: 50_000 } };
    story.given(approvalAsked).when({ ...ask, yen: 50_000 }, office, [again]);
    expect(fold(decider, [snoozed, approvalAsked])).toMatchObject({ snoozedUntil: null, request: { approverId, yen } });
  });
  test('is about a deal that waits for an approval, and goes to a colleague', () => {
    story.given().when({ ...ask, waitsIn: 'cancellations' }, office, 'status-conflict');
    story.given().when({ ...ask, kind: 'report' }, office, 'status-conflict');
    story.given().when(ask, colleague, 'permission-denied');
  });
  test('is returned with words by the member who was asked, once', () => {
    story.given(approvalAsked).when(reply, colleague, [returned]);
    story.given(approvalAsked).when(reply, by('office', NOON, 'office-3'), 'permission-denied');
    story.given(approvalAsked, returned).when(reply, colleague, []);
    story.given(approvalAsked, returned).when({ ...reply, noteId: 'note-3' }, colleague, 'status-conflict');
  });
  test('is answered when the deal leaves its list', () => {
    const data = { ...request, waitsIn: null, answer: 'APPROVED', answeredBy: 'office-2', noteId: null, text: null } as const;
    const answered: DeskEvent = { type: 'DeskApprovalAnswered', data };
    story.given(approvalAsked).when(follow, clock, [moved, answered]);
    story.given(approvalAsked, returned).when(follow, clock, [moved]);
    story.given(approvalAsked, moved, answered).when(follow, clock, []);
  });
});

test('texts are encrypted with the keys of all people of the item', () => {
  expect(desk.subject('offer-offer-1', noted)).toEqual([uidOf.client, uidOf.talent]);
  const ofGuest = { ...noted, data: { ...noted.data, clientId: null, talentId: null, personId: 'contact-contact-1' } } as DeskEvent;
  expect(desk.subject('contact-contact-1', ofGuest)).toEqual(['contact-contact-1']);
});
