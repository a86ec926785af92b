import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { List } from '#web/shared/ui/listed.tsx';
import { leaveApp } from '#web/testing/leaveApp.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import { OfficeList } from './officeList.tsx';
import { PickBar } from './pickBar.tsx';
import { usePicked } from './usePicked.ts';

type Row = { readonly id: string; readonly name: string };
const rows: readonly Row[] = ['a', 'b', 'c'].map((id) => ({ id, name: `行${id}` }));
const listOf = (shown: readonly Row[], query: Partial<List<Row>['query']> = {}, more: Partial<List<Row>> = {}): List<Row> => ({
  query: { isError: false, isPending: false, refetch: () => undefined, ...query },
  rows: shown,
  ...more,
});

const Things = ({ found = listOf(rows) }: { readonly found?: List<Row> }) => {
  const picked = usePicked(found.rows);
  return (
    <OfficeList
      noun="物"
      path="/office/things"
      found={found}
      head={<PickBar picked={picked} shown={found.rows.length} />}
      none={<p>物はありません</p>}
      rowOf={({ id, name }) => ({ to: `/office/things/${id}`, name, about: `${name}の説明`, aside: '今' })}
      picking={{ picked, nameOf: ({ name }) => name }}
      chosen={useParams().id}
      detail={(id) => <p>{id}の詳細</p>}
      keys="jk?"
    />
  );
};
const open = (at: string, found?: List<Row>) => renderOffice(<Things {...(found && { found })} />, at, '/office/things/:id?');
const links = () => within(screen.getByRole('list', { name: '物の一覧' })).getAllByRole('link');

test('rows are links that keep the filters; the chosen one is marked, with its detail next to the list', () => {
  open('/office/things/b?kind=x');
  expect(links().map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/office/things/a?kind=x', null],
    ['/office/things/b?kind=x', 'true'],
    ['/office/things/c?kind=x', null],
  ]);
  expect(screen.getByText('bの詳細')).toBeDefined();
  expect(screen.getByRole('link', { name: '一覧へ戻る' }).getAttribute('href')).toBe('/office/things?kind=x');
});

test('without a chosen row the page says how to choose one', () => {
  open('/office/things');
  expect(screen.getByRole('heading', { name: '物を選択してください' })).toBeDefined();
  expect(screen.queryByRole('link', { name: '一覧へ戻る' })).toBeNull();
});

test('j and k, and the buttons above the detail, move between rows and stop at the ends', async () => {
  const { user, router } = open('/office/things/b?kind=x');
  await user.keyboard('j');
  expect(router.state.location).toMatchObject({ pathname: '/office/things/c', search: '?kind=x' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '次へ' }).disabled).toBe(true);
  await user.keyboard('j');
  expect(router.state.location.pathname).toBe('/office/things/c');
  await user.keyboard('k');
  await user.click(screen.getByRole('button', { name: '前へ' }));
  expect(router.state.location.pathname).toBe('/office/things/a');
  expect(screen.getByText('aの詳細')).toBeDefined();
});

test('what was opened has the keyboard: the detail of a pressed row, the row after a step', async () => {
  const { user } = renderOffice(
    <main id="main" tabIndex={-1}>
      <Things />
    </main>,
    '/office/things',
    '/office/things/:id?',
  );
  // As after each navigation.
  const focusMain = () => screen.getByRole('main').focus();
  focusMain();
  fireEvent.click(links()[0] as HTMLElement);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: '行a' })));
  focusMain();
  await user.keyboard('j');
  await waitFor(() => expect(document.activeElement).toBe(links()[1]));
});

test('the chosen row stays in sight of its list', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = open('/office/things/b');
  expect(scrolled.mock.contexts.at(-1)).toBe(links()[1]);
  await user.keyboard('j');
  expect(scrolled.mock.contexts.at(-1)).toBe(links()[2]);
  scrolled.mockRestore();
});

test('the keys that work are at the foot', async () => {
  open('/office/things');
  const bar = within(await screen.findByRole('list', { name: '使えるキー' }));
  expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['J 次へ', 'K 前へ', '? すべて']);
});

test('keys do nothing while the user types', async () => {
  const { user, router } = open('/office/things');
  const input = document.body.appendChild(document.createElement('input'));
  await user.type(input, 'jk');
  input.remove();
  expect(router.state.location.pathname).toBe('/office/things');
  await user.keyboard('j');
  expect(router.state.location.pathname).toBe('/office/things/a');
});

test('the list shows that it is loading, empty or failed, and can read again', async () => {
  open('/office/things', listOf([], { isPending: true }));
  expect(screen.getByRole('status', { name: '読み込んでいます' })).toBeDefined();
  expect(screen.queryByText('物はありません')).toBeNull();
  await leaveApp();

  open('/office/things', listOf([]));
  expect(screen.getByText('物はありません')).toBeDefined();
  expect(screen.queryByRole('list', { name: '物の一覧' })).toBeNull();
  await leaveApp();

  const refetch = vi.fn();
  const { user } = open('/office/things', listOf([], { isError: true, refetch }));
  expect(screen.queryByText('物はありません')).toBeNull();
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'もう一度読み込む' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('a button loads the next page', async () => {
  const showMore = vi.fn();
  const { user } = open('/office/things', listOf(rows, {}, { hasMore: true, showMore }));
  await user.click(screen.getByRole('button', { name: 'もっと見る' }));
  expect(showMore).toHaveBeenCalledOnce();
});

test('rows are picked one at a time, as a range with shift, or all; the checkbox has a mixed state', async () => {
  const { user } = open('/office/things');
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: '表示中の3件をすべて選択' });
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `${name}を選択` });
  const state = () => [all.checked, all.indeterminate, ...rows.map(({ name }) => box(name).checked)];
  expect(state()).toEqual([false, false, false, false, false]);
  await user.click(box('行a'));
  expect(state()).toEqual([false, true, true, false, false]);
  await user.keyboard('{Shift>}');
  await user.click(box('行c'));
  await user.keyboard('{/Shift}');
  expect(state()).toEqual([true, false, true, true, true]);
  await user.click(all);
  expect(state()).toEqual([false, false, false, false, false]);
});
