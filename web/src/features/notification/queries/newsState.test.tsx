// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { latestNews } from './newsState.ts';

test('the flag follows the newest published news by its creation, and reads no other', () => {
  expect(latestNews).toEqual({
    collection: 'news',
    where: [
      ['deletedAt', '==', null],
      ['isPublished', '==', true],
    ],
    orderBy: ['createdAt', 'desc'],
    limit: 1,
  });
});
