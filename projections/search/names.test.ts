import { expect, test } from 'vitest';
import type { OfficeAccount } from '../account/officeAccounts.schema.ts';
import type { User } from '../account/users.schema.ts';
import type { OfficeClient } from '../client/officeClients.schema.ts';
import { maySearchNames } from './maySearch.ts';
import { personRowOf } from './rows.ts';
import { searchNames } from './searchRows.ts';

const row = (id: string, names: string, createdAt = 0) => ({ id, names, createdAt });
const rows = [
  row('misaki', '白石美咲\nシライシミサキ'),
  row('castle', '山田白石\nヤマダシライシ', 5),
  row('hikari', '株式会社東京ヒカリ企画ホールディングス\nトウキョウヒカリキカク\nc-0042'),
];

test.each([
  ['美咲', ['misaki']],
  ['シライシ', ['misaki', 'castle']],
  ['しらいし', ['misaki', 'castle']],
  ['ｼﾗｲｼ', ['misaki', 'castle']],
  ['shiraishi', ['misaki', 'castle']],
  ['ひかり企画', ['hikari']],
  ['c-0042', ['hikari']],
  ['白石　美咲', ['misaki']],
  ['白石 企画', []],
  ['　', []],
])('%s matches any part of a name, and names that begin with it come first', (typed, found) => {
  expect(searchNames(rows, typed)).toEqual(found);
});

const account = { id: 'u', name: '', kana: '', deletedAt: null, createdAt: 1 } as OfficeAccount;
const client = {
  name: '渡辺 俊',
  kana: 'ワタナベ シュン',
  company: { name: 'ひかり企画', kana: 'ヒカリキカク' },
  billClientId: 'C-1',
  deletedAt: null,
} as OfficeClient;

test('a row has every name of a person once, and none after the person left', () => {
  expect(personRowOf({ ...account, name: 'ひかり企画', kana: 'ヒカリキカク' }, client)?.names).toBe(
    ['ヒカリ企画', 'ヒカリキカク', '渡辺俊', 'ワタナベシュン', 'C-1'.toLowerCase()].join('\n'),
  );
  expect(personRowOf({ ...account, deletedAt: 5 }, client)).toBeNull();
  expect(personRowOf(account, { ...client, deletedAt: 5 })?.names).toBe('');
});

test('members whose roles read the people can search for names', () => {
  const of = (...officeRoles: User['officeRoles']) => ({ isAdmin: true, officeRoles }) as User;
  expect((['people', 'postings'] as const).map((kind) => maySearchNames(of('administration'), kind))).toEqual([true, false]);
  expect((['people', 'postings'] as const).map((kind) => maySearchNames(of('review'), kind))).toEqual([true, true]);
  expect(maySearchNames({ ...of('review'), isAdmin: false }, 'people')).toBe(false);
});
