import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { WaitingDialog } from './waitingDialog.tsx';

test('a dialog whose read failed says so, reads again and can be closed', async () => {
  const [refetch, onClose] = [vi.fn(), vi.fn()];
  const user = userEvent.setup();
  const waits = (isError: boolean) => <WaitingDialog title="招待しますか？" query={{ isError, refetch }} onClose={onClose} />;
  const { rerender } = render(waits(false));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(waits(true));
  expect(screen.getByRole('alert').textContent).toContain('読み込めませんでした');
  await user.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
  expect(refetch).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: '閉じる' }));
  expect(onClose).toHaveBeenCalledOnce();
});
