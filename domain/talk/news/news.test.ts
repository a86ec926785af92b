import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { by, DAY, NOON } from '../../testing/contexts.ts';
import { newsContent, newsPublished, newsWritten } from '../../testing/newsSamples.ts';
import { scenario } from '../../testing/scenario.ts';
import { type NewsEvent, news } from './news.ts';
import { newsUnread } from './newsUnread.ts';

const story = scenario(news.decider);
const other = { ...newsContent, body: '12月30日から休業いたします。' };
const written = newsWritten();
const edited: NewsEvent = { type: 'NewsEdited', data: other };
const published = newsPublished();
const scheduled: NewsEvent = { type: 'NewsScheduled', data: { publishAt: NOON + DAY } };
const unpublished: NewsEvent = { type: 'NewsUnpublished', data: {} };
const removed: NewsEvent = { type: 'NewsRemoved', data: {} };
const write = { type: 'write', ...newsContent } as const;
const edit = { type: 'edit', ...other } as const;

describe('the office', () => {
  test('writes', () => story.given().when(write, by('office'), [written]));
  test('writes another text under the same id: refused', () =>
    story.given(written).when({ ...write, title: '別のお知らせ' }, by('office'), 'already-exists'));
  test('edits a draft, and a published item', () => {
    story.given(written).when(edit, by('office'), [edited]);
    story.given(written, published).when(edit, by('office'), [edited]);
  });
  test('publishes', () => story.given(written).when({ type: 'publish' }, by('office'), [published]));
  test('publishes to one side, and can change the audience only of what is not published', () => {
    const forCasts = { ...edit, audience: 'talent' } as const;
    const edited: NewsEvent = { type: 'NewsEdited', data: { ...other, audience: 'talent' } };
    story.given(written).when(forCasts, by('office'), [edited]);
    story.given(written, edited).when({ type: 'publish' }, by('office'), [newsPublished('talent')]);
    story.given(written, published).when(forCasts, by('office'), 'invalid-argument');
  });
  test('plans the publication of a draft, at a later time, and takes it back', () => {
    const schedule = { type: 'schedule', publishAt: NOON + DAY } as const;
    story.given(written).when(schedule, by('office'), [scheduled]);
    story.given(written, scheduled).when(schedule, by('office'), []);
    story.given(written).when({ ...schedule, publishAt: NOON }, by('office'), 'invalid-argument');
    story.given(written).when({ ...schedule, publishAt: NOON + 181 * DAY }, by('office'), 'invalid-argument');
    story.given(written, published).when(schedule, by('office'), 'status-conflict');
    story.given(written, scheduled).when({ type: 'unschedule' }, by('office'), [{ type: 'NewsUnscheduled', data: {} }]);
    story.given(written).when({ type: 'unschedule' }, by('office'), []);
  });
  test('keeps a picture of a colleague, and adds only an own one', () => {
    const withPicture = { ...newsContent, picture: 'pictures/colleague/a.webp' };
    const held = newsWritten(withPicture);
    const edited = { ...withPicture, body: other.body };
    story.given(held).when({ type: 'edit', ...edited }, by('office'), [{ type: 'NewsEdited', data: edited }]);
    story.given(written).when({ type: 'edit', ...edited }, by('office'), 'invalid-argument');
    story.given().when({ type: 'write', ...withPicture }, by('office'), 'invalid-argument');
  });
  test('unpublishes', () => story.given(written, published).when({ type: 'unpublish' }, by('office'), [unpublished]));
  test('removes in any status', () => {
    story.given(written).when({ type: 'remove' }, by('office'), [removed]);
    story.given(written, published).when({ type: 'remove' }, by('office'), [removed]);
  });
  test('gets not-found for an item that was removed or never written', () => {
    for (const history of [[], [written, removed]])
      for (const command of [edit, { type: 'publish' }, { type: 'unpublish' }] as const)
        story.given(...history).when(command, by('office'), 'not-found');
    story.given().when({ type: 'remove' }, by('office'), 'not-found');
  });
});

describe('the clock', () => {
  test('publishes a planned draft at its time, and nothing else', () => {
    story.given(written, scheduled).when({ type: 'publish' }, by('system', NOON + DAY), [published]);
    story.given(written, scheduled).when({ type: 'publish' }, by('system', NOON + DAY - 1), 'deadline-not-reached');
    for (const history of [[], [written], [written, published], [written, scheduled, removed]])
      story.given(...history).when({ type: 'publish' }, by('system', NOON + DAY), []);
  });
  test('waits only for a planned draft', () => {
    const deadlines = (...events: NewsEvent[]) => news.deadlines?.(fold(news.decider, events));
    expect(deadlines(written, scheduled)).toEqual([{ kind: 'publish', dueAt: NOON + DAY }]);
    for (const history of [[written], [written, scheduled, published], [written, scheduled, removed]])
      expect(deadlines(...history)).toEqual([]);
  });
});

test('a title of at most 100 characters and a text of at most 5,000', () => {
  expect(news.command.safeParse({ ...write, title: 'あ'.repeat(100), body: 'あ'.repeat(5_000) }).success).toBe(true);
  for (const wrong of [{ title: '' }, { title: 'あ'.repeat(101) }, { body: '　' }, { body: 'あ'.repeat(5_001) }])
    expect(news.command.safeParse({ ...write, ...wrong }).success).toBe(false);
});

describe('news is unread (docs/specification.md, section 4)', () => {
  test.each([
    ['when the person never opened news', null, NOON, true],
    ['when it was published after the last look', NOON - 1, NOON, true],
    ['not when the last look was at that very moment', NOON, NOON, false],
    ['not when the last look was later', NOON + 1, NOON, false],
    ['not when nothing is published', null, null, false],
  ])('%s', (_, opened, publishedAt, unread) => expect(newsUnread(opened, publishedAt)).toBe(unread));
});
