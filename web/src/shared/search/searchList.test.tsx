import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { queryClient } from '#web/shared/data/reads/queryClient.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import type { Loosening } from '../data/reads/firstSearch.ts';
import { useAddressSearch } from './addressSearch.ts';
import { foundPages, useFoundPages } from './foundPages.ts';
import { type SearchedPages, SearchList } from './searchList.tsx';

// A search is asked by a signed-in user only.
beforeEach(() => signedIn('cast-1', { role: 'talent' }));

const search = z.object({ q: z.string(), area: z.string(), order: z.string() });
const row = z.object({ id: z.string() });
const areas = [
  { value: '13', label: '東京都' },
  { value: '27', label: '大阪府' },
];

type Row = z.infer<typeof row>;
const List = ({ shown, pages }: { readonly shown: number[]; readonly pages?: SearchedPages<Row> }) => {
  const address = useAddressSearch(search);
  const found = useFoundPages('jobs', address.wanted, row);
  return (
    <SearchList
      search={address}
      pages={pages ?? found}
      hint=""
      filters={[{ field: 'area', label: '地域', options: areas, several: true }]}
      orders={[]}
      counted={{ noun: 'お仕事', unit: '件' }}
      skeleton={null}
      none={null}
    >
      {(rows) => {
        shown.push(rows.length);
        return null;
      }}
    </SearchList>
  );
};

const unknown = (rows: number, hasNextPage: boolean): SearchedPages<Row> => ({
  rows: Array.from({ length: rows }, (_, n) => ({ id: `${n}` })),
  searching: false,
  count: null,
  loosened: [],
  query: {
    isSuccess: true,
    isError: false,
    isFetchedAfterMount: true,
    isFetchingNextPage: false,
    hasNextPage,
    refetch: () => null,
    fetchNextPage: () => null,
  },
});

const open = (address = '/', shown: number[] = [], pages?: SearchedPages<Row>) => {
  const router = createMemoryRouter([{ path: '*', element: <List shown={shown} {...(pages && { pages })} /> }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, shown };
};
const answer = (count: number, loosened: readonly string[] = [], others: readonly Loosening[] = []) => ({
  rows: Array.from({ length: Math.min(count, 24) }, (_, n) => ({ id: `job-${n}` })),
  next: count > 24 ? { keys: [0], id: 'job-23' } : null,
  count,
  loosened,
  others,
  days: {},
  signs: {},
});

test('a list that was read before has its full length at once, so that "back" finds its position', () => {
  const { queryKey } = foundPages('jobs', { q: '', area: '', order: '' }, row);
  queryClient.setQueryData(queryKey, { pages: [answer(24)], pageParams: [null] });
  expect(open().shown[0]).toBe(24);
});

test('the number is that of all hits, also on later pages', async () => {
  server.answer('search', () => answer(1_234));
  open();
  expect(await screen.findByText('お仕事 1,234件')).toBeTruthy();
});

test.each([
  [true, 'お仕事 50件を表示しています'],
  [false, 'お仕事 50件'],
])('a list whose number of hits is unknown counts the rows that it shows (more: %s)', async (more, said) => {
  open('/', [], unknown(50, more));
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByText(/見つかりました/)).toBeNull();
});

test('a filter can have several values, which are removed one by one', async () => {
  server.answer('search', () => answer(3));
  const { router } = open('/?area=13');
  fireEvent.click(await screen.findByRole('button', { name: '絞り込む（1）' }));
  fireEvent.change(await screen.findByLabelText('地域'), { target: { value: '27' } });
  expect(new URLSearchParams(router.state.location.search).get('area')).toBe('13,27');
  fireEvent.click(await screen.findByRole('button', { name: '東京都の条件を外す' }));
  expect(router.state.location.search).toBe('?area=27');
  await screen.findByText('お仕事 3件');
  expect(server.asked.at(-1)?.payload).toMatchObject({ type: 'jobs', wanted: { area: '27' } });
});

test('near matches are marked as such, with the dropped conditions', async () => {
  server.answer('search', () => answer(5, ['q:英語', 'area']));
  open('/?q=英語&area=13');
  expect(await screen.findByText('近い候補 5件')).toBeTruthy();
  expect(screen.getByText(/^条件に合うお仕事はありません/).textContent).toContain('「英語」と「地域」以外に合う5件を表示しています。');
});

test('what dropping another condition brings is said, and drops it: a filter, or a word of the keyword', async () => {
  const others = [
    { dropped: ['area'], count: 12 },
    { dropped: ['q:英語'], count: 3 },
  ];
  server.answer('search', () => answer(40, ['q:着物'], others));
  const { router } = open('/?q=英語 着物&area=13');
  await screen.findByRole('button', { name: '「地域」だけ外す（12件）' });
  fireEvent.click(screen.getByRole('button', { name: '「英語」だけ外す（3件）' }));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ q: '着物', area: '13' });
  fireEvent.click(await screen.findByRole('button', { name: '「地域」だけ外す（12件）' }));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ q: '着物' });
});

test('one value of a filter is named and dropped alone', async () => {
  server.answer('search', () => answer(40, ['q:着物'], [{ dropped: ['area:27'], count: 3 }]));
  const { router } = open('/?q=着物&area=13,27');
  fireEvent.click(await screen.findByRole('button', { name: '「大阪府」だけ外す（3件）' }));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ q: '着物', area: '13' });
});

test('a keyword is searched after a pause in typing', async () => {
  server.answer('search', () => answer(3));
  open();
  await screen.findByText('お仕事 3件');
  for (const typed of ['え', 'えい', 'えいご']) fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } });
  await screen.findByText('お仕事 3件');
  expect(server.asked.map(({ payload }) => (payload as { wanted: object }).wanted)).toEqual([{}, { q: 'えいご' }]);
});

test('suggestions are offered during typing, and chosen with a press or with the keyboard', async () => {
  server.answer('search', () => answer(3));
  const { router } = open('/');
  const field = await screen.findByRole('searchbox', { name: 'キーワード' });
  const user = userEvent.setup();
  await user.type(field, '撮影 とう');
  await user.click(await screen.findByRole('button', { name: '東京都 地域' }));
  expect(new URLSearchParams(router.state.location.search).get('area')).toBe('13');
  expect((field as HTMLInputElement).value).toBe('撮影 ');
  expect(document.activeElement).toBe(field);
  await user.type(field, 'おお');
  await screen.findByRole('button', { name: '大阪府 地域' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('list', { name: '入力の候補' })).toBeNull();
  await user.type(field, 'さ');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(new URLSearchParams(router.state.location.search).get('area')).toBe('13,27');
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('撮影');
});
