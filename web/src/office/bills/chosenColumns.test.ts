import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLines, csvRecords } from '#domain/kernel/format/csv.ts';
import { type Chosen, chosenFor, columnsFor, type Role, roleOf, roles, withRole } from './chosenColumns.ts';
import { layoutOf, missingIn } from './layout.ts';
import { statementOf } from './statement.ts';

test('a column has one role, and a role one column', () => {
  const chosen = withRole(withRole(withRole({}, 0, 'day'), 1, 'day'), 1, 'payer');
  expect(chosen).toEqual({ payer: 1 });
  expect([roleOf(chosen, 0), roleOf(chosen, 1)]).toEqual([null, 'payer']);
  expect(withRole(chosen, 1, null)).toEqual({});
});

test('a day needs one column or three, and a payer is found under its second column alone', () => {
  expect(missingIn(columnsFor({ year: 0, month: 1, deposit: 2, nextPayer: 3 }))).toEqual(['日付']);
  expect(missingIn(columnsFor({ year: 0, month: 1, date: 4, deposit: 2, nextPayer: 3 }))).toEqual([]);
});

const shapes: readonly (readonly Role[])[] = [
  ['day', 'deposit', 'payer'],
  ['day', 'signed', 'payer', 'nextPayer', 'lastPayer'],
  ['year', 'month', 'date', 'deposit', 'payer', 'nextPayer'],
];

test('whatever the order of the columns and the lines above, a chosen layout is read and kept equal', () => {
  const shape = fc.constantFrom(...shapes).chain((of) => fc.shuffledSubarray([...of, null], { minLength: of.length + 1 }));
  const date = fc.record({
    year: fc.integer({ min: 2019, max: 2036 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  });
  const deposit = fc.record({ date, yen: fc.integer({ min: 1, max: 99_999_999 }), isOut: fc.boolean() });
  const above = fc.array(fc.constantFrom(['口座の情報'], ['普通預金', '1234567']), { maxLength: 3 });
  const deposits = fc.array(deposit, { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(shape, above, deposits, fc.boolean(), (order, preamble, all, hasHead) => {
      const two = (part: number) => String(part).padStart(2, '0');
      // The last column of the payer has the name; those before it are empty.
      const named = (['lastPayer', 'nextPayer', 'payer'] as const).find((role) => order.includes(role));
      const cellOf = (role: Role | null, { date: at, yen, isOut }: (typeof all)[number]): string => {
        const cells: Partial<Record<Role, string>> = {
          day: `${at.year}/${at.month}/${at.day}`,
          year: String(at.year - 2018),
          month: String(at.month),
          date: String(at.day),
          deposit: isOut ? '' : yen.toLocaleString('ja-JP'),
          signed: String(isOut ? -yen : yen),
        };
        return role === named ? 'ア' : role === null ? '残高' : (cells[role] ?? '');
      };
      const head = order.map((_, place) => `項目${'あいうえおか'[place]}`);
      const rows = [...preamble, ...(hasHead ? [head] : []), ...all.map((each) => order.map((role) => cellOf(role, each)))];
      const layout = layoutOf(csvRecords(csvLines(rows, 'PROGRAM')));
      if ('fault' in layout) throw new Error(layout.fault);
      expect(layout.key).toBe(hasHead ? head.join(',') : `${order.length}列`);
      const chosen = order.reduce<Chosen>((roleless, role, place) => (role ? withRole(roleless, place, role) : roleless), {});
      const columns = columnsFor(chosen);
      expect(columnsFor(chosenFor(columns))).toEqual(columns);
      expect(Object.keys(roles)).toEqual(expect.arrayContaining(Object.keys(chosen)));
      // Without headings, texts above the deposits are listed and not dropped.
      const lines = layout.body.slice(hasHead ? 0 : preamble.length);
      const isRead = all.filter(({ isOut }) => !isOut);
      expect(statementOf(lines, columns)).toMatchObject(
        isRead.length === 0
          ? { fault: '入金の行がありません。' }
          : {
              unread: [],
              deposits: isRead.map(({ date: at, yen }) => ({ at: `${at.year}-${two(at.month)}-${two(at.day)}`, yen, payer: 'ア' })),
            },
      );
    }),
  );
});
