import { describe, expect, test } from 'vitest';
import { aggregates } from '../registry.ts';
import { ageBandOn } from './age.ts';
import { fold } from './decider.ts';
import { DomainError, permit } from './domainError.ts';
import { type ErrorCode, errorMessages } from './errorMessages.ts';
import { parseStreamId, reservationIdOf, streamIdOf } from './identifiers.ts';
import { ageBands, genders } from './person.ts';
import { placeIn, prefectureName, prefectures, regions } from './prefectures.ts';

describe('refusals', () => {
  test.each(Object.keys(errorMessages) as ErrorCode[])('%s says in Japanese what is wrong, in whole sentences', (code) => {
    const { message } = new DomainError(code);
    expect(message).toMatch(/[ぁ-んァ-ヶ一-龠]/);
    expect(message.endsWith('。')).toBe(true);
  });
  test('a suspended account reads what the spec says', () => {
    expect(errorMessages['account-suspended']).toBe('このアカウントは現在休止中です。');
  });
  test('carry the fields at fault', () => {
    expect(new DomainError('invalid-argument', { fee: '報酬' }).fields).toEqual({ fee: '報酬' });
  });
  test('permit lets through or refuses', () => {
    expect(() => permit(true)).not.toThrow();
    expect(() => permit(false)).toThrow(errorMessages['permission-denied']);
  });
});

describe('streams', () => {
  test.each(Object.keys(aggregates) as (keyof typeof aggregates)[])('of %s can be named and read back', (aggregate) => {
    for (const entityId of ['8fJ2', 'a-b_c', 'offer-1'])
      expect(parseStreamId(streamIdOf(aggregate, entityId))).toEqual({ aggregate, entityId });
  });
  test.each(['', 'offer', 'offer-', 'unknown-1', 'Offer-1'])('%j is none', (wrong) => expect(() => parseStreamId(wrong)).toThrow());
  test('an aggregate is registered under its own name, and no event type belongs to two', () => {
    for (const [name, aggregate] of Object.entries(aggregates)) expect(aggregate.name).toBe(name);
    const types = Object.values(aggregates).flatMap(({ events }) => Object.keys(events));
    expect(new Set(types).size).toBe(types.length);
  });
  test('one reservation belongs to a job and a talent', () => expect(reservationIdOf('job-1', 'talent-1')).toBe('job-1_talent-1'));
  test('a fold of nothing is the initial state', () => {
    for (const { decider } of Object.values(aggregates)) expect(fold<unknown, never, never>(decider as never, [])).toBe(decider.initial);
  });
});

describe('codes of the spec (section 3)', () => {
  test('47 prefectures in standard order, 0 unselected', () => {
    expect(prefectures).toHaveLength(48);
    expect([prefectureName(0), prefectureName(1), prefectureName(13), prefectureName(27), prefectureName(47)]).toEqual([
      ...['未選択', '北海道', '東京都', '大阪府', '沖縄県'],
    ]);
    expect([prefectureName(48), prefectureName(-1)]).toEqual(['未選択', '未選択']);
  });
  test('a place names its prefecture once', () => {
    expect(placeIn(20, '軽井沢町')).toBe('長野県 軽井沢町');
    expect(placeIn(20, '長野県軽井沢町')).toBe('長野県軽井沢町');
    expect([placeIn(13, '東京ビッグサイト'), placeIn(13, ''), placeIn(0, '渋谷'), placeIn(0, '')]).toEqual([
      ...['東京都 東京ビッグサイト', '東京都', '渋谷', ''],
    ]);
  });
  test('6 regions hold every prefecture once', () => {
    const held = regions.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
    expect(regions).toHaveLength(6);
    expect(held).toEqual(Array.from({ length: 47 }, (_, index) => index + 1));
  });
  test('14 age bands, each from its first birthday on', () => {
    expect(ageBands.map(({ label }) => label)).toEqual([
      ...[
        '未選択',
        '乳児',
        '幼児',
        '小学生（低学年）',
        '小学生（高学年）',
        '中学生',
        '10代',
        '20代',
        '30代',
        '40代',
        '50代',
        '60代',
        '70代',
      ],
      '80代以上',
    ]);
    expect([null, '2026-11-20', '2006-11-21', '2006-11-20', '1946-11-20'].map((birthday) => ageBandOn(birthday, '2026-11-20'))).toEqual([
      0, 1, 6, 7, 13,
    ]);
  });
  test('3 genders', () => expect(genders).toEqual(['未選択', '男性', '女性']));
});
