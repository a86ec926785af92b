import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import type { Review } from '#projections/review/reviews.schema.ts';
import { reviews } from '#projections/review/reviews.ts';
import { project } from '#projections/testing/project.ts';
import { ReviewTaskRow } from './reviewTasksScreen.tsx';

test('a name in a heading is one phrase, which line breaks do not cut', () => {
  const opened = { jobId: 'job-1', clientId: uidOf.client, talentId: uidOf.talent, dealKind: 'offer', publishDue: NOON } as const;
  const both = Object.values(project([reviews], envelopes('review-o1', { type: 'ReviewsOpened', data: opened }))) as Review[];
  const review = both.find(({ by }) => by === 'talent');
  if (!review) throw new Error('no review was opened');
  const named = { ...review, to: { ...review.to, name: '合同会社みなと映像' } };
  render(<ReviewTaskRow review={named} now={NOON} />, { wrapper: MemoryRouter });
  const name = screen.getByText('合同会社みなと映像');
  expect(name.tagName).toBe('SPAN');
  expect(name.parentElement?.textContent).toBe('合同会社みなと映像の評価を書く');
});
