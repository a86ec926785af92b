import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConfirmDialog } from './confirmDialog.tsx';

const ignore = () => undefined;
const rest = { title: '退会しますか？', sending: false, error: undefined, onCancel: ignore, children: null };
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('the way back is never called やめる, which next to 退会する is ambiguous', () => {
  render(<ConfirmDialog {...rest} confirmLabel="退会する" ends onConfirm={ignore} />);
  expect(buttons()).toEqual(['戻る', '退会する']);
  cleanup();
  render(<ConfirmDialog {...rest} confirmLabel="承諾する" onConfirm={ignore} />);
  expect(buttons()).toEqual(['キャンセル', '承諾する']);
  cleanup();
  render(<ConfirmDialog {...rest} confirmLabel="破棄して移動する" ends cancelLabel="編集を続ける" onConfirm={ignore} />);
  expect(buttons()).toEqual(['編集を続ける', '破棄して移動する']);
  cleanup();
  render(<ConfirmDialog {...rest} confirmLabel="強制終了する" ends onSubmit={ignore} />);
  expect(buttons()).toEqual(['戻る', '強制終了する']);
});

test('a refusal is between the content, which may scroll, and the buttons: it is never out of sight', () => {
  render(
    <ConfirmDialog {...rest} error="日時が重なっています" confirmLabel="承認する" onConfirm={ignore}>
      長い内容
    </ConfirmDialog>,
  );
  expect(screen.getByRole('group').contains(screen.getByText('日時が重なっています'))).toBe(false);
});
