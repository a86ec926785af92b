import { describe, expect, test } from 'vitest';
import { mediaTypes } from '../people/media/content.ts';
import { snsKinds } from '../people/talent/details.ts';
import { aggregates } from '../registry.ts';
import { dealKinds } from '../talk/chat/fields.ts';
import { scores } from '../talk/review/content.ts';
import { billStatuses } from '../work/deal/billStatus.ts';
import { inquiryTypes } from '../work/offer/status.ts';
import { shownAgeBand } from './age.ts';
import { agencyGroups } from './agencyGroups.ts';
import { fold } from './decider.ts';
import { DomainError, permit } from './domainError.ts';
import { type ErrorCode, errorMessages } from './errorMessages.ts';
import { parseStreamId, reservationIdOf, streamIdOf } from './identifiers.ts';
import { ageBandNames, genders } from './person.ts';
import { placeIn, prefectureName, prefectures, regions } from './prefectures.ts';

describe('errors', () => {
  test.each(Object.keys(errorMessages) as ErrorCode[])('%s has a Japanese message in complete sentences', (code) => {
    const { message } = new DomainError(code);
    expect(message).toMatch(/[ぁ-んァ-ヶ一-龠]/);
    expect(message.endsWith('。')).toBe(true);
  });
  test('a suspended account has the text of the specification', () => {
    expect(errorMessages['account-suspended']).toBe('このアカウントは現在休止中です。');
  });
  /** The messages of docs/specification.md, section 8: code and required content. */
  test.each<[ErrorCode, RegExp]>([
    ['entry-exist', /すでにエントリー.*できません/],
    ['offer-exist', /すでに.*オファー.*できません/],
    ['job-ended', /募集を終了.*できません/],
    ['permission-denied', /入力内容に不備.*権限/],
    ['fallback', /エラーが発生しました。しばらく経ってからもう一度/],
    ['storage-unknown', /不明なエラー/],
  ])('%s says what the specification says', (code, says) => expect(errorMessages[code]).toMatch(says));
  test('contain the fields with errors', () => {
    expect(new DomainError('invalid-argument', { fee: '報酬' }).fields).toEqual({ fee: '報酬' });
  });
  test('permit passes or throws', () => {
    expect(() => permit(true)).not.toThrow();
    expect(() => permit(false)).toThrow(errorMessages['permission-denied']);
  });
});

describe('streams', () => {
  test.each(Object.keys(aggregates) as (keyof typeof aggregates)[])('of %s have an id that can be parsed', (aggregate) => {
    for (const entityId of ['8fJ2', 'a-b_c', 'offer-1'])
      expect(parseStreamId(streamIdOf(aggregate, entityId))).toEqual({ aggregate, entityId });
  });
  test.each(['', 'offer', 'offer-', 'unknown-1', 'Offer-1'])('%j is not a stream id', (wrong) =>
    expect(() => parseStreamId(wrong)).toThrow(),
  );
  test('an aggregate is registered under its own name, and each event type belongs to one aggregate', () => {
    for (const [name, aggregate] of Object.entries(aggregates)) expect(aggregate.name).toBe(name);
    const types = Object.values(aggregates).flatMap(({ events }) => Object.keys(events));
    expect(new Set(types).size).toBe(types.length);
  });
  test('a reservation belongs to a job and a talent', () => expect(reservationIdOf('job-1', 'talent-1')).toBe('job-1_talent-1'));
  test('a fold without events is the initial state', () => {
    for (const { decider } of Object.values(aggregates)) expect(fold<unknown, never, never>(decider as never, [])).toBe(decider.initial);
  });
});

describe('codes of the specification (section 3)', () => {
  test('47 prefectures in standard order, 0 unselected', () => {
    expect(prefectures).toHaveLength(48);
    expect([prefectureName(0), prefectureName(1), prefectureName(13), prefectureName(27), prefectureName(47)]).toEqual([
      ...['未選択', '北海道', '東京都', '大阪府', '沖縄県'],
    ]);
    expect([prefectureName(48), prefectureName(-1)]).toEqual(['未選択', '未選択']);
    // JIS X 0401, without the last letter.
    const order = [
      '北海 青森 岩手 宮城 秋田 山形 福島 茨城 栃木 群馬 埼玉 千葉 東京 神奈川 新潟 富山 石川 福井 山梨 長野 岐阜 静岡 愛知',
      '三重 滋賀 京都 大阪 兵庫 奈良 和歌山 鳥取 島根 岡山 広島 山口 徳島 香川 愛媛 高知 福岡 佐賀 長崎 熊本 大分 宮崎 鹿児島 沖縄',
    ].join(' ');
    expect(prefectures.slice(1).map((name) => name.slice(0, -1))).toEqual(order.split(' '));
  });
  test('a place contains its prefecture once', () => {
    expect(placeIn(20, '軽井沢町')).toBe('長野県 軽井沢町');
    expect(placeIn(20, '長野県軽井沢町')).toBe('長野県軽井沢町');
    expect([placeIn(13, '東京ビッグサイト'), placeIn(13, ''), placeIn(0, '渋谷'), placeIn(0, '')]).toEqual([
      ...['東京都 東京ビッグサイト', '東京都', '渋谷', ''],
    ]);
  });
  test('6 regions contain every prefecture once', () => {
    const held = regions.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
    expect(regions).toHaveLength(6);
    expect(held).toEqual(Array.from({ length: 47 }, (_, index) => index + 1));
    expect(regions.map(({ name, first, last }) => [name, prefectureName(first), prefectureName(last)])).toEqual([
      ['北海道・東北', '北海道', '福島県'],
      ['関東', '茨城県', '神奈川県'],
      ['中部', '新潟県', '愛知県'],
      ['関西', '三重県', '和歌山県'],
      ['中国・四国', '鳥取県', '高知県'],
      ['九州・沖縄', '福岡県', '沖縄県'],
    ]);
  });
  test('14 age bands, coded 0 (unselected) to 13, in the order of age', () => {
    expect(ageBandNames).toEqual([
      ...['未選択', '乳児', '幼児', '小学生（低学年）', '小学生（高学年）', '中学生', '10代'],
      ...['20代', '30代', '40代', '50代', '60代', '70代', '80代以上'],
    ]);
    expect(
      [null, '2026-11-20', '2006-11-21', '2006-11-20', '1946-11-20'].map((birthday) => shownAgeBand(birthday, '2026-11-20').band),
    ).toEqual([0, 1, 6, 7, 13]);
  });
  test('3 genders', () => expect(genders).toEqual(['未選択', '男性', '女性']));
  test('5 agency groups', () => expect(agencyGroups).toEqual([1, 2, 3, 4, 5]));
  test('2 inquiry types', () => expect(inquiryTypes).toEqual(['APPEARANCE', 'OTHERS']));
  test('list kinds are offer and entry', () => expect([...dealKinds].sort()).toEqual(['entry', 'offer']));
  test('3 bill statuses', () => expect(billStatuses).toEqual(['UNCLAIMED', 'CLAIMED', 'IGNORED']));
  test('4 kinds of social networks', () => expect([...snsKinds].sort()).toEqual(['instagram', 'tiktok', 'twitter', 'youtube']));
  test('3 kinds of media', () => expect([...mediaTypes].sort()).toEqual(['IMAGE', 'MOVIE', 'YOUTUBE']));
  test('rating buckets are 1, 3 and 5', () => expect(scores).toEqual([1, 3, 5]));
});
