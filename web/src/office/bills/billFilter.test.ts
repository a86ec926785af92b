import { expect, test } from 'vitest';
import { billFilterIn, billViewIn, monthOptions } from './billFilter.ts';

test('the filter stands in the address; nonsense is not chosen', () => {
  expect(billFilterIn(new URLSearchParams('tab=CLAIMED&month=2026-11&client=client-1'))).toEqual({
    ...{ status: 'CLAIMED', month: '2026-11', clientId: 'client-1' },
  });
  expect(billFilterIn(new URLSearchParams('tab=x&month=2026-13&client=%2F'))).toEqual({ status: 'UNCLAIMED', month: null, clientId: null });
});

test('a view of the month stands there too, and its filter falls back to the first status', () => {
  expect([billViewIn(new URLSearchParams('tab=CLIENTS')), billViewIn(new URLSearchParams('tab=x'))]).toEqual(['CLIENTS', 'UNCLAIMED']);
});

test('months begin at midnight in Japan and go back over the year', () => {
  const options = monthOptions(Date.parse('2026-12-31T23:59:59+09:00'), null);
  expect(options[0]).toEqual({ value: '2026-12', label: '2026年12月' });
  expect(options[12]?.value).toBe('2025-12');
  expect(
    monthOptions(Date.parse('2027-01-01T00:00:00+09:00'), '2020-01')
      .map(({ value }) => value)
      .slice(0, 3),
  ).toEqual([...['2020-01', '2027-01', '2026-12']]);
});
