import { describe, expect, test } from 'vitest';
import { startOfJstDay } from '../../kernel/calendar/instants.ts';
import { fold } from '../../kernel/decider.ts';
import { by, DAY, NOON } from '../../testing/contexts.ts';
import { scenario } from '../../testing/scenario.ts';
import { type Accounts, accountAt, accountInput, accountsWith, hintInWords, hintOf, registrationFault } from './fields.ts';
import { payee } from './payee.ts';
import { zenginText } from './zenginText.ts';

const story = scenario(payee.decider);
const talent = by('talent');
const { example: account } = payee.commandRows.setAccount;
const other = { ...account, number: '7654321' };
const set = { type: 'setAccount', ...account } as const;
const change = { type: 'setAccount', ...other } as const;
const IN_THREE_DAYS = startOfJstDay('2026-11-23');
const first = { type: 'PayeeAccountSet', data: { ...account, setAt: NOON, from: null } } as const;
const changed = { type: 'PayeeAccountSet', data: { ...other, setAt: NOON, from: IN_THREE_DAYS } } as const;
const kept = { type: 'PayeeAccountKept', data: {} } as const;

describe('the account of a cast', () => {
  test('is used at once if it is the first; twice gives one event', () => {
    story.given().when(set, talent, [first]);
    story.given(first).when(set, talent, []);
  });
  test('is used three days later after a change, and the change can be withdrawn until then', () => {
    story.given(first).when(change, talent, [changed]);
    story.given(first, changed).when(change, talent, []);
    story.given(first, changed).when({ type: 'keepAccount' }, talent, [kept]);
    story.given(first, changed).when({ type: 'keepAccount' }, by('talent', IN_THREE_DAYS), []);
    story.given(first, changed).when(set, talent, [kept]);
  });
  test('is the changed one from the third day on', () => {
    const back = { ...first.data, setAt: IN_THREE_DAYS, from: startOfJstDay('2026-11-26') };
    story.given(first, changed).when(set, by('talent', IN_THREE_DAYS), [{ type: 'PayeeAccountSet', data: back }]);
    story.given(first, changed).when(change, by('talent', IN_THREE_DAYS), []);
  });
  test('is erased with the person, and the state keeps no number', () => {
    const left = { type: 'PayeeLeft', data: {} } as const;
    story.given(first).when({ type: 'withdraw' }, by('system'), [left]);
    story.given().when({ type: 'withdraw' }, by('system'), []);
    story.given(first, left).when(set, talent, 'account-withdrawn');
    expect(JSON.stringify(fold(payee.decider, [first]))).not.toContain(account.number);
  });
});

test('which account is in effect at a time', () => {
  const none: Accounts<string> = { account: null, next: null, nextFrom: null };
  const held = accountsWith(accountsWith(none, 'old', NOON, null), 'new', NOON + DAY, NOON + 4 * DAY);
  expect([NOON, NOON + 4 * DAY - 1, NOON + 4 * DAY].map((at) => accountAt(held, at))).toEqual(['old', 'old', 'new']);
  // A second change takes the place of a pending one, but not of one in effect.
  expect(accountAt(accountsWith(held, 'third', NOON + 2 * DAY, NOON + 5 * DAY), NOON + 4 * DAY)).toBe('old');
  expect(accountAt(accountsWith(held, 'third', NOON + 5 * DAY, NOON + 8 * DAY), NOON + 5 * DAY)).toBe('new');
});

describe('the holder of an account', () => {
  test.each([
    ['やまだ　はなこ', 'ﾔﾏﾀﾞ ﾊﾅｺ'],
    ['ヤマダ ハナコ', 'ﾔﾏﾀﾞ ﾊﾅｺ'],
    ['ﾔﾏﾀﾞ ﾊﾅｺ', 'ﾔﾏﾀﾞ ﾊﾅｺ'],
    ['カ）キャストヒロバ', 'ｶ)ｷﾔｽﾄﾋﾛﾊﾞ'],
    ['Ｊｏｈｎ・ポールー', 'JOHN.ﾎﾟ-ﾙ-'],
    ['ヲガワ', 'ｵｶﾞﾜ'],
  ])('%s is written as %s', (typed, written) => {
    expect(zenginText(typed)).toBe(written);
    expect(accountInput.holder.parse(typed)).toBe(written);
  });
  test.each(['山田花子', 'ﾔﾏﾀﾞ@', '', 'ヤ'.repeat(31), 'ガ'.repeat(16)])('%s is refused', (typed) =>
    expect(accountInput.holder.safeParse(typed).success).toBe(false),
  );
});

test('others see the last three digits of an account', () => expect(hintInWords(hintOf(account))).toBe('あおば銀行 末尾567 ﾔﾏﾀﾞ ﾊﾅｺ'));

test('the registration number of a company has a check digit', () => {
  const taxes = { type: 'setTaxes', isCompany: true, registration: 'T7123456789012' } as const;
  story.given().when(taxes, talent, [{ type: 'PayeeTaxesSet', data: { isCompany: true, registration: 'T7123456789012' } }]);
  story.given().when({ ...taxes, registration: 'T1123456789012' }, talent, 'invalid-argument', ['registration']);
  expect(registrationFault({ isCompany: false, registration: 'T1123456789012' })).toBeNull();
  expect(registrationFault({ isCompany: false, registration: '1123456789012' })).not.toBeNull();
  expect(registrationFault({ isCompany: false, registration: null })).toBeNull();
});
