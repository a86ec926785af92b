import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { clientProfile } from '#domain/testing/profiles.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { BillingNotice } from './ownCompany.tsx';

vi.mock('#web/shared/data/reads/reads.ts', () => ({ useOne: vi.fn() }));
vi.mock('#web/shared/data/auth/session.ts', () => ({ useUid: () => 'client-1' }));

const shownTo = (change: object): string => {
  vi.mocked(useOne).mockReturnValue({ data: { ...clientProfile, paymentMethod: 2, ...change } } as never);
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
