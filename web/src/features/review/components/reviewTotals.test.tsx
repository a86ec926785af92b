import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { noReviews } from '#projections/kernel/fields.schema.ts';
import { ReviewTotals } from './reviewTotals.tsx';

const textOf = (received: Parameters<typeof ReviewTotals>[0]['received']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ReviewTotals received={received} to="/" />
    </MemoryRouter>,
  ).replace(/<[^>]+>/g, '|');

const review = (id: string, score: 1 | 3 | 5, day: string) => ({
  id,
  jobId: 'job',
  fromId: 'client',
  score,
  publishedAt: Date.parse(`2026-11-${day}T12:00:00+09:00`),
});

test('the totals are shown with the three newest reviews', () => {
  const latestReviews = [review('d', 5, '20'), review('c', 1, '12'), review('b', 3, '08'), review('a', 5, '01')];
  const text = textOf({ reviews: { sum: 14, count: 4, aggregation: { 1: 1, 3: 1, 5: 2 } }, latestReviews });
  expect(text).toMatch(/最近の評価.*とてもよかった.*11月20日.*よくなかった.*11月12日.*ふつう.*11月8日/);
  expect(text).not.toContain('11月1日');
});

test('a review that the office removed is not among the newest', () => {
  const latestReviews = [{ ...review('b', 5, '20'), score: null }, review('a', 3, '08')];
  const text = textOf({ reviews: { sum: 3, count: 1, aggregation: { 1: 0, 3: 1, 5: 0 } }, latestReviews });
  expect(text).toContain('ふつう');
  expect(text).not.toContain('11月20日');
});

test('without reviews the card says so', () => {
  expect(textOf(noReviews())).toContain('評価はまだありません。');
});
