import { afterEach, expect, test, vi } from 'vitest';

const sending = '#web/shared/data/commands/sendCommand.ts';
afterEach(() => {
  vi.doUnmock(sending);
  vi.resetModules();
});

test('a hundred notifications are opened with two commands, each with its own id', async () => {
  const sent: { commandId: string; notificationIds: string[] }[] = [];
  vi.resetModules();
  vi.doMock(sending, () => ({ sendCommand: async (_callable: string, command: (typeof sent)[number]) => void sent.push(command) }));
  const { openNotices } = await import('./openNotices.ts');
  const ids = Array.from({ length: 100 }, (_, index) => `offer-1_${index + 1}_hana`);
  await openNotices(ids);
  expect(sent.map(({ notificationIds }) => notificationIds.length)).toEqual([50, 50]);
  expect(sent.flatMap(({ notificationIds }) => notificationIds)).toEqual(ids);
  expect(new Set(sent.map(({ commandId }) => commandId)).size).toBe(2);
});
