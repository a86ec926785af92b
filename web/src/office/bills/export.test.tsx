import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerDialog, openDialog } from '#web/testing/dialogs.ts';
import { downloadFile } from '#web/testing/fakeDownloads.ts';
import { server } from '#web/testing/fakeServer.ts';
import { keepSavedFiles } from '#web/testing/savedFiles.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import BillsScreen from './billsScreen.tsx';

const sha256 = 'ab12'.repeat(16);

test('an export asks for format and reason, saves the file, and shows its recorded summary', async () => {
  const { files } = keepSavedFiles();
  downloadFile.mockResolvedValue(new Blob(['\uFEFF請求番号\r\n0042\r\n']));
  server.answer('bills', ({ type }) => {
    if (type === 'exported') return { count: 1, total: 40_000, sha256, replaced: ['髙'] };
    return type === 'page' ? { bills: [], next: null } : { count: 1, total: 40_000, settled: { count: 0, total: 0 } };
  });
  const { user } = renderOffice(<BillsScreen />, '/office/bills?tab=CLAIMED&month=2026-11&client=client-1');
  const button = await screen.findByRole('button', { name: '請求データをダウンロードする' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  const dialog = await openDialog(user, button);
  await user.selectOptions(dialog.getByLabelText('ファイルの形式'), 'UTF-8');
  await user.click(dialog.getByRole('button', { name: 'ダウンロードする' }));
  await waitFor(() => expect(dialog.getByLabelText(/^理由/).getAttribute('aria-invalid')).toBe('true'));
  expect(downloadFile).not.toHaveBeenCalled();
  await answerDialog(user, 'ダウンロードする', '会計事務所への提出のため');
  expect(await dialog.findByText(sha256)).toBeDefined();
  expect(dialog.getByText('髙')).toBeDefined();
  const [[callable, request]] = downloadFile.mock.calls as unknown as [[string, object]];
  expect(callable).toBe('billExports');
  expect(request).toMatchObject({
    table: 'BILLS',
    filter: { status: 'CLAIMED', month: '2026-11', clientId: 'client-1' },
    encoding: 'UTF-8',
    reason: '会計事務所への提出のため',
  });
  expect(files[0]?.name).toMatch(/^請求_請求済み_2026-11_\d{4}-\d{2}-\d{2}_UTF-8\.csv$/);
  expect(await files[0]?.text()).toBe('\uFEFF請求番号\r\n0042\r\n');
});
