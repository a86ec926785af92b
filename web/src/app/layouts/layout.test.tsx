// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { visitors } from '#web/testing/appAt.tsx';
import { shownAt } from '#web/testing/shownAt.tsx';
import type { LayoutName, RouteDefinition } from '../routeDefinition.ts';
import { Layout } from './layout.tsx';

vi.mock('../headStart.ts', () => ({ useHeadStart: () => true }));
vi.mock('#web/shared/data/auth.ts', () => ({ auth: {} }));

afterEach(cleanup);

/** What is around a page: the title, the bars, and a way back. `bar`: the title stands in the top bar. */
const around: Readonly<
  Record<LayoutName, { readonly title: 'bar' | 'card' | 'none'; readonly back: boolean; readonly navigations: number }>
> = {
  default: { title: 'bar', back: false, navigations: 2 },
  detail: { title: 'bar', back: true, navigations: 1 },
  edit: { title: 'bar', back: true, navigations: 1 },
  message: { title: 'bar', back: true, navigations: 1 },
  news: { title: 'bar', back: true, navigations: 2 },
  done: { title: 'card', back: false, navigations: 0 },
  initial: { title: 'card', back: false, navigations: 0 },
  login: { title: 'card', back: false, navigations: 0 },
  maintenance: { title: 'card', back: false, navigations: 0 },
  print: { title: 'none', back: false, navigations: 0 },
  top: { title: 'none', back: false, navigations: 0 },
};

test.each(Object.entries(around))('the layout %s has its frame around the page', async (layout, { title, back, navigations }) => {
  visitors.client();
  const route = { name: 'x', path: '/x', title: '題名', group: 'client', layout, access: '' } as Omit<RouteDefinition, 'lazy'>;
  shownAt('/x', <Layout route={route as RouteDefinition}>内容</Layout>);
  await waitFor(() => expect(document.getElementById('main')?.textContent).toContain('内容'));
  const heading = screen.queryByRole('heading', { level: 1, name: '題名' });
  const place = heading?.closest('header') ? 'bar' : heading ? 'card' : 'none';
  expect(place).toBe(title);
  expect(document.querySelectorAll('header button').length > 0).toBe(back);
  expect(screen.queryAllByRole('navigation')).toHaveLength(navigations);
});
