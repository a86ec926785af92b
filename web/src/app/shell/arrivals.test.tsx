import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NOON } from '#domain/testing/contexts.ts';
import { histories, proposed } from '#domain/testing/offerHistories.ts';
import { appAt } from '#web/testing/appAt.tsx';
import { putStream, putWorld } from '#web/testing/putWorld.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});

/** The bar with the change of terms, wherever the cast is. */
const bar = async () => {
  const close = await screen.findByRole('button', { name: 'このお知らせを閉じる' });
  return within(close.closest('[role=status]') as HTMLElement);
};

test('a change of terms that arrives is told on any page with its figures, and once', async () => {
  putWorld(['offer-o1', ...histories.IS_APPROVED]);
  const router = appAt('talent', '/talent/mypage');
  await screen.findByRole('link', { name: /^お知らせ 未読 \d+ 件$/ });
  expect(screen.queryByRole('link', { name: '確認する' })).toBeNull();
  act(() => putStream('offer-o1', ...histories.IS_APPROVED, proposed));
  expect((await bar()).getByText(/報酬（税抜）：¥40,000 → ¥35,000/)).toBeTruthy();
  fireEvent.click((await bar()).getByRole('link', { name: '確認する' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/talent/mypage/offers/o1'));
  expect(screen.queryByRole('link', { name: '確認する' })).toBeNull();
});

test('on the page of the deal the bar brings the decision into sight', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    if (this.hasAttribute('data-decision')) scrolled.push(this.textContent ?? '');
  });
  const scrolled: string[] = [];
  putWorld(['offer-o1', ...histories.IS_APPROVED]);
  appAt('talent', '/talent/mypage/offers/o1');
  await screen.findByRole('link', { name: /^お知らせ 未読 \d+ 件$/ });
  act(() => putStream('offer-o1', ...histories.IS_APPROVED, proposed));
  const link = (await bar()).getByRole('link', { name: '見る' });
  await screen.findByText('同意すると');
  fireEvent.click(link);
  expect(scrolled).toEqual([expect.stringContaining('同意すると')]);
  shown.mockRestore();
});
