import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noReviews } from '#projections/kernel/fields.schema.ts';
import { CastMarks } from './castMarks.tsx';

const textOf = (cast: Parameters<typeof CastMarks>[0]['cast']) => renderToStaticMarkup(<CastMarks cast={cast} />).replace(/<[^>]+>/g, '|');

test('a cast shows rating, likes and group', () => {
  const reviews = { sum: 13, count: 3, aggregation: { 1: 0, 3: 1, 5: 2 } };
  expect(textOf({ reviews, likedCount: 12, belongingTo: 2 })).toMatch(/評価\|4\.3（3件）.*お気に入り 12.*第2グループ/);
});

test('a new cast without these shows none of them', () => {
  for (const likedCount of [0, 4]) expect(textOf({ reviews: noReviews().reviews, likedCount, belongingTo: null })).toBe('');
});
