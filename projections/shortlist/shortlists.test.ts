import { expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { DAY, HOUR, NOON, uidOf } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { project } from '../testing/project.ts';
import { shortlists } from './shortlists.ts';

const own = { clientId: uidOf.client };
const created: AnyEvent = { type: 'ShortlistCreated', data: { ...own, title: '冬のCM', jobId: null } };
const added = (talentId: string, place: number): AnyEvent => ({
  type: 'ShortlistCastAdded',
  data: { ...own, talentId, note: `${talentId}のメモ`, place },
});
const three = [created, added('t1', 0), added('t2', 1), added('t3', 0)];
const after = (...events: AnyEvent[]) => project([shortlists], envelopes('shortlist-list-1', ...events));

test('a list has its casts in order, and a document with the note of each', () => {
  const documents = after(...three);
  expect(documents['shortlists/list-1']).toEqual({
    id: 'list-1',
    ...own,
    title: '冬のCM',
    jobId: null,
    talentIds: ['t3', 't1', 't2'],
    archivedAt: null,
    createdAt: NOON,
    updatedAt: NOON + 3 * HOUR,
    version: 4,
  });
  expect(documents['shortlistCasts/list-1_t1']).toMatchObject({ listId: 'list-1', ...own, talentId: 't1', note: 't1のメモ' });
});

test('a moved cast changes its place only, and a new note only the note', () => {
  const moved: AnyEvent = { type: 'ShortlistCastMoved', data: { ...own, talentId: 't3', place: 2 } };
  const noted: AnyEvent = { type: 'ShortlistCastNoted', data: { ...own, talentId: 't1', note: '午後だけ' } };
  const documents = after(...three, moved, noted);
  expect(documents['shortlists/list-1']).toMatchObject({ talentIds: ['t1', 't2', 't3'], version: 6 });
  expect(documents['shortlistCasts/list-1_t1']).toMatchObject({ note: '午後だけ', createdAt: NOON + HOUR });
});

test('a removed cast has no document, and a deleted list leaves none', () => {
  const removed: AnyEvent = { type: 'ShortlistCastRemoved', data: { ...own, talentId: 't1' } };
  const documents = after(...three, removed);
  expect(documents['shortlists/list-1']).toMatchObject({ talentIds: ['t3', 't2'] });
  expect(documents['shortlistCasts/list-1_t1']).toBeUndefined();
  expect(after(...three, removed, { type: 'ShortlistDeleted', data: { ...own, talentIds: ['t3', 't2'], shareIds: [] } })).toEqual({});
});

const share = { shareId: 's1', label: 'みのり製菓さま', until: NOON + 100 * HOUR, tokenHash: 'a'.repeat(64) };
const shared: AnyEvent = { type: 'ShortlistShared', data: { ...own, ...share } };
const opened = (openedAt: number, count: number): AnyEvent => ({
  type: 'ShortlistOpened',
  data: { ...own, shareId: 's1', openedAt, count },
});
const answered = (guest: string | null, answer: 'GOOD' | 'PASS'): AnyEvent => ({
  type: 'ShortlistAnswered',
  data: { ...own, talentId: 't1', shareId: 's1', guestId: 'g1', guest, answer, comment: guest && '親子役で', print: 'p1' },
});

test('a link has its own document, with its openings by day, and goes with the list', () => {
  const revoked: AnyEvent = { type: 'ShortlistShareRevoked', data: { ...own, shareId: 's1' } };
  const events = [...three, shared, opened(NOON, 1), opened(NOON + HOUR, 2), opened(NOON + DAY, 1), revoked];
  expect(after(...events)['shortlistShares/list-1_s1']).toMatchObject({
    ...own,
    ...share,
    listId: 'list-1',
    opened: { '2026-11-20': 2, '2026-11-21': 1 },
    revokedAt: NOON + 8 * HOUR,
  });
  expect(after(...events, { type: 'ShortlistDeleted', data: { ...own, talentIds: ['t1', 't2', 't3'], shareIds: ['s1'] } })).toEqual({});
});

test('the answer of a guest about a cast is the last one; without the key there is none, and no link', () => {
  const documents = after(...three, shared, answered('田島', 'GOOD'), answered('田島', 'PASS'));
  expect(documents['shortlistCasts/list-1_t1']).toMatchObject({
    answers: { s1_g1: { shareId: 's1', guest: '田島', answer: 'PASS', comment: '親子役で', at: NOON + 6 * HOUR } },
  });
  const erased = after(...three, { type: 'ShortlistShared', data: { ...own, ...share, label: null } }, answered(null, 'GOOD'));
  expect(erased['shortlistCasts/list-1_t1']).toMatchObject({ answers: {} });
  expect(erased['shortlistShares/list-1_s1']).toBeUndefined();
});
