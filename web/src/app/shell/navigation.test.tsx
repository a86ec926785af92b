import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { histories as offerHistories } from '#domain/testing/offerHistories.ts';
import { appAt } from '#web/testing/appAt.tsx';
import { putWorld } from '#web/testing/putWorld.ts';

const places = () => screen.getAllByRole('link', { name: /^選考/ }).map((link) => link.getAttribute('href'));

test.each([
  ['/talent/mypage/diary', true],
  ['/talent/settings', true],
  ['/talent/mypage', false],
  ['/talent/mypage/offers', false],
])('a list below the own page leads back to it: %s (%s)', async (address, hasBack) => {
  const router = appAt('talent', address);
  await screen.findAllByRole('navigation');
  const back = screen.queryByRole('button', { name: '前の画面へ戻る' });
  expect(back !== null).toBe(hasBack);
  if (!back) return;
  fireEvent.click(back);
  await waitFor(() => expect(router.state.location.pathname).toBe('/talent/mypage'));
});

test('while entries wait, one press leads the client to them', async () => {
  putWorld(['offer-o1', ...offerHistories.IS_ADMIN_APPROVED], ['entry-e1', ...entryHistories.IS_ADMIN_APPROVED]);
  appAt('client', '/client/mypage/searches');
  await waitFor(() => expect(places()).toEqual(['/client/mypage/entries', '/client/mypage/entries']));
});

test('without entries it leads to the offers', async () => {
  putWorld(['offer-o1', ...offerHistories.IS_ADMIN_APPROVED]);
  appAt('client', '/client/mypage/searches');
  await screen.findAllByText('要対応');
  expect(places()).toEqual(['/client/mypage/offers', '/client/mypage/offers']);
});
