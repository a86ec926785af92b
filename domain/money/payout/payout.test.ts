import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { by, DAY, NOON, uidOf } from '../../testing/contexts.ts';
import { agreeBy, agreed, failed, fixed, fixedWith, kept, objected, paid, sent, sums } from '../../testing/payoutSamples.ts';
import { scenario } from '../../testing/scenario.ts';
import type { PayoutEvent } from './events.ts';
import { payoutIdOf } from './fields.ts';
import { type PayoutCommand, payout } from './payout.ts';
import { sumsOf, withheldOf } from './statement.ts';

const { decider } = payout;
const story = scenario(decider);
const office = by('office');
const talent = by('talent');
const { example } = payout.commandRows.fix;
const fix = { type: 'fix', ...example } as const;
const about = { talentId: uidOf.talent, month: '2026-10' };
const inSecond = { ...sent, data: { ...sent.data, transferId: 'transfer-2' } } as PayoutEvent;
const object = { type: 'object', no: 1, reason: '時間外がありません' } as const;
const send = { type: 'send', ...payout.commandRows.send.example } as const;
const pay = { type: 'recordPaid', transferId: 'transfer-1', at: '2026-11-20' } as const;

describe('a statement', () => {
  test('is made of the deals of a month that is over; twice gives one event', () => {
    story.given().when(fix, office, [fixed]);
    story.given(fixed).when(fix, office, []);
    story.given(fixed, agreed).when(fix, office, []);
    story.given().when({ ...fix, month: '2026-11' }, office, 'month-not-over');
    story.given().when({ ...fix, lines: [] }, office, 'nothing-to-pay');
    story.given().when({ ...fix, expected: { count: 2, total: 1 } }, office, 'payout-changed');
    story.given().when({ ...fix, talentId: uidOf.office }, office, 'permission-denied');
  });
  test('is agreed to by its cast in the version that the cast read', () => {
    story.given(fixed).when({ type: 'agree', no: 1 }, talent, [agreed]);
    story.given(fixed, agreed).when({ type: 'agree', no: 1 }, talent, []);
    story.given(fixedWith({ no: 2 })).when({ type: 'agree', no: 1 }, talent, 'payout-changed');
    story.given(fixed).when({ type: 'agree', no: 1 }, by('talent', NOON, 'talent-2'), 'permission-denied');
  });
  test('counts as agreed after seven days of silence, and not after an objection', () => {
    story.given(fixed).when({ type: 'assumeAgreed' }, by('system', agreeBy - 1), 'deadline-not-reached');
    const silent: PayoutEvent = { type: 'PayoutAgreed', data: { ...about, no: 1, agreedBy: 'SILENCE' } };
    story.given(fixed).when({ type: 'assumeAgreed' }, by('system', agreeBy), [silent]);
    story.given(fixed, objected).when({ type: 'assumeAgreed' }, by('system', agreeBy), []);
    story.given(fixed).when(object, by('talent', agreeBy), 'deadline-passed');
  });
  test('answers an objection corrected, with seven days again, or stays with a reason', () => {
    story.given(fixed).when(object, talent, [objected]);
    story.given(fixed, objected).when(fix, office, 'payout-same');
    const company = { ...sums, withheld: 0, total: 82_500 };
    const corrected = fixedWith({ no: 2, isCompany: true, ...company, fixedAt: NOON + DAY, agreeBy: agreeBy + DAY });
    const again = { ...fix, isCompany: true, expected: { count: 2, total: 82_500 } } as const;
    story.given(fixed, objected).when(again, by('office', NOON + DAY), [corrected]);
    story.given(fixed, objected).when({ type: 'keep', no: 1, reason: '記録がないため' }, office, [kept]);
    story.given(fixed, objected, kept).when(send, by('system'), [sent]);
    story.given(fixed, agreed).when(again, office, 'status-conflict');
  });
});

describe('a payment', () => {
  test('begins after the agreement, and needs an account', () => {
    story.given(fixed).when(send, by('system'), 'status-conflict');
    story.given(fixed, agreed).when(send, by('system'), [sent]);
    story.given(fixed, agreed, sent).when(send, by('system'), []);
    story.given(fixed, agreed).when({ ...send, to: null }, by('system'), 'account-missing');
  });
  test('is part of one transfer at a time; after a failure of another one', () => {
    const second = { ...send, transferId: 'transfer-2' } as const;
    story.given(fixed, agreed, sent).when(second, by('system'), 'status-conflict');
    story.given(fixed, agreed, sent, paid).when(second, by('system'), 'status-conflict');
    story.given(fixed, agreed, sent, failed).when(second, by('system'), [inSecond]);
    // The same transfer, announced late.
    story.given(fixed, agreed, sent, failed).when(send, by('system'), []);
  });
  test('is recorded as paid or failed, for the last transfer only', () => {
    story.given(fixed, agreed, sent).when(pay, office, [paid]);
    story.given(fixed, agreed, sent, paid).when(pay, office, []);
    story.given(fixed, agreed, sent).when({ ...pay, at: '2026-11-21' }, office, 'invalid-argument');
    story.given(fixed, agreed, sent).when({ type: 'recordFailed', transferId: 'transfer-1', reason: '口座名義の相違' }, office, [failed]);
    const again = inSecond;
    story.given(fixed, agreed, sent, failed, again).when(pay, office, 'status-conflict');
    story
      .given(fixed, agreed, sent, failed, again)
      .when({ type: 'recordFailed', transferId: 'transfer-1', reason: '遅れた知らせ' }, office, 'status-conflict');
  });
  test('has no texts and no account in its state', () => {
    const state = JSON.stringify(fold(decider, [fixed, agreed, sent, paid]));
    for (const word of ['山田', '567', 'ﾔﾏﾀﾞ', '司会', 'T1234567890123']) expect(state).not.toContain(word);
  });
});

