import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MoreMenu } from './moreMenu.tsx';

const shown = () => {
  const onSelect = vi.fn();
  const labels = ['編集する', '移動する', '削除する'];
  render(<MoreMenu about="写真1" items={labels.map((label) => ({ key: label, label, onSelect: () => onSelect(label) }))} />);
  return { user: userEvent.setup(), onSelect, button: screen.getByRole('button', { name: '写真1：その他の操作' }) };
};
const items = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);
const focused = () => document.activeElement?.textContent;

test('the arrow keys cycle through the items, and the first has the focus', async () => {
  const { user, button } = shown();
  expect([items(), button.getAttribute('aria-expanded')]).toEqual([[], 'false']);
  await user.click(button);
  await waitFor(() => expect(focused()).toBe('編集する'));
  expect([items(), button.getAttribute('aria-expanded')]).toEqual([['編集する', '移動する', '削除する'], 'true']);
  const visited: (string | null | undefined)[] = [];
  for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
    await user.keyboard(`{${key}}`);
    visited.push(focused());
  }
  expect(visited).toEqual(['移動する', '削除する', '編集する', '削除する', '編集する']);
});

test('a choice closes it and acts once; Tab leaves it', async () => {
  const { user, onSelect, button } = shown();
  await user.click(button);
  await waitFor(() => expect(focused()).toBe('編集する'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('移動する');
  await waitFor(() => expect(items()).toEqual([]));
  await user.click(button);
  await waitFor(() => expect(focused()).toBe('編集する'));
  await user.keyboard('{Tab}');
  await waitFor(() => expect(items()).toEqual([]));
  expect(onSelect).toHaveBeenCalledOnce();
});
