import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LayoutName, RouteDefinition } from '#web/routing/routeDefinition.ts';
import { visitors } from '#web/testing/appAt.tsx';
import { shownAt } from '#web/testing/shownAt.tsx';
import { Layout } from './layout.tsx';

/** `bar`: the title is in the top bar. */
const around: Readonly<
  Record<
    LayoutName,
    { readonly title: 'bar' | 'card' | 'none'; readonly back: boolean; readonly navigations: number; readonly footer: boolean }
  >
> = {
  default: { title: 'bar', back: false, navigations: 2, footer: true },
  detail: { title: 'bar', back: true, navigations: 1, footer: false },
  edit: { title: 'bar', back: true, navigations: 1, footer: false },
  message: { title: 'bar', back: true, navigations: 1, footer: false },
  news: { title: 'bar', back: true, navigations: 2, footer: true },
  done: { title: 'card', back: false, navigations: 0, footer: true },
  initial: { title: 'card', back: false, navigations: 0, footer: true },
  login: { title: 'card', back: false, navigations: 0, footer: true },
  maintenance: { title: 'card', back: false, navigations: 0, footer: true },
  print: { title: 'none', back: false, navigations: 0, footer: false },
  top: { title: 'none', back: false, navigations: 0, footer: false },
};

test.each(Object.entries(around))('the layout %s has its frame around the page', async (layout, { title, back, navigations, footer }) => {
  visitors.client();
  const route = { name: 'x', path: '/x', title: '題名', group: 'client', layout, access: '' } as Omit<RouteDefinition, 'lazy'>;
  shownAt('/x', <Layout route={route as RouteDefinition}>内容</Layout>);
  await waitFor(() => expect(document.getElementById('main')?.textContent).toContain('内容'));
  const heading = screen.queryByRole('heading', { level: 1, name: '題名' });
  const place = heading?.closest('header') ? 'bar' : heading ? 'card' : 'none';
  expect(place).toBe(title);
  expect(document.querySelectorAll('header button').length > 0).toBe(back);
  const end = document.querySelector('footer nav');
  expect(end !== null).toBe(footer);
  expect(screen.queryAllByRole('navigation').filter((each) => each !== end)).toHaveLength(navigations);
});

// Paper has no links, and the index has its own.
test.each(Object.keys(around).filter((layout) => !['print', 'top'].includes(layout)))(
  'the layout %s links to the help, and in its footer to the office',
  async (layout) => {
    visitors.client();
    const route = { name: 'x', path: '/x', title: '題名', group: 'client', layout, access: '' } as Omit<RouteDefinition, 'lazy'>;
    shownAt('/x', <Layout route={route as RouteDefinition}>内容</Layout>);
    const links = await screen.findAllByRole('link', { name: 'ヘルプ' });
    for (const link of links) expect(link.getAttribute('href')).toBe('/help');
    if (around[layout as LayoutName].footer)
      expect(screen.getByRole('link', { name: '事務局へのお問い合わせ' }).getAttribute('href')).toBe('/contact');
  },
);
