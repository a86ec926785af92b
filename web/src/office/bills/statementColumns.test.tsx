import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { layoutIdOf } from '#domain/money/statementLayout/fields.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { clientProfile } from '#domain/testing/profiles.ts';
import { server } from '#web/testing/fakeServer.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { textsOf } from '#web/testing/texts.ts';
import { putEverything } from '#web/testing/world.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import BillsScreen from './billsScreen.tsx';

const payer = clientProfile.company.kana;
const lines = ['あおい信用金庫', '年,月,日,お取引先,増減', `8,11,19,${payer},"31,505"`, `8,11,20,${payer},-440`];
const fileOf = (...texts: readonly string[]) => new File([texts.join('\r\n')], '明細.csv', { type: 'text/csv' });

const openImport = async () => {
  const { user } = renderOffice(<BillsScreen />, '/office/bills?tab=INVOICES');
  await user.click(await screen.findByRole('button', { name: '入金明細を取り込む' }));
  const upload = async (...texts: readonly string[]) => user.upload(await screen.findByLabelText('入出金明細のファイル'), fileOf(...texts));
  return { user, upload };
};

beforeEach(() => {
  vi.setSystemTime(NOON);
  putEverything();
  server.answer('bills', ({ deposits }) => (deposits as unknown[]).map(() => null));
  server.answer('statementLayouts', ({ headings, columns }) => {
    const streamId = `statementLayout-${layoutIdOf(headings as string)}`;
    putStream(streamId, { type: 'StatementLayoutConfirmed', data: { headings, columns } } as AnyEvent);
    return { streamId, version: 1 };
  });
});

test('the columns of unknown headings are chosen once, shown before they are read, and kept for all members', async () => {
  const { user, upload } = await openImport();
  await upload(...lines);
  const table = within(await screen.findByRole('region', { name: 'ファイルの最初の行' }));
  expect(table.getByText('お取引先')).toBeDefined();
  expect((table.getAllByRole('combobox') as HTMLSelectElement[]).map(({ value }) => value)).toEqual(['year', 'month', 'date', '', '']);
  expect(screen.getByText('入金額、名義の列がまだ選ばれていません。')).toBeDefined();
  const read = screen.getByRole('button', { name: 'この列で読み取る' }) as HTMLButtonElement;
  expect(read.disabled).toBe(true);
  await user.selectOptions(table.getByLabelText('5列目の内容'), '入出金額（±）');
  await user.selectOptions(table.getByLabelText('4列目の内容'), '名義');
  expect(textsOf(within(screen.getByRole('list', { name: '読み取る入金' })).getAllByRole('listitem'))).toEqual([
    `${payer}2026/11/19(木)、3行目¥31,505`,
  ]);
  await user.click(read);
  expect(await screen.findByRole('region', { name: '入金明細の表' })).toBeDefined();

  await user.click(screen.getByRole('button', { name: '別のファイルを選ぶ' }));
  await upload('別の支店', ...lines.slice(1), `8,11,21,${payer},100`);
  expect(await screen.findByText(/この見出しのファイル用に確認済みの列で読み取りました/)).toBeDefined();
  expect(screen.getByText(/入金2件のうち/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '列を選び直す' }));
  const choice = (await screen.findByLabelText('5列目の内容')) as HTMLSelectElement;
  expect(choice.value).toBe('signed');
});

test('a column has one role, and kept columns that no longer fit can be changed', async () => {
  const { user, upload } = await openImport();
  await upload('日付,入金額,増減,摘要', `2026/11/19,,"31,505",${payer}`);
  expect(await screen.findByText('入金の行がありません。')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '列を選び直す' }));
  await user.selectOptions(await screen.findByLabelText('3列目の内容'), '入金額');
  expect((screen.getByLabelText('2列目の内容') as HTMLSelectElement).value).toBe('');
  await user.selectOptions(screen.getByLabelText('4列目の内容'), '使わない');
  expect(screen.getByText('名義の列がまだ選ばれていません。')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('4列目の内容'), '名義');
  await user.click(screen.getByRole('button', { name: 'この列で読み取る' }));
  expect(await screen.findByText(/入金1件のうち/)).toBeDefined();
});

test('a file of records of the banks’ association has no columns to choose', async () => {
  const { upload } = await openImport();
  const record = (text: string) => text.padEnd(200);
  const [noBank, code] = ['0172'.padEnd(19), '0'.repeat(20)];
  await upload(
    record(`1010080106080105080106${noBank}101`),
    record(`2000001080105080105${'31505'.padStart(10, '0')}${code}${payer}`),
    record(`8000001${'31505'.padStart(12, '0')}`),
    record('9'),
  );
  expect(await screen.findByText(/入金1件のうち/)).toBeDefined();
  expect(screen.getByText('2026/1/5(月)')).toBeDefined();
  expect(screen.queryByRole('button', { name: '列を選び直す' })).toBeNull();
});

test('a file without columns is refused with a reason', async () => {
  const { upload } = await openImport();
  await upload('a,b');
  expect(await screen.findByText(/日付・入金額・名義の列が見つかりません/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '列を選び直す' })).toBeNull();
});
