// @vitest-environment happy-dom

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { setWidth } from '#web/testing/windowWidth.ts';
import { putEverything } from '#web/testing/world.ts';
import CastListScreen from '../screens/castListScreen.tsx';
import { FellowCastsScreen } from '../screens/fellowCasts.tsx';

atNoon();

const blocked = (date: string, kind: 'BUSY' | 'ASK' | 'FREE'): AnyEvent => ({
  type: 'DiaryBlocked',
  data: { from: date, to: date, kind, on: '2026-11-20' },
});
const open = (...said: AnyEvent[]) => {
  putEverything();
  putStream(`diary-${uidOf.talent}`, ...said);
  signedIn(uidOf.client, { role: 'client' });
  return shownAt('/client/talents', <CastListScreen />);
};
beforeEach(() => setWidth('phone'));
const openFilters = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^絞り込む/ }));
  return within(screen.getByRole('dialog'));
};
const choose = async (date: string) => fireEvent.change((await openFilters()).getByLabelText('空いている日'), { target: { value: date } });

test('a chosen day is in the address, and each card shows the cast’s availability', async () => {
  const router = open(blocked('2026-12-14', 'ASK'), blocked('2026-12-12', 'FREE'));
  await choose('2026-12-14');
  await screen.findByText('要相談');
  expect(new URLSearchParams(router.state.location.search).get('days')).toBe('2026-12-14');
  fireEvent.change(screen.getByLabelText('空いている日'), { target: { value: '2026-12-12' } });
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('days')).toBe('2026-12-12,2026-12-14'));
  await userEvent.click(await screen.findByRole('button', { name: '12/14(月)に空きの条件を外す' }));
  await screen.findByText('空き');
});

test('casts who have said nothing about their days stand under a heading of their own', async () => {
  open();
  await choose('2026-12-14');
  const group = within(await screen.findByRole('region', { name: '予定が未登録の日があるキャスト' }));
  expect(await group.findAllByRole('listitem')).not.toEqual([]);
  expect(screen.queryByRole('region', { name: '予定を登録しているキャスト' })).toBeNull();
});

test('a cast who is booked on the day is not found; near hits are shown and marked as near', async () => {
  open(blocked('2026-12-14', 'BUSY'));
  await choose('2026-12-14');
  await waitFor(() => expect(screen.queryByRole('listitem', { name: /花子/ })).toBeNull());
  await screen.findByText('条件に合うキャストはいません');
});

test('an incomplete or past date is no condition', async () => {
  const router = open();
  await choose('0002-12-14');
  fireEvent.change(screen.getByLabelText('空いている日'), { target: { value: '2026-11-19' } });
  expect(router.state.location.search).toBe('');
});

test('casts cannot search by the days of others', async () => {
  putEverything();
  signedIn(uidOf.talent, { role: 'talent' });
  shownAt('/talent/talents', <FellowCastsScreen />);
  expect((await openFilters()).queryByLabelText('空いている日')).toBeNull();
});
