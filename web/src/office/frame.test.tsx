import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { type OfficeRole, officeRoles } from '#domain/kernel/officeRoles.ts';
import { siteName } from '#domain/kernel/siteName.ts';
import { routes } from '#web/routing/routes.ts';
import { answerDialog } from '#web/testing/dialogs.ts';
import { leaveApp } from '#web/testing/leaveApp.ts';
import { putStream } from '#web/testing/putWorld.ts';
import HomeScreen from './home/homeScreen.tsx';
import OfficeFrame from './officeFrame.tsx';
import { renderOffice } from './testing/renderOffice.tsx';
import { useSavedViews } from './views/savedViews.tsx';

vi.mock('./preloadOffice.ts', () => ({
  loadPalette: () => Promise.resolve({ default: () => <p>the search</p> }),
  usePreloadedOffice: () => undefined,
}));

const renderFrame = (page: ReactNode, at: string, roles: readonly OfficeRole[] = officeRoles, shown = route) => {
  putStream(
    'account-office',
    { type: 'AccountRegistered', data: { email: 'office@example.com' } },
    { type: 'OfficeDutiesSet', data: { roles, approvalLimit: null, reason: '担当' } },
  );
  return renderOffice(
    <OfficeFrame route={shown} preload={async () => undefined}>
      {page}
    </OfficeFrame>,
    at,
  );
};
const menuLinks = async () => within(await screen.findByRole('navigation', { name: '事務局メニュー' })).getAllByRole('link');

const route = { name: 'officeBills', path: '/office/bills', title: '請求', group: 'office', layout: 'default', access: '' } as never;

test('the header shows the signed-in member and the service', async () => {
  renderFrame('…', '/office/bills');
  const header = within(screen.getByRole('banner'));
  expect(await header.findByText(/office@example\.com/)).toBeDefined();
  expect(header.getByText(`${siteName} 事務局`)).toBeDefined();
});

test('the menu links to every page of the office', async () => {
  renderFrame('…', '/office/bills');
  const links = await menuLinks();
  const pages = routes.filter(({ group, path }) => group === 'office' && !path.includes(':')).map(({ path }) => path);
  expect(links.map((link) => link.getAttribute('href')).sort()).toEqual([...pages].sort());
});

test('the menu has only the pages of the member’s roles', async () => {
  renderFrame('…', '/office/bills', ['billing']);
  const names = (await menuLinks()).map((link) => link.textContent);
  expect(names).toContain('請求');
  expect(names).not.toContain('お知らせ');
  expect(names).not.toContain('受講生');
});

test('a page outside the member’s roles says whom to ask and shows none of its content', async () => {
  renderFrame('the page', '/office/bills', ['operations']);
  expect(await screen.findByRole('heading', { name: 'この画面を見る役割がありません' })).toBeDefined();
  expect(screen.queryByText('the page')).toBeNull();
  expect(screen.queryByRole('button', { name: /検索/ })).toBeNull();
});

test('Ctrl+K opens the search, also if it is pressed before the member’s roles are known', async () => {
  renderFrame('…', '/office/bills');
  expect(screen.queryByRole('button', { name: /検索/ })).toBeNull();
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  expect(await screen.findByText('the search')).toBeDefined();
});

test('? lists the keys', async () => {
  const { user } = renderFrame('…', '/office/bills');
  await menuLinks();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'キーの一覧' })).toBeDefined();
  await answerDialog(user, '閉じる');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a member without a role sees an empty office', async () => {
  renderFrame(<HomeScreen />, '/office', [], {
    ...(route as object),
    name: 'office',
    path: '/office',
    title: '事務局ホーム',
  } as never);
  expect(await screen.findByRole('heading', { name: '役割がまだありません' })).toBeDefined();
  expect((await menuLinks()).map((link) => link.textContent)).toEqual(['ホーム', 'ログインの設定']);
});

test('the current link scrolls into the menu’s view, again after the counts load; the page stays', async () => {
  const box = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.tagName === 'NAV' ? box(0, 52, 390, 44) : box(900, 100, 80, 44);
  });
  const moved: [string, ...unknown[]][] = [];
  vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(function (this: Element, ...by: unknown[]) {
    moved.push([this.tagName, ...by]);
  });
  renderFrame('…', '/office/bills');
  await menuLinks();
  // The link is centred in the strip, and the strip scrolls only as far as needed vertically.
  const once: [string, number, number] = ['NAV', 745, 48];
  expect(moved).toEqual([once]);
  await waitFor(() => expect(moved).toEqual([once, once]));
  vi.restoreAllMocks();
});

const Views = () => useSavedViews({ list: 'bills', listPath: '/office/bills' }).save;

test('the button that saves a filter takes no place until there is one, and does not save a tab alone', async () => {
  renderOffice(<Views />, '/office/bills?tab=CLAIMED&month=2026-11');
  await screen.findByText('この絞り込みを保存する');
  await leaveApp();
  // The button has loaded, so it would show at once.
  for (const query of ['', '?tab=recent']) {
    renderOffice(<Views />, `/office/bills${query}`);
    expect(screen.queryByText('この絞り込みを保存する')).toBeNull();
    await leaveApp();
  }
});
