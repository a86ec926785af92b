import { businessRules } from '../../kernel/businessRules.ts';
import { daysAfter } from '../../kernel/calendar/days.ts';
import { jstDate, startOfJstDay } from '../../kernel/calendar/instants.ts';
import { aggregate, noFields } from '../../kernel/definition.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { allPersonal, personal } from '../../kernel/eventDefinition.ts';
import { labelled, time } from '../../kernel/fieldMeta.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { accountNotice } from '../../kernel/words/row.ts';
import {
  type Accounts,
  accountAt,
  accountInput,
  accountsWith,
  accountsWithout,
  registrationFault,
  storedAccount,
  taxInput,
} from './fields.ts';

const setAt = labelled('登録した日時', time);
const from = labelled('使い始める日時', time);

/** The accounts as fingerprints, times in ms. `taxes`: the fingerprint of how the cast is taxed. */
type Known = Accounts<number> & { readonly status: 'KNOWN'; readonly taxes: number | null };
/** The state of a cast's payment settings, without texts. */
export type PayeeState = { readonly status: 'NONE' | 'LEFT' } | Known;

const blank: Known = { status: 'KNOWN', account: null, next: null, nextFrom: null, taxes: null };
const changed = (state: PayeeState, change: (known: Known) => Partial<Known>): PayeeState => {
  if (state.status === 'LEFT') return state;
  const known = state.status === 'KNOWN' ? state : blank;
  return { ...known, ...change(known) };
};
const knownOf = (state: PayeeState): Known => {
  if (state.status === 'LEFT') throw new DomainError('account-withdrawn');
  return state.status === 'KNOWN' ? state : blank;
};

const own = { by: 'talent', entity: 'own' } as const;

/**
 * How a cast is paid: one stream per cast. A changed account is used three days later, so that a
 * thief of a sign-in is noticed by the mail before money leaves.
 */
export const payee = aggregate<PayeeState>({
  name: 'payee',
  readers: 'nobody',
  initial: { status: 'NONE' },
  snapshotSchema: 1,
})
  .events(
    {
      /** `from` is null for the first account, which is used at once. */
      PayeeAccountSet: {
        data: { ...allPersonal(storedAccount), setAt, from: from.nullable() },
        words: {
          history: 'お受け取り口座を登録',
          ...accountNotice(
            'person',
            'talentPayments',
            'お受け取り口座を登録しました',
            '変更のときは、3日後から新しい口座を使います。お心当たりがない場合は、すぐに変更を取りやめ、パスワードを変更してください。',
          ),
        },
        evolve: (state, { setAt, from, ...account }) => changed(state, (known) => accountsWith(known, fingerprint(account), setAt, from)),
      },
      PayeeAccountKept: { data: {}, words: 'お受け取り口座の変更を取りやめ', evolve: (state) => changed(state, accountsWithout) },
      PayeeTaxesSet: {
        data: { isCompany: taxInput.isCompany, registration: personal(taxInput.registration) },
        words: '税金の扱いを登録',
        evolve: (state, taxes) => changed(state, () => ({ taxes: fingerprint(taxes) })),
      },
      PayeeLeft: { data: {}, words: '退会によりお受け取り口座を消去', evolve: () => ({ status: 'LEFT' }) },
    },
    (uid) => uid,
  )
  .commands({
    setAccount: {
      ...own,
      begins: true,
      payload: accountInput,
      example: {
        bankName: 'あおば銀行',
        bankCode: '0149',
        branchName: '恵比寿支店',
        branchCode: '231',
        kind: 'ORDINARY',
        number: '0034567',
        holder: 'ﾔﾏﾀﾞ ﾊﾅｺ',
      },
      decide: (account, state, { now }) => {
        const held = knownOf(state);
        const print = fingerprint(account);
        const current = accountAt(held, now);
        const isPending = held.nextFrom !== null && now < held.nextFrom;
        if (print === (isPending ? held.next : current)) return [];
        if (print === current) return [{ type: 'PayeeAccountKept', data: {} }];
        const from = current === null ? null : startOfJstDay(daysAfter(jstDate(now), businessRules.accountChangeDays));
        return [{ type: 'PayeeAccountSet', data: { ...account, setAt: now, from } }];
      },
    },
    /** The change that is not in effect yet is withdrawn. */
    keepAccount: {
      ...own,
      ...noFields,
      after: ['setAccount', { type: 'setAccount', number: '7654321' }],
      decide: (_, state, { now }) => {
        const { nextFrom } = knownOf(state);
        return nextFrom !== null && now < nextFrom ? [{ type: 'PayeeAccountKept', data: {} }] : [];
      },
    },
    setTaxes: {
      ...own,
      begins: true,
      payload: taxInput,
      example: { isCompany: false, registration: 'T1234567890123' },
      decide: (taxes, state) => {
        const fault = registrationFault(taxes);
        if (fault !== null) throw new DomainError('invalid-argument', { registration: fault });
        return knownOf(state).taxes === fingerprint(taxes) ? [] : [{ type: 'PayeeTaxesSet', data: taxes }];
      },
    },
    withdraw: {
      by: 'system',
      ...noFields,
      after: ['setAccount'],
      decide: (_, { status }) => (status === 'KNOWN' ? [{ type: 'PayeeLeft', data: {} }] : []),
    },
  });
