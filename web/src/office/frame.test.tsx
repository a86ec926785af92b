// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { siteName } from '#domain/kernel/siteName.ts';
import { routes } from '#web/app/routes.ts';
import OfficeFrame from './officeFrame.tsx';
import { leaveOffice, renderOffice } from './testing/renderOffice.tsx';
import { SavedViews } from './views/savedViews.tsx';

vi.mock('./preloadOffice.ts', () => ({ loadPalette: () => new Promise(() => undefined), usePreloadedOffice: () => undefined }));

afterEach(leaveOffice);

const route = { name: 'officeBills', path: '/office/bills', title: '請求', group: 'office', layout: 'default', access: '' } as never;

test('the header says who is signed in, and to what', () => {
  renderOffice(<OfficeFrame route={route}>…</OfficeFrame>, '/office/bills');
  const header = within(screen.getByRole('banner'));
  expect(header.getByText(/office@example\.com/)).toBeDefined();
  expect(header.getByText(`${siteName} 事務局`)).toBeDefined();
});

test('the menu leads to every page of the office', () => {
  renderOffice(<OfficeFrame route={route}>…</OfficeFrame>, '/office/bills');
  const links = within(screen.getByRole('navigation', { name: '事務局メニュー' })).getAllByRole('link');
  const pages = routes.filter(({ group, path }) => group === 'office' && !path.includes(':')).map(({ path }) => path);
  expect(links.map((link) => link.getAttribute('href')).sort()).toEqual([...pages].sort());
});

test('the current page’s link comes into the menu’s sight, and is there when the counts have come', async () => {
  const seen: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.getAttribute('href'));
  });
  renderOffice(<OfficeFrame route={route}>…</OfficeFrame>, '/office/bills');
  expect(seen).toEqual(['/office/bills']);
  await waitFor(() => expect(seen).toEqual(['/office/bills', '/office/bills']));
  vi.restoreAllMocks();
});

test('the button that saves a filter keeps its place, and saves no bare tab', () => {
  const button = () => screen.getByText('この条件を保存する');
  for (const [query, saves] of [
    ['', false],
    ['?tab=recent', false],
    ['?tab=CLAIMED&month=2026-11', true],
  ] as const) {
    renderOffice(<SavedViews list="bills" listPath="/office/bills" />, `/office/bills${query}`);
    expect(button().style.visibility).toBe(saves ? 'visible' : 'hidden');
    leaveOffice();
  }
});
