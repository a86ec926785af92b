import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { agree, openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { textsOf } from '#web/testing/texts.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import WordsScreen from './wordsScreen.tsx';

const open = () => renderOffice(<WordsScreen />, '/office/words');
const put = (word: string, count: number, more: object = {}) =>
  server.put(`missingWords/${word}`, { word, count, casts: count, firstDay: '2026-11-01', lastDay: '2026-11-20', ...more });

test('the words are listed by count, and one becomes a synonym', async () => {
  put('ケン玉', 2);
  put('オウチ', 5, { casts: 1, jobs: 4 });
  put('ケン', 0);
  const { user } = open();
  const table = await screen.findByRole('table');
  const words = textsOf(within(table).getAllByRole('rowheader'));
  expect(words).toEqual(['オウチ', 'ケン玉']);
  const dialog = await openDialog(user, '「オウチ」を同義語に追加する');
  const name = dialog.getByLabelText<HTMLInputElement>(/^名称/);
  expect(name.value).toBe('オウチ、');
  await user.click(dialog.getByRole('button', { name: '追加する' }));
  expect(await dialog.findByText('同じ意味の言葉を、「、」で区切って2つ以上入力してください')).toBeDefined();
  expect(server.asked).toEqual([]);
  server.answer('masters', (payload) => {
    putStream('master-synonym_home', { type: 'MasterAdded', data: { kind: 'synonym', name: String(payload.name), orderIndex: 10 } });
    return { streamId: 'master-synonym_home', version: 1 };
  });
  await user.type(name, '在宅');
  await agree(user, '追加する');
  expect(server.lastCommand()).toMatchObject({ type: 'add', kind: 'synonym', name: 'オウチ、在宅' });
  expect(await within(screen.getByRole('row', { name: /^オウチ/ })).findByText('登録済み')).toBeDefined();
  expect(screen.queryByRole('button', { name: '「オウチ」を同義語に追加する' })).toBeNull();
});

test('the page says that no word is missing', async () => {
  open();
  expect(await screen.findByText('見つからなかった言葉はありません')).toBeDefined();
});
