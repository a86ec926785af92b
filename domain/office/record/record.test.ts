import { describe, expect, test } from 'vitest';
import { firstOfMonth, lastOfMonth, monthsAfter, yearsAfter } from '../../kernel/calendar/days.ts';
import { jstDate } from '../../kernel/calendar/instants.ts';
import { keptUntilOf } from '../../kernel/retention.ts';
import { by, NOON } from '../../testing/contexts.ts';
import { wordsOfClient, wordsOfTalent } from '../../testing/records.ts';
import { scenario } from '../../testing/scenario.ts';
import type { KeptWords } from './fields.ts';
import { type RecordEvent, record } from './record.ts';

const { decider } = record;
const deal = { dealKind: 'offer', endedAt: NOON } as const;
const keptUntil = keptUntilOf(NOON);
const keep = (words: KeptWords) => ({ type: 'keep', ...deal, ...words }) as const;
const kept = (words: KeptWords): RecordEvent => ({ type: 'DealRecordKept', data: { ...deal, keptUntil, ...words } });
const ended: RecordEvent = { type: 'DealRecordEnded', data: {} };
const { given } = scenario(decider);
const system = by('system');

describe('the retention period', () => {
  const from = (date: string) => Date.parse(`${date}T00:00:00+09:00`);
  test.each([
    ['2026-01-01', '2038-03-01'],
    ['2026-11-20', '2038-03-01'],
    ['2026-12-31', '2038-03-01'],
    ['2027-01-01', '2039-03-01'],
  ])('of a deal that ended on %s ends on %s', (date, over) => expect(keptUntilOf(from(date))).toBe(from(over)));

  const months = Array.from({ length: 12 }, (_, month) => firstOfMonth(monthsAfter('2026-01-01', month)));
  // The taxes of a fiscal year are due at most three months after it.
  test.each(months)('covers ten years from the tax day of any fiscal year with a deal that ended in the month of %s', (month) => {
    for (const end of [month, lastOfMonth(month)])
      for (const closing of months) {
        const yearEnd = lastOfMonth(closing) >= end ? closing : yearsAfter(closing, 1);
        const taxDay = lastOfMonth(monthsAfter(yearEnd, 3));
        expect(jstDate(keptUntilOf(from(end))) > yearsAfter(taxDay, 10)).toBe(true);
      }
  });
});

describe('a record', () => {
  test('begins with the texts of the first side that leaves', () => given().when(keep(wordsOfClient), system, [kept(wordsOfClient)]));

  test('gets the texts that only the second side takes along', () =>
    given(kept(wordsOfClient)).when(keep({ ...wordsOfTalent, content: '別の内容' }), system, [kept(wordsOfTalent)]));

  test('is not begun without texts', () => given().when(keep({ ...wordsOfTalent, talentName: null }), system, []));

  test('is not begun after its period', () => given().when(keep(wordsOfClient), by('system', keptUntil), []));

  test('ends with its period, and never before', () => {
    given(kept(wordsOfClient)).when({ type: 'endRecord' }, by('system', keptUntil - 1), []);
    given(kept(wordsOfClient)).when({ type: 'endRecord' }, by('system', keptUntil), [ended]);
    given(kept(wordsOfClient), ended).when({ type: 'endRecord' }, by('system', keptUntil), []);
  });

  test('that ended stores nothing more', () => given(kept(wordsOfClient), ended).when(keep(wordsOfTalent), system, []));

  test('has one deadline, the end of its period', () => {
    const dueIn = (...events: RecordEvent[]) => record.deadlines?.(events.reduce(decider.evolve, decider.initial));
    expect(dueIn()).toEqual([]);
    expect(dueIn(kept(wordsOfClient), kept(wordsOfTalent))).toEqual([{ kind: 'endRecord', dueAt: keptUntil }]);
    expect(dueIn(kept(wordsOfClient), ended)).toEqual([]);
  });

  test('is encrypted with its own key, which belongs to no person', () => {
    expect(record.subject('offer-1', kept(wordsOfClient))).toBe('record-offer-1');
  });
});
