import { expect, test, vi } from 'vitest';
import { type Refusals, refusalCounter } from './refusals.ts';

const NIGHT = Date.parse('2026-11-21T23:59:30+09:00');

const counting = () => {
  const clock = { now: NIGHT };
  const written: [string, Refusals][] = [];
  const save = vi.fn(async (date: string, refusals: Refusals) => {
    written.push([date, refusals]);
  });
  const report = vi.fn();
  return { clock, written, save, report, counter: refusalCounter(() => clock.now, save, report) };
};

test('many refusals are written once a minute, and none is lost while requests come', async () => {
  const { clock, written, counter } = counting();
  for (let each = 0; each < 1_000; each += 1) await counter.count('offer', 'too-many-requests');
  await counter.count('entry', 'job-ended');
  expect(written).toEqual([['2026-11-21', { offer: { 'too-many-requests': 1 } }]]);
  clock.now += 59_999;
  await counter.flushIfDue();
  expect(written).toHaveLength(1);
  clock.now += 1;
  await counter.flushIfDue();
  expect(written[1]).toEqual(['2026-11-22', { offer: { 'too-many-requests': 999 }, entry: { 'job-ended': 1 } }]);
  clock.now += 600_000;
  await counter.flushIfDue();
  expect(written).toHaveLength(2);
});

test('no write happens after the answer', async () => {
  const timer = vi.spyOn(globalThis, 'setTimeout');
  const { counter } = counting();
  await counter.count('offer', 'aborted');
  await counter.count('offer', 'aborted');
  expect(timer).not.toHaveBeenCalled();
  timer.mockRestore();
});

test('a reader of the counts also sees those not yet written', async () => {
  const { written, counter } = counting();
  await counter.count('offer', 'status-conflict');
  await counter.count('offer', 'status-conflict');
  await counter.flush();
  expect(written.map(([, refusals]) => refusals)).toEqual([{ offer: { 'status-conflict': 1 } }, { offer: { 'status-conflict': 1 } }]);
  await counter.flush();
  expect(written).toHaveLength(2);
});

test('a failed write fails no command and is reported', async () => {
  const { save, report, counter } = counting();
  const fault = new Error('the database is away');
  save.mockRejectedValueOnce(fault);
  await expect(counter.count('offer', 'aborted')).resolves.toBeUndefined();
  expect(report).toHaveBeenCalledExactlyOnceWith(fault);
});

test('a flush waits for the write of another request', async () => {
  const { save, counter } = counting();
  const { promise: written, resolve } = Promise.withResolvers<void>();
  save.mockImplementationOnce(() => written);
  void counter.count('audit', 'permission-denied');
  let isFlushed = false;
  const flushed = counter.flush().then(() => {
    isFlushed = true;
  });
  await new Promise((next) => setImmediate(next));
  expect(isFlushed).toBe(false);
  resolve();
  await flushed;
});
