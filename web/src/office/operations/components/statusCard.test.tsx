import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { COUNTED_MAX, type OperationStatus } from '#domain/office/operation/answers.ts';
import { StatusCard } from './statusCard.tsx';

const NOW = Date.parse('2026-11-24T10:00:00+09:00');
const nothing: OperationStatus = {
  now: NOW,
  owed: { count: 0, oldest: [] },
  parked: 0,
  deadlines: { total: 0, overdue: 0, next: [] },
  mails: { waiting: 0, failed: 0 },
  pausedAt: null,
  lastVerification: null,
  lastSeal: null,
  stopped: null,
  refusals: [],
};
const show = (change: Partial<OperationStatus>) =>
  render(
    <MemoryRouter>
      <StatusCard status={{ ...nothing, ...change }} />
    </MemoryRouter>,
  );

test('a count at its limit says that there may be more; a smaller one is exact', () => {
  show({ deadlines: { total: COUNTED_MAX, overdue: 3, next: [] }, mails: { waiting: COUNTED_MAX - 1, failed: 0 } });
  expect(screen.getByText('10,000件以上（期限を過ぎて未処理3件）')).toBeTruthy();
  expect(screen.getByText('9,999件')).toBeTruthy();
});
