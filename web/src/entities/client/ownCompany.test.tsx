import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { clientProfile } from '#domain/testing/profiles.ts';
import { BillingNotice, useOwnCompany } from './ownCompany.tsx';

vi.mock('./ownCompany.tsx', () => ({ useOwnCompany: vi.fn() }));

const shownTo = (change: object): string => {
  vi.mocked(useOwnCompany).mockReturnValue({ client: { ...clientProfile, paymentMethod: 2, ...change } } as never);
  return renderToStaticMarkup(
    <MemoryRouter>
      <BillingNotice />
    </MemoryRouter>,
  );
};

test('a client is asked for what bills need: a complete profile and a supported payment method', () => {
  expect(shownTo({})).toBe('');
  for (const gap of [{ department: '' }, { paymentMethod: null }, { paymentMethod: 1 }])
    expect(shownTo(gap)).toContain('/client/settings/bill/edit');
});
