import { describe, test } from 'vitest';
import { by, DAY, NOON, uidOf } from '../testing/contexts.ts';
import { posting } from '../testing/profiles.ts';
import { scenario } from '../testing/scenario.ts';
import type { JobEvent } from './events.ts';
import { decider } from './job.ts';

const story = scenario(decider);
const clientId = uidOf.client;
const other = by('client', NOON, 'client-2');
const post = { type: 'post', ...posting } as const;
const posted: JobEvent = { type: 'JobPosted', data: { clientId, ...posting } };
const closed: JobEvent = { type: 'JobClosed', data: { clientId } };

describe('post', () => {
  test('a job', () => story.given().when(post, by('client')).then([posted]));
  test('twice', () => story.given(posted).when(post, by('client')).then([]));
  test('something else under the same id is refused', () =>
    story
      .given(posted)
      .when({ ...post, title: '別のお仕事' }, by('client'))
      .thenRefused('already-exists'));
  test('under the id of another client is refused', () => story.given(posted).when(post, other).thenRefused('already-exists'));
  test('is for clients', () => {
    for (const role of ['talent', 'office', 'system', null] as const) story.given().when(post, by(role)).thenRefused('permission-denied');
  });
  test('with a deadline that is now is refused at its field', () =>
    story
      .given()
      .when({ ...post, entryDeadline: NOON }, by('client'))
      .thenRefused('invalid-argument', ['entryDeadline']));
  test('with a deadline one millisecond ahead is taken', () =>
    story
      .given()
      .when({ ...post, entryDeadline: NOON + 1 }, by('client'))
      .then([{ type: 'JobPosted', data: { clientId, ...posting, entryDeadline: NOON + 1 } }]));
  test('with every rule broken names every field', () =>
    story
      .given()
      .when({ ...post, endsAt: post.startsAt - 1, feeMax: post.feeMin - 1, entryDeadline: post.startsAt + 1 }, by('client'))
      .thenRefused('invalid-argument', ['endsAt', 'feeMax', 'entryDeadline']));
  test('with equal ends is taken: one fee, no length, entries until the start', () => {
    const even = { ...posting, endsAt: posting.startsAt, feeMax: posting.feeMin, entryDeadline: posting.startsAt };
    story
      .given()
      .when({ type: 'post', ...even }, by('client'))
      .then([{ type: 'JobPosted', data: { clientId, ...even } }]);
  });
});

describe('edit', () => {
  const edit = { ...posting, type: 'edit', feeMax: 60_000, place: '港区' } as const;
  const edited: JobEvent = {
    type: 'JobEdited',
    data: { clientId, before: { feeMax: 50_000, place: '渋谷区' }, after: { feeMax: 60_000, place: '港区' } },
  };
  test('records what changed, before and after', () => story.given(posted).when(edit, by('client')).then([edited]));
  test('twice', () => story.given(posted, edited).when(edit, by('client')).then([]));
  test('without a change has nothing to do, even when the job is closed', () =>
    story
      .given(posted, closed)
      .when({ ...posting, type: 'edit' }, by('client'))
      .then([]));
  test('of a closed job is refused', () => story.given(posted, closed).when(edit, by('client')).thenRefused('job-ended'));
  test('by another client is refused', () => story.given(posted).when(edit, other).thenRefused('permission-denied'));
  test('by a talent with the same uid is refused', () =>
    story
      .given(posted)
      .when(edit, by('talent', NOON, clientId))
      .thenRefused('permission-denied'));
  test('of no job is refused', () => story.given().when(edit, by('client')).thenRefused('not-found'));
  test('after the entry deadline must set a new one', () =>
    story.given(posted).when(edit, by('client', posting.entryDeadline)).thenRefused('invalid-argument', ['entryDeadline']));
  test('after the entry deadline with a new one is taken', () => {
    const entryDeadline = posting.entryDeadline + 5 * DAY;
    story
      .given(posted)
      .when({ ...posting, type: 'edit', entryDeadline }, by('client', posting.entryDeadline + DAY))
      .then([{ type: 'JobEdited', data: { clientId, before: { entryDeadline: posting.entryDeadline }, after: { entryDeadline } } }]);
  });
});

describe('close', () => {
  const close = { type: 'close' } as const;
  test('a job', () => story.given(posted).when(close, by('client')).then([closed]));
  test('twice', () => story.given(posted, closed).when(close, by('client')).then([]));
  test('another client’s job is refused', () => story.given(posted).when(close, other).thenRefused('permission-denied'));
  test('is not for the office', () => story.given(posted).when(close, by('office')).thenRefused('permission-denied'));
  test('of no job is refused', () => story.given().when(close, by('client')).thenRefused('not-found'));
});
