import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { by, NOON } from '../../testing/contexts.ts';
import { scenario } from '../../testing/scenario.ts';
import { payee } from '../payee/payee.ts';
import { transfer } from './transfer.ts';
import { originSetting, type TransferRow, transferFile } from './transferFile.ts';

const origin = originSetting.parse({
  code: '0012345678',
  name: 'キャストヒロバ（カ',
  bankCode: '0005',
  branchCode: '001',
  kind: 'CURRENT',
  number: '0987654',
});
const rows: readonly TransferRow[] = [
  {
    payoutId: 'talent-1_2026-10',
    yen: 74_843,
    account: payee.commandRows.setAccount.example,
  },
  {
    payoutId: 'talent-2_2026-10',
    yen: 1_783_700,
    account: {
      bankName: 'みずほ銀行',
      bankCode: '0001',
      branchName: '渋谷支店',
      branchCode: '210',
      kind: 'SAVINGS',
      number: '7654321',
      holder: 'JOHN.ﾎﾟ-ﾙ',
    },
  },
];
const file = transferFile(origin, '2026-11-25', rows);

/** A reader of 総合振込 files by the bank's description, as places from 1 and lengths. */
const readBack = (bytes: Uint8Array) => {
  const text = new TextDecoder('shift_jis').decode(bytes);
  // Half-width kana are one byte and one character, so places are the same.
  expect(text.length).toBe(bytes.length);
  const at = (line: string, place: number, length: number) => line.slice(place - 1, place - 1 + length);
  const lines = text.split('\r\n');
  expect(lines.pop()).toBe('');
  for (const line of lines) expect(line).toHaveLength(120);
  const [head, ...rest] = lines as [string, ...string[]];
  const [trailer, end] = rest.splice(-2) as [string, string];
  expect([head, trailer, end].map((line) => line[0])).toEqual(['1', '8', '9']);
  expect(end.slice(1).trim()).toBe('');
  expect(rest.every((line) => line[0] === '2' && at(line, 113, 7).trim() === '')).toBe(true);
  return {
    kind: at(head, 2, 2),
    code: at(head, 5, 10),
    name: at(head, 15, 40).trim(),
    day: at(head, 55, 4),
    from: [at(head, 59, 4), at(head, 78, 3), at(head, 96, 1), at(head, 97, 7)],
    transfers: rest.map((line) => ({
      to: [at(line, 2, 4), at(line, 21, 3), at(line, 43, 1), at(line, 44, 7)],
      holder: at(line, 51, 30).trimEnd(),
      yen: Number(at(line, 81, 10)),
      how: at(line, 112, 1),
    })),
    count: Number(at(trailer, 2, 6)),
    total: Number(at(trailer, 8, 12)),
  };
};

describe('the file for the bank', () => {
  test('is byte for byte the file that was made by hand', () =>
    expect(Buffer.from(file).equals(readFileSync(new URL('./transferFile.sample', import.meta.url)))).toBe(true));

  test('says to another reader what the transfers are', () =>
    expect(readBack(file)).toEqual({
      kind: '21',
      code: '0012345678',
      name: 'ｷﾔｽﾄﾋﾛﾊﾞ(ｶ',
      day: '1125',
      from: ['0005', '001', '2', '0987654'],
      transfers: [
        { to: ['0149', '231', '1', '0034567'], holder: 'ﾔﾏﾀﾞ ﾊﾅｺ', yen: 74_843, how: '7' },
        { to: ['0001', '210', '4', '7654321'], holder: 'JOHN.ﾎﾟ-ﾙ', yen: 1_783_700, how: '7' },
      ],
      count: 2,
      total: 1_858_543,
    }));

  test('is not made of what a record cannot hold', () => {
    const [row] = rows as [TransferRow];
    const made =
      (change: Partial<TransferRow['account']>, yen = row.yen) =>
      () =>
        transferFile(origin, '2026-11-25', [{ ...row, yen, account: { ...row.account, ...change } }]);
    expect(made({ holder: 'ヤマダ' })).toThrow();
    expect(made({ holder: 'ﾔ'.repeat(31) })).toThrow();
    expect(made({ number: '12345678' })).toThrow();
    expect(made({}, 10_000_000_000)).toThrow();
    expect(made({}, 0.5)).toThrow();
  });
});

describe('a transfer', () => {
  const story = scenario(transfer.decider);
  const { order, ready } = transfer.commandRows;
  const office = by('office');
  const ordered = { type: 'TransferOrdered', data: { ...order.example, orderedAt: NOON } } as const;
  const made = { type: 'TransferReady', data: { ...ready.example, count: 1, total: 74_842 } } as const;
  const fetch = { type: 'fetch' } as const;

  test('is on a bank day from today on; twice gives one event', () => {
    story.given().when({ type: 'order', ...order.example }, office, [ordered]);
    story.given(ordered).when({ type: 'order', ...order.example }, office, []);
    for (const day of ['2026-11-23', '2026-11-28', '2026-11-19'])
      story.given().when({ type: 'order', ...order.example, day }, office, 'not-a-bank-day');
  });
  test('is fetched when the payouts have answered, and never changes then', () => {
    story.given(ordered).when(fetch, office, 'status-conflict');
    story.given(ordered).when({ type: 'ready', ...ready.example }, by('system'), [made]);
    story.given(ordered, made).when({ type: 'ready', ...ready.example, rows: [] }, by('system'), []);
    const fetched = { type: 'TransferFetched', data: {} } as const;
    story.given(ordered, made).when(fetch, office, [fetched]);
    story.given(ordered, made, fetched).when(fetch, office, []);
  });
});
