import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeResizes } from '#web/testing/resizes.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { showToast } from './toast.ts';
import { ToastHost } from './toastHost.tsx';

const shown = (busy = false) => {
  const onClose = vi.fn();
  const view = (isBusy: boolean) => (
    <Dialog title="退会しますか？" busy={isBusy} onClose={onClose} actions={<Button autoFocus>退会する</Button>}>
      <input type="file" aria-label="写真" />
    </Dialog>
  );
  const { rerender } = render(view(busy));
  return {
    onClose,
    dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: '退会しますか？' }),
    setBusy: (on: boolean) => rerender(view(on)),
  };
};
const press = (from: Element, to: Element) => {
  fireEvent.pointerDown(from);
  fireEvent.click(to);
};

test('it opens as a modal with the focus on the given element', () => {
  const { dialog } = shown();
  expect([dialog.open, document.activeElement?.textContent]).toEqual([true, '退会する']);
});

test('the browser’s close request and a press outside close it; a press inside does not', () => {
  const { dialog, onClose } = shown();
  press(screen.getByLabelText('写真'), screen.getByLabelText('写真'));
  // A text selection that ends outside, and one that starts there.
  press(screen.getByRole('heading'), dialog);
  press(dialog, screen.getByRole('heading'));
  fireEvent(screen.getByLabelText('写真'), new Event('cancel', { bubbles: true, cancelable: true }));
  expect(onClose).not.toHaveBeenCalled();
  press(dialog, dialog);
  const wish = new Event('cancel', { cancelable: true });
  fireEvent(dialog, wish);
  expect([onClose.mock.calls.length, wish.defaultPrevented]).toEqual([2, true]);
});

test('a busy dialog stays open, also on a close request, and gets the focus back after it', () => {
  const { dialog, onClose, setBusy } = shown(true);
  press(dialog, dialog);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  act(() => dialog.close());
  expect([onClose.mock.calls.length, dialog.open]).toEqual([0, true]);
  (document.activeElement as HTMLElement).blur();
  setBusy(false);
  expect(document.activeElement).toBe(dialog);
});

test('a toast is in the topmost dialog while one is open, else on the page, never in two places', () => {
  const below = render(<ToastHost />);
  const { dialog } = shown();
  act(() => showToast('コピーしました'));
  expect(within(dialog).getByText('コピーしました')).toBe(screen.getByText('コピーしました'));
  below.rerender(<ToastHost />);
  cleanup();
  render(<ToastHost />);
  expect(within(screen.getByRole('status')).getByText('コピーしました')).toBeDefined();
});

test('a content that scrolls can be scrolled by keys, a short one is no stop of the Tab key', () => {
  const observed = fakeResizes();
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get');
  const { dialog } = shown();
  const content = within(dialog).getByLabelText('写真').parentElement as HTMLElement;
  const after = (scrollHeight: number) => {
    height.mockReturnValue(scrollHeight);
    for (const change of observed) change();
    return content.getAttribute('tabindex');
  };
  expect([after(900), after(0)]).toEqual(['0', null]);
  height.mockRestore();
});
