import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Deposit, numbered, payerMark, paymentOf } from './deposits.ts';
import type { Payment } from './state.ts';

type Line = Omit<Deposit, 'nth'>;
const line = (payer: string, balance: number | null = null, more: Partial<Line> = {}): Line => ({
  at: '2026-01-05',
  yen: 50_000,
  payer,
  balance,
  ...more,
});
const paymentFor = ({ at, yen, payer, nth, balance }: Deposit, ofPayer = true): Payment => ({
  id: `${at}_${nth}`,
  kind: 'TRANSFER',
  yen,
  at,
  line: { nth, ofPayer, balance, payer: payerMark(payer) },
  isStruck: false,
});
/** Imports files one after the other; each new deposit is recorded. */
const imported = (files: readonly (readonly Line[])[], before: readonly Payment[] = []): readonly Payment[] => {
  const payments = [...before];
  // A member leaves every third deposit of a file for later; the last file has all of them.
  for (const file of files)
    for (const [place, deposit] of numbered(file).entries())
      if (!paymentOf(deposit, payments) && (file === files.at(-1) || place % 3 < 2)) payments.push(paymentFor(deposit));
  return payments;
};

describe('a deposit is known by its content', () => {
  test('in a file of another order, with another payer of the same day and amount', () =>
    expect(imported([[line('カ)ミナト')], [line('カ)ホシノ'), line('ｶ)ﾐﾅﾄ')]])).toHaveLength(2));
  test('two equal ones stay two, also with the same balance', () => {
    for (const balance of [null, 500_000]) {
      const twice = [line('カ)ミナト', balance), line('カ)ミナト', balance)];
      expect(imported([twice, twice])).toHaveLength(2);
    }
  });
  test('a balance tells equal ones of overlapping hours apart', () =>
    expect(imported([[line('カ)ミナト', 50_000)], [line('カ)ミナト', 100_000)], [line('カ)ミナト', 50_000)]])).toHaveLength(2));
  test('a struck payment frees its line', () => {
    const [deposit] = numbered([line('カ)ミナト')]) as [Deposit];
    expect(paymentOf(deposit, [{ ...paymentFor(deposit), isStruck: true }])).toBeUndefined();
  });
});

describe('a payment of an earlier release, whose number counts all payers of the day and amount', () => {
  const [first] = numbered([line('カ)ミナト')]) as [Deposit];
  const earlier = (nth: number, payer = 'カ)ミナト') => paymentFor({ ...first, payer, nth }, false);
  test('is the deposit of its payer, whatever its number', () => {
    const file = [line('カ)ホシノ', 1), line('カ)ミナト', 2)];
    expect(imported([file], [earlier(2)])).toHaveLength(2);
    expect(imported([file, file], [earlier(1), earlier(2, 'カ)ホシノ')])).toHaveLength(2);
  });
  test('is counted once, so a second equal deposit is new', () =>
    expect(imported([[line('カ)ミナト'), line('カ)ミナト')]], [earlier(1)])).toHaveLength(2));
  test('keeps its place after the name was erased', () => {
    const erased = { ...earlier(1), line: { nth: 1, ofPayer: false, balance: null, payer: null } };
    expect(imported([[line('カ)ミナト')]], [erased])).toHaveLength(1);
  });
});

describe('any files of an account record each deposit once', () => {
  const deposits = fc.array(
    fc.record({
      at: fc.constantFrom('2026-01-05', '2026-01-06', '2026-01-07'),
      yen: fc.constantFrom(1, 50_000),
      payer: fc.constantFrom('カ)ミナト', 'カ)ホシノ', '名義なし'),
    }),
    { minLength: 1, maxLength: 9 },
  );
  const account = deposits.map((all) => {
    const ordered = [...all].sort((a, b) => (a.at < b.at ? -1 : 1));
    return ordered.map((each, place): Line => ({ ...each, balance: ordered.slice(0, place + 1).reduce((sum, { yen }) => sum + yen, 0) }));
  });

  test('with balances: any part of the account, in any order', () =>
    fc.assert(
      fc.property(
        account.chain((all) => fc.tuple(fc.constant(all), fc.array(fc.shuffledSubarray(all), { maxLength: 4 }))),
        ([all, parts]) => {
          const payments = imported([...parts, all]);
          expect(payments).toHaveLength(all.length);
          expect(payments.map(({ line }) => line?.balance).sort()).toEqual(all.map(({ balance }) => balance).sort());
        },
      ),
    ));

  test('of whole days, in any order, each with or without balances', () => {
    const files = account.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.array(
          fc.tuple(fc.subarray([...new Set(all.map(({ at }) => at))]), fc.boolean()).chain(([days, hasBalance]) => {
            const lines = all.filter(({ at }) => days.includes(at)).map((each) => (hasBalance ? each : { ...each, balance: null }));
            return fc.shuffledSubarray(lines, { minLength: lines.length });
          }),
          { maxLength: 4 },
        ),
      ),
    );
    fc.assert(
      fc.property(files, ([all, parts]) => {
        expect(imported([...parts, all])).toHaveLength(all.length);
      }),
    );
  });
});
