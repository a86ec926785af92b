import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { expectAccessible } from '#web/testing/accessible.ts';
import { setWidth } from '#web/testing/windowWidth.ts';
import { useAddressSearch } from './addressSearch.ts';
import type { Filter } from './filterSelect.tsx';
import { SearchPanel } from './searchPanel.tsx';

const fields = ['area', 'gender', 'rating', 'days', 'age', 'movie'] as const;
const schema = z.object({ q: z.string(), order: z.string(), ...Object.fromEntries(fields.map((field) => [field, z.string()])) });
const options = (...labels: readonly string[]) => labels.map((label, at) => ({ value: `${at + 1}`, label }));
const filters: readonly Filter[] = [
  { field: 'area', label: '地域', options: options('東京都', '　大阪府', '京都府'), several: true },
  { field: 'rating', label: '評価', options: options('評価3以上', '評価4以上') },
  {
    field: 'days',
    label: '空いている日',
    labelOf: (date) => `${date}に空き`,
    show: (chosen, choose) => (
      <button type="button" onClick={() => choose([...chosen, '12/14'])}>
        日を足す
      </button>
    ),
  },
  { field: 'gender', label: '性別', options: options('男性', '女性'), several: true },
  { field: 'age', label: '年代', options: options('20代', '30代'), several: true },
  { field: 'movie', label: '動画', options: options('動画あり') },
];

const Search = ({ inBar }: { readonly inBar: boolean }) => (
  <SearchPanel search={useAddressSearch(schema as never)} hint="" filters={filters} orders={[]} found={null} failed={false} inBar={inBar} />
);
const open = (address = '/', inBar = true) => {
  const router = createMemoryRouter([{ path: '*', element: <Search inBar={inBar} /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), search: () => Object.fromEntries(new URLSearchParams(router.state.location.search)) };
};
const part = (label: string) => screen.getByRole('button', { name: new RegExp(`^${label}`) });
const isDark = (label: string) => /set/.test(part(label).className);
const popover = async (label: string) => within(await screen.findByRole('dialog', { name: label }));

test('each part says its value, and only set parts are dark', async () => {
  open('/?area=2,3&rating=1');
  await screen.findByRole('button', { name: /^地域/ });
  expect(part('地域').textContent).toBe('地域大阪府 ほか1');
  expect(part('評価').textContent).toBe('評価評価3以上');
  expect(part('空いている日').textContent).toBe('空いている日すべて');
  expect(['地域', '評価', '空いている日', '性別', 'その他の条件'].map(isDark)).toEqual([true, true, false, false, false]);
  expect(screen.queryByRole('button', { name: /^絞り込む/ })).toBeNull();
});

test('a popover adds and removes values; a filter with one value keeps one', async () => {
  const { user, search } = open('/?q=x');
  await user.click(await screen.findByRole('button', { name: /^地域/ }));
  const areas = await popover('地域');
  await user.click(areas.getByLabelText('東京都'));
  await user.click(areas.getByLabelText(/大阪府/));
  expect(search()).toEqual({ q: 'x', area: '1,2' });
  await user.click(areas.getByLabelText('東京都'));
  expect(search()).toEqual({ q: 'x', area: '2' });
  await expectAccessible('the open part');
  await user.click(areas.getByRole('button', { name: 'この条件を外す' }));
  expect(search()).toEqual({ q: 'x' });
  await user.click(part('評価'));
  const ratings = await popover('評価');
  await user.click(ratings.getByLabelText('評価3以上'));
  await user.click(ratings.getByLabelText('評価4以上'));
  expect(search()).toEqual({ q: 'x', rating: '2' });
  await user.click(ratings.getByLabelText('評価4以上'));
  expect(search()).toEqual({ q: 'x' });
});

test('a filter with its own control lists its values; rare filters share the last part', async () => {
  const { user, search } = open('/?days=12/10');
  await user.click(await screen.findByRole('button', { name: /^空いている日/ }));
  const days = await popover('空いている日');
  await user.click(days.getByRole('button', { name: '日を足す' }));
  await user.click(days.getByLabelText('12/10に空き'));
  expect(search()).toEqual({ days: '12/14' });
  expect(document.activeElement).toBe(days.getByRole('button', { name: '日を足す' }));
  await user.click(part('その他の条件'));
  const others = await popover('その他の条件');
  await user.click(within(others.getByRole('group', { name: '年代' })).getByLabelText('30代'));
  await user.click(others.getByLabelText('動画あり'));
  expect(search()).toEqual({ days: '12/14', age: '2', movie: '1' });
  expect(part('その他の条件').textContent).toBe('その他の条件30代 ほか1');
  await user.click(screen.getByRole('button', { name: 'すべて外す' }));
  expect(search()).toEqual({});
});

test('phones, and lists without a bar, keep the sheet', () => {
  setWidth('phone');
  open();
  expect(screen.getByRole('button', { name: /^絞り込む/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^地域/ })).toBeNull();
});
