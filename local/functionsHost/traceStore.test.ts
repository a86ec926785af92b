import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { expect, test } from 'vitest';
import { traceStore } from './traceStore.ts';

const finished = (traceId: string, second: number, streamId?: string) =>
  ({
    name: 'command',
    startTime: [second, 0],
    duration: [0, 5_000_000],
    links: [],
    status: { code: 0 },
    spanContext: () => ({ traceId, spanId: `${traceId}-${second}` }),
    attributes: streamId ? { streamId, version: 3 } : {},
  }) as unknown as ReadableSpan;

test('traces are found by stream or by the id in it, newest first, up to a limit', () => {
  const { processor, find, spansOf } = traceStore();
  for (const span of [finished('a', 1, 'offer-x1'), finished('b', 2, 'chat-x1'), finished('c', 3, 'offer-y'), finished('a', 4)])
    processor.onEnd(span);
  expect(find('', 10).map(({ traceId }) => traceId)).toEqual(['c', 'b', 'a']);
  expect(find('x1', 10).map(({ traceId, streams, spans }) => [traceId, streams, spans])).toEqual([
    ['b', ['chat-x1'], 1],
    ['a', ['offer-x1'], 2],
  ]);
  expect([find('offer-x1', 10).length, find('1', 10).length, find('', 1).length]).toEqual([1, 0, 1]);
  expect(spansOf('a').map(({ startedAt, ms, attributes }) => [startedAt, ms, attributes.version])).toEqual([
    [1_000, 5, '3'],
    [4_000, 5, undefined],
  ]);
});

test('only the newest spans are kept', () => {
  const { processor, find } = traceStore(100);
  for (let second = 1; second <= 1_000; second++) processor.onEnd(finished(`trace-${second}`, second));
  const kept = find('', 10_000);
  expect(kept.length).toBeLessThanOrEqual(110);
  expect(kept.length).toBeGreaterThanOrEqual(100);
  expect(kept[0]?.traceId).toBe('trace-1000');
});
