import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CommandError } from '#web/shared/data/commands/commandError.ts';
import { useManyCommands } from './useManyCommands.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ id }));
const kinds = ({ resultFor }: ReturnType<typeof useManyCommands>) => rows.map(({ id }) => resultFor(id).kind);

test('each row has its result, and only commands that may not have arrived are sent again, with their id', async () => {
  const sent: [string, string][] = [];
  const { result } = renderHook(() => useManyCommands(rows));
  const send = async ({ id }: { id: string }, commandId: string) => {
    sent.push([id, commandId]);
    if (id === 'b') throw new CommandError('status-conflict', '処理できません');
    if (id === 'c' && sent.filter(([row]) => row === 'c').length === 1) throw new CommandError('unreachable', '通信できませんでした');
    return id === 'a' ? { text: '変更しました' } : undefined;
  };
  expect(await act(() => result.current.sendAll(send))).toBe(2);
  expect(kinds(result.current)).toEqual(['done', 'refused', 'again']);
  expect(result.current.resultFor('a')).toEqual({ kind: 'done', why: '変更しました' });
  expect(result.current).toMatchObject({ sending: false, begun: true, done: 1, failed: 2, left: 1 });

  expect(await act(() => result.current.sendAll(send))).toBe(1);
  expect(kinds(result.current)).toEqual(['done', 'refused', 'done']);
  const [first, second] = sent.filter(([id]) => id === 'c');
  expect(sent.map(([id]) => id)).toEqual(['a', 'b', 'c', 'c']);
  expect(first).toEqual(second);
});

test('the number of parallel commands is limited', async () => {
  let [now, most] = [0, 0];
  const { result } = renderHook(() => useManyCommands(rows, { atOnce: 2 }));
  const send = async () => {
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    now -= 1;
  };
  expect(await act(() => result.current.sendAll(send))).toBe(0);
  expect(most).toBe(2);
});

test('a patient sender waits if the server asks, and sends refused rows again on demand', async () => {
  const tries = new Map<string, number>();
  const { result } = renderHook(() => useManyCommands(rows, { atOnce: 1, pause: 1, retriesRefused: true }));
  const send = async ({ id }: { id: string }) => {
    const count = (tries.get(id) ?? 0) + 1;
    tries.set(id, count);
    if (id === 'a' && count === 1) throw new CommandError('too-many-requests', '操作が集中しています');
    if (id === 'b' && count === 1) throw new CommandError('status-conflict', '処理できません');
  };
  expect(await act(() => result.current.sendAll(send))).toBe(1);
  expect(await act(() => result.current.sendAll(send))).toBe(0);
  expect([...tries]).toEqual([
    ['a', 2],
    ['b', 2],
    ['c', 1],
  ]);
});
