import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { businessRules } from './businessRules.ts';
import * as rules from './validation.ts';

/** The first error text for a value; undefined if it is valid. */
const faultOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
const { messages } = rules;

describe('texts (docs/specification.md, section 5)', () => {
  test('required: must not be empty', () => {
    for (const nothing of ['', '   ', '　　', undefined, null, 7])
      expect(faultOf(rules.text(100), nothing)).toBe('このフィールドは必須です');
  });
  test.each([60, 100])('max%i: at most that many characters', (limit) => {
    expect(faultOf(rules.text(limit), 'あ'.repeat(limit))).toBeUndefined();
    expect(faultOf(rules.text(limit), 'あ'.repeat(limit + 1))).toBe(`最大${limit}文字まで入力してください`);
  });
  test('a character is what a reader sees: an emoji of several signs counts once', () => {
    for (const schema of [rules.line(6), rules.text(6), rules.optionalText(6)]) {
      expect(faultOf(schema, '検証 花子👍🏽')).toBeUndefined();
      expect(faultOf(schema, '検証 花子さ👍🏽')).toBe('最大6文字まで入力してください');
    }
  });
  test('white space at the ends does not count, of any width', () => {
    expect(rules.text(3).parse('　あいう ')).toBe('あいう');
  });
  test('an optional text still has its limit', () => {
    expect(faultOf(rules.optionalText(5), '')).toBeUndefined();
    expect(faultOf(rules.optionalText(5), '123456')).toBe('最大5文字まで入力してください');
  });
  test('a required text shows something', () => {
    const nothing = ['\u200b', '\u2060', '\u3164', '\u2800', '\u00ad', '\u180e', '\u200d', '\ufe0f', '\u{e0100}', '\uffa0', '\u{e0041}'];
    for (const sign of [...nothing, '\u3099', '\ue000', '\u0378', '\uffff', '\ufffd', '\u2062', '\u115f', '\u200b\u2800'])
      for (const schema of [rules.line(10), rules.text(10)]) expect([sign, faultOf(schema, sign)]).toEqual([sign, messages.required]);
    for (const sign of ['ー', '・', 'あ', '7', '♪', '𠮷', '😀']) expect([sign, faultOf(rules.line(10), sign)]).toEqual([sign, undefined]);
  });
  test('a line has no invisible signs, except in emoji and forms of kanji', () => {
    for (const wrong of [
      'ガイ\u200bア',
      'ガイア\u2060',
      'ガイ\u00adア',
      '\u115fガイア',
      'ガイア\ufe0f',
      'ガイア\u{e0041}',
      'a\u200db',
      'か\u{e0100}',
    ])
      expect([wrong, faultOf(rules.line(20), wrong)]).toEqual([wrong, messages.invisible]);
    for (const sound of ['葛\u{e0100}城', '👨‍👩‍👧', '❤️', '1️⃣', '👩🏽‍💻', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'ｶﾞｲｱ'])
      expect([sound, faultOf(rules.line(20), sound)]).toEqual([sound, undefined]);
    expect(faultOf(rules.optionalLine(20), 'ガイ\u200bア')).toBe(messages.invisible);
  });
  test('a text is composed, but its kanji stay', () => {
    expect(rules.line(20).parse('カ\u3099イア')).toBe('ガイア');
    expect(rules.text(20).parse('\ufa19谷 e\u0301')).toBe('\ufa19谷 é');
  });
  test('a line has no letters of other scripts between Latin ones', () => {
    for (const wrong of ['Gаia', 'СОNY', 'ΑBC', 'Gօod'])
      expect([wrong, faultOf(rules.line(20), wrong)]).toEqual([wrong, messages.mixedLetters]);
    for (const sound of ['Москва', 'SONY α7', 'μm', 'Ωmega', 'ローマ字 ABC', 'José'])
      expect([sound, faultOf(rules.line(20), sound)]).toEqual([sound, undefined]);
  });
  test('kana: katakana only', () => {
    for (const sound of ['ヤマダ ハナコ', 'サトウ・ケン', 'ヴァイオレット', 'ローラ'])
      expect(faultOf(rules.kana(60), sound)).toBeUndefined();
    for (const wrong of ['やまだ', '山田', 'ﾔﾏﾀﾞ', 'Yamada', 'ヤマダ1', 'ー', '・'])
      expect(faultOf(rules.kana(60), wrong)).toBe(messages.kana);
  });
});

