import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { histories } from '#domain/testing/offerHistories.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { offers } from '#projections/deal/offers.ts';
import { project } from '#projections/testing/project.ts';
import { asCertifiedClient } from '#web/entities/testing/subjects.ts';
import { server } from '#web/testing/fakeServer.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import WithdrawalScreen from './withdrawalScreen.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('the page says what is kept and until when, with a link to the policy', () => {
  asCertifiedClient();
  shownAt('/withdrawal', <WithdrawalScreen />);
  expect(screen.getByText(/法令により保存が必要/).textContent).toContain('取引が終わった年の12月31日から11年2か月');
  expect(screen.getByRole('link', { name: 'プライバシーポリシー' }).getAttribute('href')).toBe('/terms/privacy');
});

test('a refused withdrawal lists the blocking deals, scrolls to them, and removes the button', async () => {
  asCertifiedClient();
  const [[path, offer] = []] = Object.entries(project([offers], envelopes('offer-o1', ...histories.IN_PROGRESS)));
  const card = { ...(offer as Offer).job, title: '観光案内の動画' };
  server.putAll({ [path ?? '']: { ...offer, job: card, talent: { ...(offer as Offer).talent, name: '白石 凛' } } });
  server.answer('accounts', () => {
    const details = { code: 'deals-open', message: errorMessages['deals-open'], deals: [{ kind: 'offer', id: 'o1' }] };
    throw Object.assign(new Error(details.message), { code: 'functions/deals-open', details });
  });
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const user = userEvent.setup();
  shownAt('/withdrawal', <WithdrawalScreen />);
  await user.click(screen.getByRole('button', { name: '退会手続きへ進む' }));
  await user.click(screen.getByRole('button', { name: '退会する' }));
  const deal = await screen.findByRole('link', { name: '白石 凛' });
  expect(deal.getAttribute('href')).toBe('/client/mypage/offers/o1');
  expect(screen.getByText('観光案内の動画')).toBeTruthy();
  expect(scrolled).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: '退会手続きへ進む' })).toBeNull();
});
