import { describe, expect, test } from 'vitest';
import { businessRules } from '../../kernel/businessRules.ts';
import { fold } from '../../kernel/decider.ts';
import { by, DAY, HOUR, NOON, uidOf } from '../../testing/contexts.ts';
import { scenario } from '../../testing/scenario.ts';
import { type ShortlistEvent, shareIdOf, shortlist } from './shortlist.ts';
import type { ShortlistState } from './state.ts';

const { decider } = shortlist;
const story = scenario(decider);
const own = { clientId: uidOf.client };
const head = { title: '冬のCM 一次候補', jobId: null };
const created: ShortlistEvent = { type: 'ShortlistCreated', data: { ...own, ...head } };
const added = (talentId: string, place: number, note = ''): ShortlistEvent => ({
  type: 'ShortlistCastAdded',
  data: { ...own, talentId, note, place },
});
const three = [created, added('t1', 0), added('t2', 1), added('t3', 2)];
const archived: ShortlistEvent = { type: 'ShortlistArchived', data: own };
const deleted: ShortlistEvent = { type: 'ShortlistDeleted', data: { ...own, talentIds: ['t1', 't2', 't3'], shareIds: [] } };
const orderOf = (...events: readonly ShortlistEvent[]): readonly string[] => {
  const state: ShortlistState = fold(decider, events);
  return 'casts' in state ? state.casts.map(({ talentId }) => talentId) : [];
};

describe('a list', () => {
  test('is created once, and edited', () => {
    story.given().when({ type: 'create', ...head }, by('client'), [created]);
    story.given(created).when({ type: 'edit', ...head }, by('client'), []);
    const other = { title: '冬のCM 最終候補', jobId: 'job-1' };
    story.given(created).when({ type: 'edit', ...other }, by('client'), [{ type: 'ShortlistEdited', data: { ...own, ...other } }]);
  });
  test('is not changed by another client', () =>
    story.given(created).when({ type: 'archive' }, by('client', NOON, 'client-2'), 'permission-denied'));
  test('takes no changes while it is archived', () => {
    const add = { type: 'add', talentId: 't1', note: '', place: null } as const;
    story.given(created, archived).when(add, by('client'), 'status-conflict');
    story.given(created, archived, { type: 'ShortlistRestored', data: own }).when(add, by('client'), [added('t1', 0)]);
  });
  test('is deleted with its casts, also an archived one, and then nothing is left', () => {
    story.given(...three, archived).when({ type: 'delete' }, by('client'), [deleted]);
    story.given(...three, deleted).when({ type: 'delete' }, by('client'), []);
    story.given(...three, deleted).when({ type: 'restore' }, by('client'), 'not-found');
  });
});

describe('the casts of a list', () => {
  test('are added at the end or at a place, and once', () => {
    const add = (place: number | null) => ({ type: 'add', talentId: 't4', note: '長い髪', place }) as const;
    story.given(...three).when(add(null), by('client'), [added('t4', 3, '長い髪')]);
    story.given(...three).when(add(1), by('client'), [added('t4', 1, '長い髪')]);
    story.given(...three).when(add(50), by('client'), [added('t4', 3, '長い髪')]);
    story.given(...three, added('t4', 1)).when(add(null), by('client'), []);
    expect(orderOf(...three, added('t4', 1))).toEqual(['t1', 't4', 't2', 't3']);
  });
  test('are at most sixty', () => {
    const all = Array.from({ length: businessRules.shortlistCastsMax }, (_, at) => added(`t${at}`, at));
    story.given(created, ...all).when({ type: 'add', talentId: 'one more', note: '', place: null }, by('client'), 'invalid-argument');
  });
  test('are moved down, up, and not past the last one', () => {
    const rank = (talentId: string, place: number) => ({ type: 'rank', talentId, place }) as const;
    const moved = (talentId: string, place: number): ShortlistEvent => ({ type: 'ShortlistCastMoved', data: { ...own, talentId, place } });
    story.given(...three).when(rank('t1', 1), by('client'), [moved('t1', 1)]);
    story.given(...three).when(rank('t1', 9), by('client'), [moved('t1', 2)]);
    story.given(...three).when(rank('t3', 9), by('client'), []);
    story.given(...three).when(rank('unknown', 0), by('client'), 'not-found');
    expect(orderOf(...three, moved('t1', 1))).toEqual(['t2', 't1', 't3']);
    expect(orderOf(...three, moved('t3', 0))).toEqual(['t3', 't1', 't2']);
  });
  test('have a note that changes', () => {
    const note = { talentId: 't2', note: '午後なら来られる' };
    const noted: ShortlistEvent = { type: 'ShortlistCastNoted', data: { ...own, ...note } };
    story.given(...three).when({ type: 'note', ...note }, by('client'), [noted]);
    story.given(...three, noted).when({ type: 'note', ...note }, by('client'), []);
    story.given(created).when({ type: 'note', ...note }, by('client'), 'not-found');
  });
  test('are removed, and come back to their place', () => {
    const removed: ShortlistEvent = { type: 'ShortlistCastRemoved', data: { ...own, talentId: 't2' } };
    story.given(...three).when({ type: 'remove', talentId: 't2' }, by('client'), [removed]);
    story.given(...three, removed).when({ type: 'remove', talentId: 't2' }, by('client'), []);
    expect(orderOf(...three, removed, added('t2', 1))).toEqual(['t1', 't2', 't3']);
  });
});

