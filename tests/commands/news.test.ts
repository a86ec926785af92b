import { expect, test } from 'vitest';
import { DAY, HOUR } from '#domain/kernel/calendar/instants.ts';
import { newsContent } from '#domain/testing/newsSamples.ts';
import type { OpenDeadline } from '#functions/eventStore/openDeadlines.ts';
import { runtime } from '#functions/runtime.ts';
import type { News } from '#projections/content/news.schema.ts';
import { send } from '#tests/support/callables.ts';
import { fireAt } from '#tests/support/clock.ts';
import { now } from '#tests/support/level.ts';
import { whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { document, newOffice } from '#tests/support/people.ts';

const deadlineOf = async (newsId: string): Promise<OpenDeadline | undefined> =>
  (((await runtime().db.doc(`streams/news-${newsId}`).get()).get('deadlines') ?? []) as OpenDeadline[])[0];

test('news for casts is published at the planned time, to them alone; a plan that was taken back does nothing', async () => {
  const office = await newOffice();
  const { streamId } = await send(office, 'news', { type: 'write', ...newsContent, audience: 'talent' });
  const newsId = streamId.replace('news-', '');
  const newsIs = (condition: (news: News) => boolean) => document<News>(`news/${newsId}`, condition);
  await send(office, 'news', { type: 'schedule', newsId, publishAt: now() + HOUR });
  const first = await deadlineOf(newsId);
  expect(first?.kind).toBe('publish');
  await send(office, 'news', { type: 'unschedule', newsId });
  expect(await deadlineOf(newsId)).toBeUndefined();
  await fireAt({ ...(first as OpenDeadline), streamId, hop: 0 }, (first as OpenDeadline).dueAt);
  expect(await newsIs(({ publishAt }) => publishAt === null)).toMatchObject({ publishedAt: null });

  await send(office, 'news', { type: 'schedule', newsId, publishAt: now() + DAY });
  const second = (await deadlineOf(newsId)) as OpenDeadline;
  expect(await fireAt({ ...second, streamId, hop: 0 }, second.dueAt)).not.toBeNull();
  expect(await newsIs(({ publishedAt }) => publishedAt !== null)).toMatchObject({
    isPublished: false,
    publishedTo: 'talent',
    publishedAt: second.dueAt,
    publishAt: null,
  });
  await whenCaughtUp();
  expect(await whatDiffers()).toEqual([]);
});
