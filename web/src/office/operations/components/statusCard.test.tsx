import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { COUNTED_MAX, type OperationStatus } from '#domain/office/operation/answers.ts';
import { nothingWaits } from '../../testing/operationStatus.ts';
import { StatusCard } from './statusCard.tsx';

const show = (change: Partial<OperationStatus>) =>
  render(
    <MemoryRouter>
      <StatusCard status={{ ...nothingWaits, ...change }} />
    </MemoryRouter>,
  );

test('a count at its limit says that there may be more; a smaller one is exact', () => {
  show({ deadlines: { total: COUNTED_MAX, overdue: 3, next: [] }, mails: { waiting: COUNTED_MAX - 1, failed: 0 } });
  expect(screen.getByText('10,000件以上（期限を過ぎて未処理3件）')).toBeTruthy();
  expect(screen.getByText('9,999件')).toBeTruthy();
});
