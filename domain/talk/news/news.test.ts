import { describe, expect, test } from 'vitest';
import { by, NOON } from '../../testing/contexts.ts';
import { scenario } from '../../testing/scenario.ts';
import { type NewsEvent, news } from './news.ts';
import { newsUnread } from './newsUnread.ts';

const story = scenario(news.decider);
const text = { title: '年末年始の営業について', body: '12月29日から休業いたします。' };
const other = { ...text, body: '12月30日から休業いたします。' };
const written: NewsEvent = { type: 'NewsWritten', data: text };
const edited: NewsEvent = { type: 'NewsEdited', data: other };
const published: NewsEvent = { type: 'NewsPublished', data: {} };
const unpublished: NewsEvent = { type: 'NewsUnpublished', data: {} };
const removed: NewsEvent = { type: 'NewsRemoved', data: {} };
const write = { type: 'write', ...text } as const;
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

test('a title of at most 100 characters and a text of at most 5,000', () => {
  expect(news.command.safeParse({ type: 'write', title: 'あ'.repeat(100), body: 'あ'.repeat(5_000) }).success).toBe(true);
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