test('withholding is 10.21 % up to a million yen and 20.42 % above, rounded down', () => {
  expect([75_000, 9_999, 0, 1_000_000, 1_000_001, 1_500_000].map(withheldOf)).toEqual([7_657, 1_020, 0, 102_100, 102_100, 204_200]);
  expect(sumsOf([{ net: 2_000_000, percent: 10, share: 100_000 }], false)).toMatchObject({
    withheld: 306_300,
    share: 110_000,
    total: 1_783_700,
  });
  expect(sumsOf([{ net: 2_000_000, percent: 10, share: 100_000 }], true)).toMatchObject({ withheld: 0, total: 2_090_000 });
});

test('no yen is lost: the parts of any statement add up to its total', () => {
  const line = fc
    .integer({ min: 1, max: 99_999_999 })
    .chain((net) => fc.record({ net: fc.constant(net), percent: fc.constantFrom(8, 10), share: fc.nat({ max: net }) }));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), fc.boolean(), (lines, isCompany) => {
      const { rates, net, tax, share, withheld, total } = sumsOf(lines, isCompany);
      expect(net).toBe(lines.reduce((sum, each) => sum + each.net, 0));
      expect(rates.reduce((sum, rate) => sum + rate.net + rate.tax, 0)).toBe(net + tax);
      expect(total).toBe(net + tax - share - withheld);
      expect([net, tax, share, withheld, total].every(Number.isSafeInteger)).toBe(true);
    }),
  );
});

/** Commands as they can arrive: late, repeated, and for transfers that others are part of. */
const beforePayment = fc.constantFrom<PayoutCommand>(
  fix,
  { ...fix, isCompany: true, expected: { count: 2, total: 82_500 } },
  { type: 'agree', no: 1 },
  { type: 'agree', no: 2 },
  object,
  { type: 'assumeAgreed' },
  { type: 'keep', no: 1, reason: '記録がないため' },
);
const failing = { type: 'recordFailed', transferId: 'transfer-1', reason: '口座名義の相違' } as const;
const ofPayment = fc
  .tuple(fc.constantFrom(send, pay, failing), fc.constantFrom('transfer-1', 'transfer-2', 'transfer-3'))
  .map(([command, transferId]): PayoutCommand => ({ ...command, transferId }));
const anyCommand = fc.oneof({ weight: 1, arbitrary: beforePayment }, { weight: 3, arbitrary: ofPayment });
const senders = { fix: office, keep: office, recordPaid: office, recordFailed: office, agree: talent, object: talent } as const;
const contextOf = ({ type }: PayoutCommand, late: boolean) => {
  const context = (senders as Partial<Record<string, typeof office>>)[type] ?? by('system');
  return { ...context, now: late ? agreeBy : NOON };
};

/** The transfers that left and did not fail. Throws if money leaves that may not. */
const outstandingAfter = (events: readonly PayoutEvent[]): ReadonlySet<string> => {
  const [left, outstanding] = [new Set<string>(), new Set<string>()];
  for (const { type, data } of events) {
    if (type === 'PayoutSent') {
      expect([...outstanding, left.has(data.transferId)]).toEqual([false]);
      left.add(data.transferId);
      outstanding.add(data.transferId);
    } else if (type === 'PayoutFailed') expect(outstanding.delete(data.transferId)).toBe(true);
    else if (type === 'PayoutPaid') expect([...outstanding]).toEqual([data.transferId]);
  }
  return outstanding;
};

test('no history of late and repeated commands pays a cast twice', () => {
  const attempts = fc.array(fc.tuple(anyCommand, fc.boolean(), fc.boolean()), { maxLength: 40 });
  let payments = 0;
  fc.assert(
    fc.property(attempts, fc.constantFrom([], [fixed, agreed]), (attempted, given: readonly PayoutEvent[]) => {
      const log = [...given];
      const run = (command: PayoutCommand, late: boolean): number => {
        try {
          const events = decider.decide(command, fold(decider, log), contextOf(command, late));
          log.push(...events);
          return events.length;
        } catch (error) {
          if (error instanceof DomainError) return 0;
          throw error;
        }
      };
      for (const [command, late, repeats] of attempted) {
        run(command, late);
        // The process crashed before it could note that the command was done.
        if (repeats) expect(run(command, late)).toBe(0);
      }
      const outstanding = outstandingAfter(log);
      const state = fold(decider, log);
      if (state.status === 'PAID') expect(outstanding.size).toBe(1);
      payments += outstanding.size;
    }),
    { numRuns: 500 },
  );
  expect(payments).toBeGreaterThan(50);
});

test('a month of a cast has one id', () => expect(payoutIdOf('talent-1', '2026-10')).toBe('talent-1_2026-10'));
