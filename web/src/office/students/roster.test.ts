import { describe, expect, test } from 'vitest';
import { csvLines, csvRecords } from '#domain/kernel/format/csv.ts';
import { MASK } from '#domain/office/audit/history.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { fileText } from '#web/shared/data/platform/csvFiles.ts';
import { changesOf, effectOf, faultRows, LINES_MAX, rosterOf } from './roster.ts';

const head = 'TAコード,名前,フリガナ,生年月日,所属グループ';
const trainee = { taCode: 'TA0001', name: '山田 花子', kana: 'ヤマダ ハナコ', birthday: '1998-04-12', belongingTo: 3 } as const;
const linesOf = (text: string) => {
  const roster = rosterOf(csvRecords(text), NOON);
  if ('fault' in roster) throw new Error(roster.fault);
  return roster.lines;
};

describe('the text of a file', () => {
  test('is UTF-8 or Shift_JIS', () => {
    expect(fileText(new TextEncoder().encode('名前'))).toBe('名前');
    expect(fileText(Uint8Array.from([0x96, 0xbc, 0x91, 0x4f, 0x87, 0x40]))).toBe('名前①');
    expect(fileText(Uint8Array.from([0x89, 0x50, 0xff, 0xfd]))).toBeNull();
  });
});

describe('a roster file', () => {
  test('is read in any column order and character width', () => {
    expect(
      linesOf('所属グループ,フリガナ,名前,備考,生年月日,TAコード\n第３グループ,やまだ　ﾊﾅｺ,山田　花子,x,１９９８/4/12,ｔａ0001'),
    ).toMatchObject([{ line: 2, trainee, faults: null }]);
    expect(linesOf(`${head}\nTA0001,山田 花子,ヤマダ ハナコ,1998年4月12日,3`)).toMatchObject([{ line: 2, trainee, faults: null }]);
  });
  test('reports the errors of a line', () => {
    const lines = linesOf(
      `${head}\nTA-1,,山田,1998-02-30,6\nTA0001,山田 花子,ヤマダ ハナコ,1998-04-12,3\n\nTA0001,別人,ベツジン,2000-01-01,1`,
    );
    expect(lines.map(({ line, faults }) => [line, faults?.map((fault) => fault.split('：')[0]) ?? null])).toEqual([
      [2, ['TAコード', '名前', 'フリガナ', '生年月日', '所属グループ']],
      [3, null],
      [5, ['TAコード']],
    ]);
    expect(lines[2]?.faults).toEqual(['TAコード：3行目と同じです']);
  });
  test('reads birthdays as offices write them, and names the forms for others', () => {
    const read = (birthday: string) => linesOf(`${head}\nTA0001,山田 花子,ヤマダ ハナコ,${birthday},3`)[0];
    for (const birthday of ['平成10年4月12日', 'H10.4.12', '19980412', '1998/04/12 0:00:00', '1998/4/12(日)', '35897', "'1998/4/12"])
      expect(read(birthday)).toMatchObject({ trainee });
    expect(read('10/4/12')?.faults).toEqual([expect.stringContaining('平成22年4月2日')]);
  });
  test('keeps the kanji of names, and imports failed lines again as they were', () => {
    const cells = ['TA-1', '\ufa19谷 ﾊﾅ', '＠ハナ', '=1', '-'];
    expect(linesOf(`${head}\nTA0001,\ufa19谷 ﾊﾅ,ヤマダ,1998/4/12,3`)).toMatchObject([{ trainee: { name: '\ufa19谷 ハナ' } }]);
    const again = (from: readonly string[]) => {
      const [, line] = csvRecords(csvLines(faultRows(head.split(','), [{ cells: from, reason: '×' }])));
      return line?.cells.slice(0, 5) ?? [];
    };
    expect(again(cells)).toEqual(again(again(cells)));
    expect(again(cells)[2]).toBe("'＠ハナ");
  });
  test('refuses a birthday in the future or long ago', () => {
    const faults = (birthday: string) => linesOf(`${head}\nTA0001,山田 花子,ヤマダ ハナコ,${birthday},3`)[0]?.faults;
    expect(faults('2026/11/20')).toBeNull();
    expect(faults('2026/11/21')).toEqual(['生年月日：今日までの日付を入力してください']);
    expect(faults('1899/1/1')).toEqual(['生年月日：120年前の今日以降の日付を入力してください']);
  });
  test('is refused when it is no roster', () => {
    for (const text of ['', '名前,カナ\na,b', head, `${head}\n${'TA0001,a,ア,2000-01-01,1\n'.repeat(LINES_MAX + 1)}`])
      expect(rosterOf(csvRecords(text), NOON)).toEqual({ fault: expect.any(String) });
  });
});

test('a field that breaks several rules is reported once', () => {
  const [short] = linesOf(`${head}\nTA0001,山田 花子`);
  expect(short?.faults?.map((fault) => fault.split('：')[0])).toEqual(['フリガナ', '生年月日', '所属グループ']);
});

test('a line registers, changes, or is compared on the server, which alone has the birthday', () => {
  const { taCode, ...profile } = trainee;
  const known = {
    id: taCode,
    taCode,
    ...profile,
    birthday: MASK,
    talentId: null,
    linkCodeUntil: null,
    createdAt: 1,
    updatedAt: 1,
    version: 1,
  };
  expect(effectOf(trainee, undefined)).toBe('register');
  expect(effectOf(trainee, known)).toBe('compare');
  expect(effectOf({ ...trainee, belongingTo: 5 }, known)).toBe('change');
  expect(changesOf({ ...trainee, name: '山田 はな', belongingTo: 5 }, known)).toEqual([
    { column: '名前', before: '山田 花子', after: '山田 はな' },
    { column: '所属グループ', before: '第3グループ', after: '第5グループ' },
  ]);
});
