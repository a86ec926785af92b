import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FeeHistory } from './feeHistory.tsx';

const change = {
  ...{ id: 'offer-1_5', offerId: '1', entryId: null, jobId: 'job', clientId: 'client', talentId: 'talent' },
  ...{ previousFee: 60_000, fee: 50_000, changedBy: 'client' },
};

test('each change shows the fee before and after, and when', () => {
  const changedAt = Date.parse('2026-11-20T09:05:00+09:00');
  const text = renderToStaticMarkup(<FeeHistory changes={[{ ...change, changedAt, createdAt: changedAt }]} />).replace(/<[^>]+>/g, '|');
  expect(text).toMatch(/報酬の変更履歴.*2026年11月20日\(金\) 09:05.*¥60,000 → ¥50,000/);
});

test('a fee that never changed has no history', () => {
  expect(renderToStaticMarkup(<FeeHistory changes={[]} />)).toBe('');
});