test('titles belong to the client, notes to the client and the cast', () => {
  expect(shortlist.subject('list-1', created)).toBe(uidOf.client);
  expect(shortlist.subject('list-1', added('t1', 0))).toEqual([uidOf.client, 't1']);
});

describe('a link for guests', () => {
  const until = NOON + 7 * DAY;
  const share = { label: 'みのり製菓さま', until, tokenHash: 'a'.repeat(64) };
  const shareId = shareIdOf(share.tokenHash);
  const shared: ShortlistEvent = { type: 'ShortlistShared', data: { ...own, shareId, ...share } };
  const revoked: ShortlistEvent = { type: 'ShortlistShareRevoked', data: { ...own, shareId } };
  const given = [...three, shared];
  const opened = (openedAt: number, count: number): ShortlistEvent => ({
    type: 'ShortlistOpened',
    data: { ...own, shareId, openedAt, count },
  });
  const open = { type: 'noteOpening', shareId } as const;
  const good = { talentId: 't1', answer: 'GOOD', comment: '' } as const;
  const pass = { talentId: 't3', answer: 'PASS', comment: '役と違う' } as const;
  const answering = (guest: string, ...answers: readonly (typeof good | typeof pass)[]) => ({
    type: 'answer' as const,
    shareId,
    guest,
    answers: [...answers],
  });
  const answer = answering('田島', good, pass);
  const answered = decider.decide(answer, fold(decider, given), by('system'));

  test('is valid for at most thirty days', () => {
    story.given(...three).when({ type: 'share', ...share }, by('client'), [shared]);
    story.given(...given).when({ type: 'share', ...share }, by('client'), []);
    for (const end of [NOON, NOON + 31 * DAY])
      story.given(...three).when({ type: 'share', ...share, until: end }, by('client'), 'invalid-argument', ['until']);
  });
  test('is one of at most twenty of a list', () => {
    const all = Array.from(
      { length: businessRules.sharesMax },
      (_, at): ShortlistEvent => ({ type: 'ShortlistShared', data: { ...own, ...share, shareId: `x${at}` } }),
    );
    story.given(...three, ...all).when({ type: 'share', ...share }, by('client'), 'invalid-argument', ['label']);
  });
  test('is revoked once, and with the archived list', () => {
    story.given(...given).when({ type: 'revokeShare', shareId }, by('client'), [revoked]);
    story.given(...given, revoked).when({ type: 'revokeShare', shareId }, by('client'), []);
    story.given(...given).when({ type: 'revokeShare', shareId: 's2' }, by('client'), 'not-found');
    story.given(...given).when({ type: 'archive' }, by('client'), [revoked, archived]);
    story.given(...given, revoked).when({ type: 'archive' }, by('client'), [archived]);
  });
  test('counts its openings by day, up to a number', () => {
    const late = NOON + HOUR;
    story.given(...given).when(open, by('system'), [opened(NOON, 1)]);
    story.given(...given, opened(NOON, 1)).when(open, by('system', NOON + 999), []);
    story.given(...given, opened(NOON, 1)).when(open, by('system', late), [opened(late, 2)]);
    story.given(...given, opened(NOON, 2)).when(open, by('system', NOON + DAY), [opened(NOON + DAY, 1)]);
    story.given(...given, opened(NOON, businessRules.shareOpeningsMax)).when(open, by('system', late), []);
  });
  test('takes answers about the casts of the list, the same ones once', () => {
    expect(answered.map(({ data }) => data)).toMatchObject([
      { ...own, shareId, guest: '田島', talentId: 't1', answer: 'GOOD' },
      { talentId: 't3', answer: 'PASS', comment: '役と違う' },
    ]);
    story.given(...given, ...answered).when(answer, by('system'), []);
    const other = decider.decide(answering('田島', pass), fold(decider, [...given, ...answered]), by('system'));
    expect(other).toMatchObject([{ type: 'ShortlistAnswered', data: { talentId: 't3', answer: 'PASS' } }]);
    const left: ShortlistEvent = { type: 'ShortlistCastRemoved', data: { ...own, talentId: 't1' } };
    expect(decider.decide(answer, fold(decider, [...given, left]), by('system'))).toMatchObject([{ data: { talentId: 't3' } }]);
  });
  test('takes answers of a limited number of guests, who can still change theirs', () => {
    const many = Array.from({ length: businessRules.shareGuestsMax }, (_, at) => answering(`${at}番`, good)).flatMap((each) =>
      decider.decide(each, fold(decider, given), by('system')),
    );
    story.given(...given, ...many).when(answer, by('system'), 'invalid-argument', ['guest']);
    const again = answering('3番', pass);
    expect(decider.decide(again, fold(decider, [...given, ...many]), by('system'))).toHaveLength(1);
  });
  test('is nothing for guests once it is revoked or over', () => {
    for (const command of [open, answer]) {
      story.given(...given, revoked).when(command, by('system'), 'not-found');
      story.given(...given).when(command, by('system', until), 'not-found');
      story.given(...given).when({ ...command, shareId: 's2' }, by('system'), 'not-found');
      story
        .given(...given, { ...deleted, data: { ...deleted.data, shareIds: [shareId] } } as ShortlistEvent)
        .when(command, by('system'), 'not-found');
      story.given(...given).when(command, by('client'), 'permission-denied');
    }
  });
  test('keeps what guests write for the client and the cast', () =>
    expect(answered.map((each) => shortlist.subject('list-1', each))).toEqual([
      [uidOf.client, 't1'],
      [uidOf.client, 't3'],
    ]));
});
