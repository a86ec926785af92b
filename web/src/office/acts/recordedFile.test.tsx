import { createHash } from 'node:crypto';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { contactOpened } from '#domain/testing/contactSamples.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { invoiceIssued } from '#domain/testing/invoices.ts';
import { openDialog } from '#web/testing/dialogs.ts';
import { refusal, server } from '#web/testing/fakeServer.ts';
import { clientAccount } from '#web/testing/officeWorld.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { keepSavedFiles } from '#web/testing/savedFiles.ts';
import AccountsScreen from '../accounts/accountsScreen.tsx';
import BillsScreen from '../bills/billsScreen.tsx';
import ContactsScreen from '../contacts/contactsScreen.tsx';
import { renderOffice } from '../testing/renderOffice.tsx';

beforeEach(() => void vi.setSystemTime(NOON));

const putAccounts = () => {
  for (const id of ['client-1', 'client-2']) putStream(`account-${id}`, ...clientAccount);
};
const records = () => server.asked.filter(({ callable, payload }) => callable === 'audit' && payload.type === 'saveList');
type Opened = ReturnType<typeof renderOffice>;
const download = async ({ user }: Opened, reason = '会員への連絡のため') => {
  const dialog = await openDialog(user, 'CSVをダウンロードする');
  if (reason) await user.type(dialog.getByLabelText(/^理由/), reason);
  await user.click(dialog.getByRole('button', { name: 'ダウンロードする' }));
  return dialog;
};

test('a list of people is saved for a reason, with the columns and the filter of the list, and is recorded with its hash', async () => {
  const { files } = keepSavedFiles();
  putAccounts();
  server.answer('audit', () => null);
  await download(renderOffice(<AccountsScreen />, '/office/accounts?kind=client&q=client-', '/office/accounts'));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = (await files[0]?.text()) ?? '';
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFF番号,名前・会社,フリガナ,種類・状態,メールアドレス,登録');
  expect(new Set(lines.slice(1).map((line) => line.split(',')[0]))).toEqual(new Set(['client-1', 'client-2']));
  expect(lines).toHaveLength(3);
  expect(text).not.toContain('ken@example.com');
  expect(files[0]?.name).toBe('アカウント_2026-11-20.csv');
  expect(records().map(({ payload }) => payload)).toMatchObject([
    {
      list: 'accounts',
      filter: 'kind=client',
      hasWords: true,
      count: 2,
      sha256: createHash('sha256').update(text).digest('hex'),
      reason: '会員への連絡のため',
    },
  ]);
});

test('without a reason, and if the record fails, nothing is saved', async () => {
  const { files } = keepSavedFiles();
  putAccounts();
  server.answer('audit', () => {
    throw refusal('role-missing', 'この操作の役割がありません。');
  });
  const opened = renderOffice(<AccountsScreen />, '/office/accounts', '/office/accounts');
  const dialog = await download(opened, '');
  await waitFor(() => expect(dialog.getByLabelText(/^理由/).getAttribute('aria-invalid')).toBe('true'));
  expect(records()).toEqual([]);
  await opened.user.type(dialog.getByLabelText(/^理由/), '会員への連絡のため');
  await opened.user.click(dialog.getByRole('button', { name: 'ダウンロードする' }));
  expect(await dialog.findByText('この操作の役割がありません。')).toBeDefined();
  expect(files).toEqual([]);
});

test('the waiting questions are saved as they are shown', async () => {
  const { files } = keepSavedFiles();
  putStream('contact-contact-1', contactOpened);
  server.answer('audit', () => null);
  await download(renderOffice(<ContactsScreen />, '/office/contacts', '/office/contacts'));
  await waitFor(() => expect(files).toHaveLength(1));
  expect((await files[0]?.text())?.split('\r\n')[0]).toBe('\uFEFF番号,種類・会員,内容,通数,待ち時間');
  expect(records()).toMatchObject([{ payload: { list: 'contacts', filter: '', hasWords: false, count: 1 } }]);
});

test('invoices are refused in words if files of bills need two members', async () => {
  const { files } = keepSavedFiles();
  putStream('invoice-i1', invoiceIssued);
  server.answer('audit', () => {
    throw refusal('second-needed', 'この操作には、別の担当者の確認が必要です');
  });
  const dialog = await download(renderOffice(<BillsScreen />, '/office/bills?tab=INVOICES'));
  expect(await dialog.findByText(/請求書の一覧は保存できません/)).toBeDefined();
  expect(files).toEqual([]);
});
