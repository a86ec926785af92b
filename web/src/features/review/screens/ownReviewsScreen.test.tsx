import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import type { Review } from '#projections/review/reviews.schema.ts';
import { reviews } from '#projections/review/reviews.ts';
import { project } from '#projections/testing/project.ts';
import { WrittenReview } from './ownReviewsScreen.tsx';

test('the author of a removed review sees the reason and cannot write it again', () => {
  const parties = { jobId: 'job-1', clientId: uidOf.client, talentId: uidOf.talent };
  const events: readonly AnyEvent[] = [
    { type: 'ReviewsOpened', data: { ...parties, dealKind: 'offer', publishDue: NOON + 1 } },
    { type: 'ReviewWritten', data: { ...parties, by: 'client', score: 5, comment: 'お電話ください。' } },
    { type: 'ReviewsPublished', data: { ...parties, scores: { client: 5, talent: null } } },
    { type: 'ReviewTakenDown', data: { ...parties, by: 'client', score: 5, reason: '連絡先が書かれているため' } },
  ];
  const both = Object.values(project([reviews], envelopes('review-o1', ...events))) as Review[];
  const review = both.find(({ by }) => by === 'client');
  if (!review) throw new Error('no review was opened');
  render(<WrittenReview review={review} now={NOON} />, { wrapper: MemoryRouter });
  expect(screen.getByText('事務局が非公開にしました')).toBeDefined();
  expect(screen.getByText(/評価の平均にも含まれません。理由：連絡先が書かれているため/)).toBeDefined();
  expect(screen.getByText('お電話ください。')).toBeDefined();
  expect(screen.queryByRole('link', { name: '書き直す' })).toBeNull();
});
