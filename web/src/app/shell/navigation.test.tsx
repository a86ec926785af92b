// @vitest-environment happy-dom

import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { histories as offerHistories } from '#domain/testing/offerHistories.ts';
import { appAt, leaveApp } from '#web/testing/appAt.tsx';
import { putWorld } from '#web/testing/putWorld.ts';

afterEach(() => {
  cleanup();
  leaveApp();
});

const places = () => screen.getAllByRole('link', { name: /^選考/ }).map((link) => link.getAttribute('href'));

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
