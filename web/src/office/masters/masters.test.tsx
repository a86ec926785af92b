// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { server } from '#web/testing/fakeServer.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { leaveOffice, renderOffice } from '../testing/renderOffice.tsx';
import MastersScreen from './mastersScreen.tsx';

afterEach(leaveOffice);

const putMaster = (id: string, name: string, orderIndex: number) =>
  putStream(`master-industry_${id}`, { type: 'MasterAdded', data: { kind: 'industry', name, orderIndex } });

test('a name of another entry is refused in any character width; the entry’s own name is allowed', async () => {
  putMaster('wear', 'アパレル', 10);
  putMaster('ads', '広告', 20);
  const { user } = renderOffice(<MastersScreen />);
  await user.click(await screen.findByRole('button', { name: '業種を追加する' }));
  const adding = within(await screen.findByRole('dialog'));
  await user.type(adding.getByLabelText(/^名称/), 'ｱﾊﾟﾚﾙ');
  await user.click(adding.getByRole('button', { name: '追加する' }));
  expect(await adding.findByText('同じ名称がすでにあります')).toBeDefined();
  await user.click(adding.getByRole('button', { name: 'キャンセル' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(await screen.findByRole('button', { name: '広告の名称を変更する' }));
  const renaming = within(await screen.findByRole('dialog'));
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