describe('postal code: exactly 7 half-width digits, no hyphen', () => {
  test('1500001 is one', () => expect(faultOf(rules.postalCode, '1500001')).toBeUndefined());
  test.each(['150000', '15000011', '150-0001', '１５００００１', '150 0001', '1500001\n', ''])('%j is no postal code', (wrong) => {
    expect(faultOf(rules.postalCode, wrong)).toBe(messages.postalCode);
  });
});

describe('phone: an optional plus, then groups of 3-4, 3-4 and 4-6 digits', () => {
  test.each(['0312345678', '09012345678', '090-1234-5678', '090 1234 5678', '0123-456-7890', '+8190123456', '+0901-2345-678901'])(
    '%s is a phone number',
    (sound) => expect(faultOf(rules.phone, sound)).toBeUndefined(),
  );
  test.each([
    '',
    '110',
    '03-1234-5678',
    '090--1234-5678',
    '090_1234_5678',
    '++0901234567',
    '090-1234-567',
    '０９０１２３４５６７８',
    '090-12345-678901',
    '090-1234-5678901',
  ])('%j is no phone number', (wrong) => expect(faultOf(rules.phone, wrong)).toBe('電話番号を入力してください'));
});

describe('e-mail', () => {
  test('at most 100 characters', () => {
    const domain = '@example.com';
    expect(faultOf(rules.email, `${'a'.repeat(100 - domain.length)}${domain}`)).toBeUndefined();
    expect(faultOf(rules.email, `${'a'.repeat(101 - domain.length)}${domain}`)).toBe('最大100文字まで入力してください');
  });
  test('an empty one is missing', () => {
    expect(faultOf(rules.email, '')).toBe('このフィールドは必須です');
  });
  test.each(['hana', 'hana@', '@example.com', 'hana@example', 'hana example@example.com', '花子@example.com'])(
    '%j is no e-mail address',
    (wrong) => {
      expect(faultOf(rules.email, wrong)).toBe('有効なメールアドレスを入力してください');
    },
  );
});

describe('amounts, days and places', () => {
  test('a fee is 1 to 99,999,999 whole yen', () => {
    for (const sound of [businessRules.feeMin, 40_000, businessRules.feeMax]) expect(faultOf(rules.fee, sound)).toBeUndefined();
    for (const wrong of [0, -1, businessRules.feeMax + 1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '40000', null])
      expect(faultOf(rules.fee, wrong)).toBe(messages.fee);
    expect(faultOf(rules.fee, undefined)).toBe('このフィールドは必須です');
  });
  test('a date is an existing day', () => {
    for (const sound of ['1998-04-12', '2000-02-29']) expect(faultOf(rules.date, sound)).toBeUndefined();
    for (const wrong of ['2001-02-29', '1998-13-01', '1998-4-12', '1998/04/12', '1998-04-31'])
      expect(faultOf(rules.date, wrong)).toBe('無効な形式です');
    expect(faultOf(rules.date, '')).toBe('このフィールドは必須です');
  });
  test('an instant is an integer within the range of Date', () => {
    expect(faultOf(rules.instant, 8_640_000_000_000_000)).toBeUndefined();
    for (const wrong of [-1, 0.5, 8_640_000_000_000_001, Number.NaN, '1']) expect(faultOf(rules.instant, wrong)).toBeDefined();
  });
  test('a web address begins with http or https, or is empty', () => {
    for (const sound of ['', 'https://example.com/works', 'http://example.com']) expect(faultOf(rules.webAddress, sound)).toBeUndefined();
    for (const wrong of ['javascript:alert(1)', 'ftp://example.com', 'example.com', 'https://me@example.com'])
      expect(faultOf(rules.webAddress, wrong)).toBe(messages.webAddress);
    expect(faultOf(rules.webAddress, `https://example.com/${'a'.repeat(300)}`)).toBe(messages.max(300));
  });
  test('a storage path has no step upwards', () => {
    for (const sound of ['talents/01.webp', 'a']) expect(faultOf(rules.storagePath, sound)).toBeUndefined();
    for (const wrong of ['', '/etc/passwd', '../x', 'a/../b', 'https://example.com/x', 'a b', 'a'.repeat(201)])
      expect(faultOf(rules.storagePath, wrong)).toBe('無効な形式です');
  });
  test('an identifier has no path in it', () => {
    expect(faultOf(rules.identifier, 'a_B-9')).toBeUndefined();
    for (const wrong of ['a/b', '..', 'a b', 'あ', 'a'.repeat(129), '__a']) expect(faultOf(rules.identifier, wrong)).toBe('無効な形式です');
    expect(faultOf(rules.identifier, '')).toBe('このフィールドは必須です');
  });
});

