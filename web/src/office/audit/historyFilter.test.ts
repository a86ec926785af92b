import { expect, test } from 'vitest';
import { csvLines } from '#domain/kernel/format/csv.ts';
import { auditedEvent } from '#web/testing/officeWorld.ts';
import { filtered, filterIn } from './historyFilter.ts';
import { historyRows } from './historyRows.ts';

const event = (at: string, uid: string, type: string) =>
  auditedEvent({
    id: `offer-1_${at}`,
    type,
    at: Date.parse(at),
    actor: { uid, role: 'client', name: '佐●●' },
    reason: '=1+1',
    changes: [{ field: 'fee', before: 30_000, after: 45_000 }],
  });
const events = [
  event('2026-11-30T23:59:59.999+09:00', 'client-1', 'OfferMade'),
  event('2026-12-01T00:00:00+09:00', 'client-2', 'OfferFeeChanged'),
];

test('a period ends at 24:00 in Japan; actor and event type filter it', () => {
  const shown = (query: string) => filtered(events, filterIn(new URLSearchParams(query))).map(({ actor }) => actor.uid);
  expect(shown('until=2026-11-30')).toEqual(['client-1']);
  expect(shown('since=2026-12-01')).toEqual(['client-2']);
  expect(shown('actor=client-2')).toEqual(['client-2']);
  expect(shown('kind=OfferMade&since=nonsense')).toEqual(['client-1']);
});

test('the file has every event with its changes, and no cell is a formula', () => {
  const lines = csvLines(historyRows(events)).split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain('2026-11-30 23:59:59');
  expect(lines[1]).toContain("'=1+1");
  expect(lines[1]).toContain('報酬（税抜）：¥30,000→¥45,000');
});
