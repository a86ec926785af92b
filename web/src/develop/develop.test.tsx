import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { NOON } from '#domain/testing/contexts.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { shownAt } from '#web/testing/shownAt.tsx';

const stack = vi.hoisted(() => ({
  caughtMails: vi.fn(),
  authLinks: vi.fn(async () => []),
  dueDeadlines: vi.fn(),
  ringNow: vi.fn(),
  tracesOf: vi.fn(),
  spansOf: vi.fn(),
}));
vi.mock('./localStack.ts', () => stack);

const { default: DevelopScreen } = await import('./developScreen.tsx');

atNoon();
const link = 'http://127.0.0.1/talent/mypage/offers/o1';
beforeEach(() => {
  const received = { to: 'hana@example.com', subject: 'オファーが届きました', receivedAt: NOON };
  stack.caughtMails.mockResolvedValue([{ ...received, messageId: 'm1', text: `ご確認ください。\n${link}\n` }]);
  stack.dueDeadlines.mockResolvedValue([{ streamId: 'offer-o1', kind: 'expire', dueAt: NOON }]);
  stack.tracesOf.mockImplementation(async (stream: string) =>
    stream === 'nothing'
      ? []
      : [
          {
            traceId: 't1',
            name: 'callable',
            command: 'makeOffer',
            startedAt: NOON,
            ms: 12,
            spans: 2,
            streams: ['offer-o1'],
            isFailed: false,
          },
        ],
  );
  const span = { traceId: 't1', startedAt: NOON, ms: 12, linkedTraceId: null, isFailed: false };
  stack.spansOf.mockResolvedValue([
    { ...span, spanId: 's1', parentId: null, name: 'callable', attributes: { callable: 'offer' } },
    { ...span, spanId: 's2', parentId: 's1', name: 'command', attributes: { command: 'makeOffer', streamId: 'offer-o1' } },
  ]);
});

const open = () => {
  shownAt('/develop', <DevelopScreen />);
  return userEvent.setup();
};
const tool = (name: string) => within(screen.getByRole('region', { name }));

test('developers read the caught mails, whose links work', async () => {
  open();
  const mail = await tool('送信されたメール').findByText(/オファーが届きました/);
  expect(mail.textContent).toContain('hana@example.com');
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(link);
});

test('developers ring a deadline, and the list is read again', async () => {
  const user = open();
  const ring = await screen.findByRole('button', { name: 'offer-o1 の expire の期限を迎える' });
  stack.dueDeadlines.mockResolvedValue([]);
  await user.click(ring);
  expect(await screen.findByText('期限はありません。')).toBeTruthy();
  expect(stack.ringNow).toHaveBeenCalledWith({ streamId: 'offer-o1', kind: 'expire', dueAt: NOON });
});

test('a deal’s trace shows each part of its commands; an unknown id has none', async () => {
  const user = open();
  const traces = tool('トレース');
  await user.type(traces.getByRole('searchbox'), 'o1');
  const trace = (await traces.findByText('makeOffer')).closest('details') as HTMLDetailsElement;
  expect(trace.textContent).toContain('offer-o1');
  trace.open = true;
  fireEvent(trace, new Event('toggle'));
  const rows = await traces.findAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['callableoffer', 'commandmakeOffer offer-o1']);
  await user.clear(traces.getByRole('searchbox'));
  await user.type(traces.getByRole('searchbox'), 'nothing');
  await waitFor(() => expect(traces.getByText(/このIDのトレースはありません/)).toBeTruthy());
});