describe('typed texts are normalised', () => {
  test.each([
    ['ＡＢＣ　１２３', 'ABC 123'],
    ['ﾔﾏﾀﾞ', 'ヤマダ'],
    ['か\u3099', 'が'],
    ['　　両端　', '両端'],
    ['１５０－０００１', '150-0001'],
  ])('%j becomes %j', (typed, read) => expect(rules.normalizeText(typed)).toBe(read));
  test.each([
    ['ｗｗｗ．example.com', 'https://www.example.com'],
    ['example.com/works?a=1', 'https://example.com/works?a=1'],
    [' http://example.com', 'http://example.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['me@example.com', 'me@example.com'],
    ['', ''],
  ])('the web address %j becomes %j', (typed, read) => expect(rules.normalizeWebAddress(typed)).toBe(read));
  test.each([
    ['やまだ　はなこ', 'ヤマダ ハナコ'],
    ['ﾔﾏﾀﾞ ﾊﾅｺ', 'ヤマダ ハナコ'],
    ['ゔぁいおれっと', 'ヴァイオレット'],
    ['ろーら', 'ローラ'],
  ])('kana %j becomes %j, and is accepted', (typed, read) => {
    expect(rules.normalizeKana(typed)).toBe(read);
    expect(faultOf(rules.kana(60), rules.normalizeKana(typed))).toBeUndefined();
  });
});

describe('a schema without a text of its own has a generic one', () => {
  const schema = z.strictObject({
    choice: z.enum(['A', 'B']),
    list: z.array(z.string()).min(1).max(2),
    number: z.number().max(5),
    text: z.string().min(2).max(3),
  });
  const sound = { choice: 'A', list: ['a'], number: 1, text: 'ab' };
  test.each([
    ['nothing', { choice: undefined, list: [], number: null, text: '' }, 'このフィールドは必須です'],
    ['another value', { choice: 'C', list: 'a', number: 6, text: 7 }, '無効な形式です'],
  ])('%s', (_, wrong, expected) => {
    for (const [field, value] of Object.entries(wrong))
      expect([field, faultOf(schema, { ...sound, [field]: value })]).toEqual([field, expected]);
  });
  test('a length', () => {
    expect(faultOf(schema, { ...sound, text: 'abcd' })).toBe('最大3文字まで入力してください');
    expect(faultOf(schema, { ...sound, text: 'a' })).toBe('最低2文字以上入力してください');
    expect(faultOf(schema, { ...sound, list: ['a', 'b', 'c'] })).toBe('最大2件まで選択してください');
  });
  test('an unknown field', () => expect(faultOf(schema, { ...sound, more: 1 })).toBe('無効な形式です'));
});

test('a time of a day', () => {
  for (const sound of ['00:00', '23:59']) expect(faultOf(rules.clockTime, sound)).toBeUndefined();
  for (const wrong of ['24:00', '9:00', '10:60']) expect(faultOf(rules.clockTime, wrong)).toBe('無効な形式です');
  for (const nothing of ['', undefined]) expect(faultOf(rules.clockTime, nothing)).toBe('このフィールドは必須です');
});

test('generic messages are those of the specification, with their number', () => {
  expect(messages.max(60)).toBe('最大60文字まで入力してください');
  expect(messages.min(8)).toBe('最低8文字以上入力してください');
  expect(messages.digits).toMatch(/数字のみ$/);
});
