import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { DAY, NOON } from '#domain/testing/contexts.ts';
import { histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { inquired, made } from '#domain/testing/offerHistories.ts';
import { sheetFacts, termsSheet } from '#domain/testing/sheets.ts';
import { storedSheet } from '#domain/work/deal/sheet.ts';
import { entries } from '#projections/deal/entries.ts';
import { offers } from '#projections/deal/offers.ts';
import { project } from '#projections/testing/project.ts';
import type { Deal } from './kinds.ts';
import { rowFacts } from './rowFacts.ts';

const dealAfter = (streamId: string, ...events: readonly AnyEvent[]): Deal =>
  Object.values(project([offers, entries], envelopes(streamId, ...events))).find(({ status }) => status !== undefined) as Deal;

describe('a row of a list shows', () => {
  const withSheet = { ...made, data: { ...made.data, ...storedSheet(termsSheet) } } as AnyEvent;
  test('for an offer its fee, its next day with the number of others, and its place', () => {
    const offer = dealAfter('offer-d1', withSheet);
    expect(rowFacts(offer, NOON)).toEqual({ fee: '¥40,000', day: '11/30(月) 18:00〜20:00 ほか1日', place: termsSheet.place });
    expect(rowFacts(offer, NOON + 12 * DAY).day).toMatch(/^12\/10/);
    expect(rowFacts(offer, NOON + 90 * DAY).day).toMatch(/^11\/30/);
  });
  test('for an entry the terms of its posting, until it is concluded', () => {
    const [entered] = entryHistories.IN_PROGRESS;
    const posted = { feeMin: 30_000, feeMax: 50_000, sheet: sheetFacts, words: null };
    const entry = dealAfter('entry-d1', { ...entered, data: { ...entered?.data, posted } } as AnyEvent);
    expect(rowFacts(entry, NOON)).toMatchObject({ fee: '¥30,000〜¥50,000', day: '11/30(月) 18:00〜20:00 ほか1日', place: null });
  });
  test('for an inquiry nothing, since no terms are fixed', () =>
    expect(rowFacts(dealAfter('offer-d1', inquired), NOON)).toEqual({ fee: null, day: null, place: null }));
});
