import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { DAY, NOON, uidOf } from '#domain/testing/contexts.ts';
import { asCertifiedClient } from '#web/entities/testing/subjects.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { server } from '#web/testing/fakeServer.ts';
import { accepts, putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { Sessions } from './components/sessions.tsx';

atNoon();

const user = userEvent.setup();

const stream = `account-${uidOf.client}`;
const registered: AnyEvent = { type: 'AccountRegistered', data: { email: 'sato@example.com' } };
const started = (signedInAt: number, platform: 'windows' | 'iphone'): AnyEvent => ({
  type: 'AccountSessionNoted',
  data: { signedInAt, browser: 'safari', platform, earlier: null, seenAt: signedInAt },
});
const both = [registered, started(NOON - DAY, 'iphone'), started(NOON, 'windows')] as const;
const show = (...events: AnyEvent[]) => {
  putStream(stream, ...events);
  asCertifiedClient();
  shownAt('/client/settings', <Sessions />);
};
const sent = () => server.asked.filter(({ callable }) => callable === 'accounts').map(({ payload }) => payload);

test('shows devices in words, marks this one, and ends another one', async () => {
  show(...both);
  const [own, other] = (await screen.findAllByRole('listitem')).map((row) => within(row));
  expect(await own?.findByText('この端末')).toBeDefined();
  expect(own?.getByText('Windows（Safari）')).toBeDefined();
  expect(own?.queryByRole('button')).toBeNull();
  expect(other?.getByText('ログイン：2026年11月19日(木) 12:00')).toBeDefined();
  accepts('accounts', stream, ...both, { type: 'AccountSessionEnded', data: { signedInAt: NOON - DAY } });
  await user.click(await (other as typeof screen).findByRole('button', { name: 'ログアウトする' }));
  await user.click(await screen.findByRole('button', { name: 'この端末をログアウトする' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(sent()).toMatchObject([{ type: 'endSession', signedInAt: NOON - DAY }]);
});

test('ends all others at once, before anything is noted too', async () => {
  show(registered);
  expect(await screen.findByText(/^まだ記録がありません/)).toBeDefined();
  accepts('accounts', stream, registered, { type: 'AccountOtherSessionsEnded', data: { signedInAt: NOON, endedAt: NOON } });
  await user.click(screen.getByRole('button', { name: 'ほかの端末をすべてログアウトする' }));
  await user.click(await screen.findByRole('button', { name: 'すべてログアウトする' }));
  await waitFor(() => expect(sent()).toMatchObject([{ type: 'endOtherSessions' }]));
});
