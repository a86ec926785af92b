import { expect, test } from 'vitest';
import { durationOf, type KeptSpan, waterfall } from './traces.ts';

const span = (spanId: string, parentId: string | null, startedAt: number, ms: number): KeptSpan => ({
  traceId: 't',
  spanId,
  parentId,
  startedAt,
  ms,
  name: spanId,
  linkedTraceId: null,
  isFailed: false,
  attributes: {},
});

test('each span is below its parent, oldest first, with its share of the whole', () => {
  const rows = waterfall([
    span('late', 'root', 160, 40),
    span('root', null, 100, 80),
    span('early', 'root', 110, 20),
    span('leaf', 'early', 115, 5),
    span('lost', 'nobody', 130, 10),
  ]);
  expect(rows.map(({ spanId, depth }) => [spanId, depth])).toEqual([
    ['root', 0],
    ['early', 1],
    ['leaf', 2],
    ['late', 1],
    ['lost', 0],
  ]);
  expect(rows.map(({ after, offset, share }) => [after, offset, share])).toEqual([
    [0, 0, 0.8],
    [10, 0.1, 0.2],
    [15, 0.15, 0.05],
    [60, 0.6, 0.4],
    [30, 0.3, 0.1],
  ]);
});

test('a trace without duration and one without spans are shown', () => {
  expect(waterfall([span('root', null, 100, 0)])[0]).toMatchObject({ offset: 0, share: 0 });
  expect(waterfall([])).toEqual([]);
});

test('durations have a readable unit', () => {
  expect([durationOf(0), durationOf(3.44), durationOf(1_204)]).toEqual(['0.0 ms', '3.4 ms', '1.20 s']);
});
