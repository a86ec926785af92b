import { DAY } from '../kernel/calendar/instants.ts';
import { NOON, uidOf } from '../kernel/exampleWorld.ts';
import { payee } from '../money/payee/payee.ts';
import type { PayoutEvent } from '../money/payout/events.ts';
import { payout } from '../money/payout/payout.ts';

/** When silence counts as agreed (ms). */
export const agreeBy = NOON + 7 * DAY;
const { expected: _, ...said } = payout.commandRows.fix.example;
const about = { talentId: uidOf.talent, month: '2026-10' };
/** The sums of the statement: ¥75,000 without tax. */
export const sums = {
  rates: [{ percent: 10, net: 75_000, tax: 7_500 }],
  net: 75_000,
  tax: 7_500,
  share: 0,
  withheld: 7_657,
  total: 74_843,
};

/** The statement of the example, with other values of some fields. */
export const fixedWith = (change: Partial<Extract<PayoutEvent, { type: 'PayoutFixed' }>['data']> = {}): PayoutEvent => ({
  type: 'PayoutFixed',
  data: { ...said, ...sums, no: 1, payBy: '2026-11-30', fixedAt: NOON, agreeBy, ...change },
});
export const fixed = fixedWith();
export const agreed: PayoutEvent = { type: 'PayoutAgreed', data: { ...about, no: 1, agreedBy: 'TALENT' } };
export const objected: PayoutEvent = { type: 'PayoutObjected', data: { ...about, no: 1, reason: '時間外がありません' } };
export const kept: PayoutEvent = { type: 'PayoutKept', data: { ...about, no: 1, reason: '記録がないため' } };
const ofTransfer = { ...about, transferId: 'transfer-1' };
const to = { bankName: 'あおば銀行', lastDigits: '567', holder: 'ﾔﾏﾀﾞ ﾊﾅｺ' };
export const sent: PayoutEvent = { type: 'PayoutSent', data: { ...ofTransfer, day: '2026-11-25', to } };
export const failed: PayoutEvent = { type: 'PayoutFailed', data: { ...ofTransfer, reason: '口座名義の相違' } };
export const paid: PayoutEvent = { type: 'PayoutPaid', data: { ...ofTransfer, at: '2026-11-20', total: 74_843 } };

/** The first account of a cast. */
export const accountSet = {
  type: 'PayeeAccountSet',
  data: { ...payee.commandRows.setAccount.example, setAt: NOON, from: null },
} as const;
