import { expect, test } from 'vitest';
import { billFilterIn, billViewIn } from './billFilter.ts';

test('the address has the filter; invalid values are ignored', () => {
  expect(billFilterIn(new URLSearchParams('tab=CLAIMED&month=2026-11&client=client-1'))).toEqual({
    status: 'CLAIMED',
    month: '2026-11',
    clientId: 'client-1',
  });
  expect(billFilterIn(new URLSearchParams('tab=x&month=2026-13&client=%2F'))).toEqual({ status: 'UNCLAIMED', month: null, clientId: null });
});

test('the address has the view of the month, and the filter falls back to the first status', () => {
  expect([billViewIn(new URLSearchParams('tab=CLIENTS')), billViewIn(new URLSearchParams('tab=x'))]).toEqual(['CLIENTS', 'UNCLAIMED']);
});
