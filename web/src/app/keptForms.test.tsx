import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { tellUser } from '#web/shared/data/auth/userChange.ts';
import { startSession } from '#web/shared/data/platform/tabInput.ts';
import { appAt, preloadAt } from '#web/testing/appAt.tsx';
import { putEverything } from '#web/testing/world.ts';

beforeEach(() => {
  vi.setSystemTime(NOON);
  putEverything();
});

type Form = {
  readonly by: 'client' | 'talent';
  readonly at: string;
  /** A field's name, or its selector. */
  readonly field: string;
  readonly typed?: string;
  /** Forms with several screens keep their input without asking. */
  readonly asks?: false;
};

const forms: Readonly<Record<string, Form>> = {
  company: { by: 'client', at: '/client/mypage/company/edit', field: '[name=position]' },
  billing: { by: 'client', at: '/client/settings/bill/edit', field: '[name=department]' },
  offer: { by: 'client', at: '/client/talents/talent-1/offer', field: '[name=message]' },
  posting: { by: 'client', at: '/client/mypage/jobs/add', field: '[name=title]', asks: false },
  'posting to change': { by: 'client', at: '/client/mypage/jobs/job-1/edit', field: '[name=title]' },
  'fee of an offer': { by: 'client', at: '/client/mypage/offers/o1/fee/edit', field: '[name=fee]', typed: '12,345' },
  'fee of an entry': { by: 'client', at: '/client/mypage/entries/e1/fee/edit', field: '[name=fee]', typed: '12,345' },
  'end of an offer': { by: 'client', at: '/client/mypage/offers/o1/schedule/edit', field: '[type=date]', typed: '2030-01-02' },
  'end of an entry': { by: 'client', at: '/client/mypage/entries/e1/schedule/edit', field: '[type=date]', typed: '2030-01-02' },
  'basic profile': { by: 'talent', at: '/talent/mypage/profile/edit_01', field: '[name=introduction]' },
  details: { by: 'talent', at: '/talent/mypage/profile/edit_02', field: '[name="sizes.height"]', typed: '171', asks: false },
  'review by a client': { by: 'client', at: '/client/talents/talent-1/reviews/add?job=job-free', field: '[name=comment]' },
  'review by a talent': { by: 'talent', at: '/talent/clients/client-1/reviews/add?job=job-free', field: '[name=comment]' },
  entry: { by: 'talent', at: '/talent/jobs/job-free/apply', field: '[name=pr]' },
};

// mistakes.test.tsx has the warning before a reload, posting.test.tsx a form of several steps.
test.each(Object.entries(forms))('the input survives the back button and a reload in the form of %s', async (_, form) => {
  const { by, at, field, typed = '入力の途中です', asks = true } = form;
  const home = `/${by}/mypage`;
  await preloadAt(home, at);
  const input = () =>
    waitFor(() => {
      const found = document.querySelector<HTMLInputElement>(`#main ${field}`);
      if (!found) throw new Error(`no ${field} on the page`);
      return found;
    });
  const isKept = () => waitFor(async () => expect((await input()).value).toBe(typed));

  const router = appAt(by, home);
  await act(() => router.navigate(at));
  fireEvent.change(await input(), { target: { value: typed } });
  await act(() => router.navigate(-1));
  if (asks) fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '編集を続ける' }));
  else {
    await waitFor(() => expect(router.state.location.pathname).toBe(home));
    await act(() => router.navigate(1));
  }
  await isKept();
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(at);

  cleanup();
  appAt(by, at);
  await isKept();
});

test('after a sign-out in another tab the sign-in page says so, and the form has its input again', async () => {
  const at = '/client/mypage/company/edit';
  const field = () =>
    waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('#main [name=position]');
      if (!found) throw new Error('no form yet');
      return found;
    });
  appAt('client', at);
  startSession(uidOf.client);
  fireEvent.change(await field(), { target: { value: '入力の途中です' } });
  localStorage.setItem('signedOutAt', String(Date.now() + 1));
  tellUser('left');
  cleanup();
  appAt('guest', `/login?continuePath=${encodeURIComponent(at)}`);
  expect(await screen.findByText(/ほかのタブでログアウトしました。.*入力の途中だった内容は残っています。/)).toBeDefined();
  cleanup();
  startSession(uidOf.client);
  appAt('client', at);
  await waitFor(async () => expect((await field()).value).toBe('入力の途中です'));
});
