import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, startOfJstDay } from '../../kernel/calendar/instants.ts';
import type { DatedPrices } from '../../kernel/priceFields.ts';
import { noPrices, pricesAt, serviceFeeOf, serviceInWords, shareInWords, shareOf } from '../../kernel/prices.ts';
import { by, NOON } from '../../testing/contexts.ts';
import { scenario } from '../../testing/scenario.ts';
import { priceList } from './priceList.ts';

const story = scenario(priceList.decider);
const office = by('office');
const list = { from: '2027-01-01', serviceRate: 10, serviceMin: 3_000, shareRate: 5 };
const reason = '料金の改定';
const announce = { type: 'announce', ...list, reason } as const;
const announced = { type: 'PriceListAnnounced', data: { ...list, reason } } as const;

describe('a price list', () => {
  test('is announced before its first day; twice gives one event', () => {
    story.given().when(announce, office, [announced]);
    story.given(announced).when(announce, office, []);
  });
  test('cannot begin today, because deals of today have its prices already', () => {
    const today = { ...announce, from: '2026-11-20' };
    story.given().when(today, office, 'invalid-argument');
    story.given().when({ ...announce, from: '2026-11-21' }, office, [{ ...announced, data: { ...announced.data, from: '2026-11-21' } }]);
  });
  test('is replaced by another one of the same day, until it begins', () => {
    const dearer = { ...announced, data: { ...announced.data, serviceRate: 12 } };
    story.given(announced).when({ ...announce, serviceRate: 12 }, office, [dearer]);
    expect(priceList.decider.evolve({ status: 'KEPT', lists: [list] }, dearer)).toEqual({
      status: 'KEPT',
      lists: [{ ...list, serviceRate: 12 }],
    });
    story.given(announced).when({ ...announce, serviceRate: 12 }, by('office', startOfJstDay('2027-01-01')), 'invalid-argument');
  });
});

describe('the prices of a day', () => {
  const lists: DatedPrices[] = [list, { ...list, from: '2027-04-01', serviceRate: 12 }];
  test('are none before the first list, and change at midnight in Japan', () => {
    expect(pricesAt([], NOON)).toEqual(noPrices);
    const begin = startOfJstDay('2027-01-01');
    expect(pricesAt(lists, begin - 1)).toEqual(noPrices);
    expect(pricesAt(lists, begin).serviceRate).toBe(10);
    expect(pricesAt(lists, startOfJstDay('2027-04-01') - 1).serviceRate).toBe(10);
    expect(pricesAt(lists, startOfJstDay('2027-04-01')).serviceRate).toBe(12);
    expect(pricesAt([...lists].reverse(), begin + 200 * DAY).serviceRate).toBe(12);
  });
});

test('prices in words', () => {
  expect([serviceInWords(noPrices), shareInWords(noPrices)]).toEqual(['かかりません', 'かかりません']);
  expect([serviceInWords(list), shareInWords(list)]).toEqual(['報酬の10%（税抜。1件につき3,000円以上）', '報酬の5%（税抜）']);
  expect(serviceInWords({ ...list, serviceMin: 0 })).toBe('報酬の10%（税抜）');
  expect(serviceInWords({ ...list, serviceRate: 0 })).toBe('1件につき3,000円（税抜）');
});

describe('the amounts of a price list', () => {
  test('are rounded down; the service fee has a minimum, and no fee has none', () => {
    expect(serviceFeeOf(33_333, { ...list, serviceMin: 0 })).toBe(3_333);
    expect(serviceFeeOf(29_999, list)).toBe(3_000);
    expect(serviceFeeOf(0, list)).toBe(0);
    expect(shareOf(33_333, list)).toBe(1_666);
  });
  test('a larger fee never has a smaller service fee or share, and a share is never more than the fee', () =>
    fc.assert(
      fc.property(fc.nat(99_999_998), fc.nat(100), fc.nat(99_999_999), fc.nat(100), (fee, serviceRate, serviceMin, shareRate) => {
        const prices = { serviceRate, serviceMin, shareRate };
        expect(serviceFeeOf(fee + 1, prices)).toBeGreaterThanOrEqual(serviceFeeOf(fee, prices));
        expect(shareOf(fee + 1, prices)).toBeGreaterThanOrEqual(shareOf(fee, prices));
        expect(shareOf(fee, prices)).toBeLessThanOrEqual(fee);
      }),
    ));
});
