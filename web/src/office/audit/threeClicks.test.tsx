import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { NOON } from '#domain/testing/contexts.ts';
import { histories } from '#domain/testing/offerHistories.ts';
import { appAt } from '#web/testing/appAt.tsx';
import { server } from '#web/testing/fakeServer.ts';
import { auditedEvent, COLLEAGUE, journalEntry, putDeal } from '#web/testing/officeWorld.ts';

beforeEach(() => {
  vi.setSystemTime(NOON);
});

const reason = '撮影が一日延びたため';
const changes = [{ field: 'fee', before: 30_000, after: 45_000 }];
const raised = auditedEvent({ id: 'offer-offer-1_5', version: 5, type: 'OfferFeeChanged', reason, changes });

/** Presses at most three links, one after the other. */
const press = async (...links: readonly (() => Promise<HTMLElement>)[]) => {
  expect(links.length).toBeLessThanOrEqual(3);
  const user = userEvent.setup();
  for (const link of links) await user.click(await link());
};
const link = (name: string | RegExp) => () => screen.findByRole('link', { name });
const inMenu = (name: string) => async () =>
  within(await screen.findByRole('navigation', { name: '事務局メニュー' })).findByRole('link', { name });

test('three clicks from a deal lead to who changed its fee, from what to what, and why', async () => {
  putDeal(...histories.IS_APPROVED);
  const seal = { checked: 1, hash: 'abcdef0123456789', broken: null };
  server.answer('audit', () => ({ streamId: 'offer-offer-1', version: 5, events: [raised], next: null, seal }));
  appAt('office', '/office/offers/offer-1?tab=recent');
  await press(link(/履歴を監査する$/));
  const row = await screen.findByRole('row', { name: /¥30,000 → ¥45,000/ });
  expect(row.textContent).toContain('クライアント');
  expect(row.textContent).toContain(reason);
});

test('three clicks from the home page lead to what a member approved on this day', async () => {
  server.answer('audit', () => ({ rows: [journalEntry()], sums: [], next: null }));
  const router = appAt('office', '/office');
  await press(inMenu('監査'), link('事務局の操作'), async () => {
    const [member] = await within(await screen.findByRole('region', { name: '事務局の操作の表' })).findAllByRole('link', {
      name: 'keiri@example.com',
    });
    return member as HTMLElement;
  });
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toMatchObject({ member: COLLEAGUE, since: '2026-11-20' }),
  );
  const row = await screen.findByRole('row', { name: /承認.*¥45,000/ });
  expect(within(row).getByRole('link', { name: '化粧水のWeb動画' })).toBeDefined();
});
