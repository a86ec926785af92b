import { expect, test } from 'vitest';
import type { CommandRow } from '#domain/work/deal/commandRow.ts';
import { entryCommands } from '#domain/work/entry/commands.ts';
import { offerCommands } from '#domain/work/offer/commands.ts';
import type { DealKind } from '#web/entities/deal/kinds.ts';
import { type CheckedFacts, checksOf, refusesOverlap, standingOf } from './approvalChecks.ts';

const fine: CheckedFacts = {
  fee: 63_000,
  budget: { feeMin: 50_000, feeMax: 70_000 },
  feeBefore: null,
  overlaps: { count: 0, isAllowed: false },
  age: { mayBeMinor: false, consents: null },
  unpaid: { yen: 0, isOverdue: false },
  concluded: 3,
  missing: [],
};
const said = (facts: Partial<CheckedFacts>) =>
  Object.fromEntries(checksOf({ ...fine, ...facts }).flatMap(({ key, tone, text }) => (tone === 'good' ? [] : [[key, `${tone} ${text}`]])));

test('nothing is said of a deal without peculiarities', () => expect(said({})).toEqual({}));

test.each([
  [{ fee: 1 }, { budget: 'warn ¥50,000〜¥70,000を下回る' }],
  [{ fee: 70_001 }, { budget: 'warn ¥50,000〜¥70,000を上回る' }],
  [{ budget: { feeMin: null, feeMax: null }, fee: 1 }, {}],
  [{ feeBefore: 67_000 }, { change: 'warn −6.0%（¥67,000から・税抜）' }],
  [{ feeBefore: 60_000 }, { change: 'warn +5.0%（¥60,000から・税抜）' }],
  [{ overlaps: { count: 2, isAllowed: false } }, { days: 'bad 成立した2件と重なる' }],
  [{ overlaps: { count: 1, isAllowed: true } }, { days: 'warn 1件と重なる（許可済み）' }],
  [{ age: { mayBeMinor: true, consents: true } }, { age: 'warn 未成年・保護者の同意あり' }],
  [{ age: { mayBeMinor: true, consents: false } }, { age: 'bad 未成年・保護者の同意なし' }],
  [{ unpaid: { yen: 85_635, isOverdue: true } }, { unpaid: 'bad ¥85,635（税込・期限超過）' }],
  [{ unpaid: null }, {}],
  [{ concluded: 0 }, { first: 'warn このクライアントは初めて' }],
  [{ missing: ['競合', '使用'] }, { terms: 'bad 競合、使用が未記入' }],
  [
    { budget: undefined, concluded: undefined },
    { budget: 'asking 確認中', first: 'asking 確認中' },
  ],
] as const satisfies readonly (readonly [Partial<CheckedFacts>, object])[])('%j is said', (facts, expected) =>
  expect(said(facts)).toEqual(expected),
);

test.each([
  [{ fee: 50_000 }, 0.25],
  [{ fee: 60_000 }, 0.5],
  [{ fee: 99_999_999 }, 1],
  [{ fee: 1 }, 0],
  [{ fee: 50_000, budget: { feeMin: 50_000, feeMax: 50_000 } }, 0.5],
  [{ budget: { feeMin: null, feeMax: 70_000 } }, undefined],
] as const satisfies readonly (readonly [Partial<CheckedFacts>, number | undefined])[])('%j is at %j of the scale', (facts, at) =>
  expect(checksOf({ ...fine, ...facts })[0]?.at).toBe(at),
);

test.each([
  [{}, 'ready'],
  [{ concluded: undefined }, 'asking'],
  [{ concluded: undefined, fee: 1 }, 'look'],
  [{ missing: ['競合'] }, 'look'],
] as const satisfies readonly (readonly [Partial<CheckedFacts>, string])[])('%j is %s', (facts, standing) =>
  expect(standingOf(checksOf({ ...fine, ...facts }), true)).toBe(standing),
);

test('a deal that overlaps other work is locked where its approval is refused, else only marked', () => {
  const checks = checksOf({ ...fine, overlaps: { count: 1, isAllowed: false } });
  expect([standingOf(checks, true), standingOf(checks, false)]).toEqual(['locked', 'look']);
});

test('the approvals that an overlap refuses are those whose commands have the rule', () => {
  const rows: Readonly<Record<DealKind, Readonly<Record<string, CommandRow>>>> = { offer: offerCommands, entry: entryCommands };
  for (const kind of ['offer', 'entry'] as const)
    for (const isChange of [false, true])
      expect(refusesOverlap(kind, isChange), `${kind} ${isChange}`).toBe(
        rows[kind][isChange ? 'adminApproveChange' : 'adminApprove']?.rules?.includes('notDoubleBooked') ?? false,
      );
});
