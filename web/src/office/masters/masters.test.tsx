import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { agree, openDialog, usable } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import MastersScreen from './mastersScreen.tsx';

const putMaster = (id: string, name: string, orderIndex: number) =>
  putStream(`master-industry_${id}`, { type: 'MasterAdded', data: { kind: 'industry', name, orderIndex } });

test('a name of another entry is refused in any character width; the entry’s own name is allowed', async () => {
  putMaster('wear', 'アパレル', 10);
  putMaster('ads', '広告', 20);
  const { user } = renderOffice(<MastersScreen />);
  const adding = await openDialog(user, '業種を追加する');
  await user.type(adding.getByLabelText(/^名称/), 'ｱﾊﾟﾚﾙ');
  await user.click(adding.getByRole('button', { name: '追加する' }));
  expect(await adding.findByText('同じ名称がすでにあります')).toBeDefined();
  await agree(user, 'キャンセル');

  const renaming = await openDialog(user, '広告の名称を変更する');
  await user.clear(renaming.getByLabelText(/^名称/));
  await user.type(renaming.getByLabelText(/^名称/), 'アパレル');
  await user.click(renaming.getByRole('button', { name: '名称を変更する' }));
  expect(await renaming.findByText('同じ名称がすでにあります')).toBeDefined();
  expect(server.asked).toEqual([]);
  server.answer('masters', () => ({ streamId: 'master-industry_ads', version: 1 }));
  await user.clear(renaming.getByLabelText(/^名称/));
  await user.type(renaming.getByLabelText(/^名称/), '広告');
  await user.click(renaming.getByRole('button', { name: '名称を変更する' }));
  await waitFor(() => expect(server.asked).toHaveLength(1));
});

const takes = (eventOf: (payload: Readonly<Record<string, unknown>>) => AnyEvent, versions: Record<string, AnyEvent[]>) =>
  server.answer('masters', (payload) => {
    const id = String(payload.masterId ?? 'new');
    const events = [...(versions[id] ?? []), eventOf(payload)];
    versions[id] = events;
    putStream(`master-industry_${id}`, ...events);
    return { streamId: `master-industry_${id}`, version: events.length };
  });
const added = (name: string, orderIndex: number): AnyEvent => ({ type: 'MasterAdded', data: { kind: 'industry', name, orderIndex } });
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td, th')?.textContent);

test('an entry is added as the last one, moved, renamed, retired and restored', async () => {
  const versions: Record<string, AnyEvent[]> = { wear: [added('アパレル', 10)], ads: [added('広告', 20)] };
  for (const [id, events] of Object.entries(versions)) putStream(`master-industry_${id}`, ...events);
  const { user } = renderOffice(<MastersScreen />);
  const fill = async (button: string, name: string, label: string) => {
    const dialog = await openDialog(user, button);
    await user.clear(dialog.getByLabelText(/^名称/));
    await user.type(dialog.getByLabelText(/^名称/), name);
    await agree(user, label);
  };
  takes(({ name, orderIndex }) => added(String(name), Number(orderIndex)), versions);
  await fill('業種を追加する', '旅行', '追加する');
  expect(names()).toEqual(['アパレル', '広告', '旅行']);

  takes(({ orderIndex }) => ({ type: 'MasterReordered', data: { kind: 'industry', orderIndex: Number(orderIndex) } }), versions);
  await user.click(await usable('旅行を上へ'));
  await waitFor(() => expect(names()).toEqual(['アパレル', '旅行', '広告']));

  takes(({ name }) => ({ type: 'MasterRenamed', data: { kind: 'industry', name: String(name) } }), versions);
  await waitFor(() => expect(screen.getByRole('button', { name: '旅行の名称を変更する' })).toBeDefined());
  await fill('旅行の名称を変更する', '観光', '名称を変更する');
  expect(names()).toEqual(['アパレル', '観光', '広告']);

  const row = () => within(screen.getByRole('row', { name: /^観光/ }));
  takes(() => ({ type: 'MasterRetired', data: { kind: 'industry' } }), versions);
  await user.click(await usable('観光を廃止する'));
  expect(await row().findByText('廃止', { exact: true })).toBeDefined();
  takes(() => ({ type: 'MasterRestored', data: { kind: 'industry' } }), versions);
  await user.click(await usable('観光をもう一度使う'));
  expect(await row().findByText('使用中')).toBeDefined();
  const types = server.asked.map(({ payload }) => payload.type);
  expect([...new Set(types)]).toEqual(['add', 'reorder', 'rename', 'retire', 'restore']);
});
