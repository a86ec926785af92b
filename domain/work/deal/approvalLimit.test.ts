import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/domainError.ts';
import type { AnyEvent } from '../../registry.ts';
import { by } from '../../testing/contexts.ts';
import { type DealKind, dealKinds } from '../../testing/dealKinds.ts';
import { runs } from '../../testing/rotation.ts';
import { scenario } from '../../testing/scenario.ts';

const upTo = (approvalLimit: number | null) => ({ ...by('office'), approvalLimit });

describe.each(dealKinds as readonly DealKind[])(
  'a member of the office with an approval limit, at an $name',
  ({ name, aggregate, histories, commands, proposals }) => {
    const { decider } = aggregate;
    const waiting = (name === 'offer' ? histories.IS_ACCEPTED : histories.IN_PROGRESS) ?? [];
    const typesOf = (events: unknown) => (events as AnyEvent[]).map(({ type }) => type.replace(/^(Offer|Entry)/, ''));
    const highest = name === 'offer' ? 40_000 : 50_000;

    test.each([null, highest, highest + 1])('approves with the limit %s', (limit) => {
      expect(typesOf(decider.decide(commands.adminApprove, fold(decider, waiting), upTo(limit)))).toContain('AdminApproved');
    });
    test('approves nothing above it', () => {
      scenario(decider)
        .given(...waiting)
        .when(commands.adminApprove, upTo(highest - 1), 'above-limit');
    });
    test('rejects any fee', () => {
      expect(typesOf(decider.decide(commands.adminDisapprove, fold(decider, waiting), upTo(0)))).toContain('AdminDisapproved');
    });
    test('approves a change by the fee after it', () => {
      const agreed = [...(histories.IS_APPROVED ?? []), ...proposals.AGREED];
      scenario(decider)
        .given(...agreed)
        .when(commands.adminApproveChange, upTo(34_999), 'above-limit');
      expect(typesOf(decider.decide(commands.adminApproveChange, fold(decider, agreed), upTo(35_000)))).toContain('ChangeAdminApproved');
    });

    type Held = { readonly status: string; readonly fee?: number; readonly termsNo?: number; readonly proposalNo?: number };
    const yen = fc.integer({ min: 1, max: 9 }).map((most) => most * 20_000);
    const tries = ['changeFee', 'changeTerms', 'agreeChange', 'adminApprove', 'adminApproveChange', 'startDeciding', 'approve'];
    /** What the parties and the office try after an approval. A member without a limit has null. */
    const attempts = fc.array(
      fc.record({
        type: fc.constantFrom(...tries.filter((type) => type in commands)),
        fee: yen,
        alone: fc.option(yen),
        confirmed: fc.boolean(),
      }),
      { minLength: 6, maxLength: 16 },
    );
    const senders: Readonly<Record<string, 'client' | 'talent'>> = { agreeChange: 'talent' };

    test('no fee after the approval is above what the office approved within its limits', () => {
      let raised = 0;
      fc.assert(
        fc.property(attempts, fc.option(yen), (random, alone) => {
          const way = ['adminApprove', 'startDeciding', 'approve'].filter((type) => type in commands);
          const tried = [...way.map((type) => ({ type, fee: 0, alone, confirmed: false })), ...random];
          let state = fold(decider, waiting) as Held;
          let approvedUpTo = 0;
          for (const { type, fee, alone, confirmed } of tried) {
            const isOffice = type.startsWith('admin');
            const context = isOffice
              ? { ...by('office'), approvalLimit: confirmed ? null : alone, aloneUpTo: confirmed ? 0 : alone }
              : by(senders[type] ?? 'client');
            const { termsNo = 1, proposalNo = 0 } = state;
            const command = { ...commands[type], type, ...(type.startsWith('change') && { fee, reason: '増額のため' }) };
            const sent = { ...command, ...('termsNo' in command && { termsNo }), ...('proposalNo' in command && { proposalNo }) };
            try {
              const events = decider.decide(sent, state, context) as AnyEvent[];
              const before = state;
              state = fold(decider, events, state) as Held;
              if (isOffice && events.length > 0) {
                const approved = state.fee ?? highest;
                approvedUpTo = confirmed ? approved : Math.max(approved, alone ?? Number.POSITIVE_INFINITY);
              }
              if (typesOf(events).includes('FeeChanged') && before.status !== 'IS_ACCEPTED') raised += 1;
            } catch (error) {
              if (!(error instanceof DomainError)) throw error;
            }
            if (state.status !== 'IS_ACCEPTED') expect(state.fee ?? 0).toBeLessThanOrEqual(approvedUpTo);
          }
        }),
        { numRuns: runs(300) },
      );
      expect(raised).toBeGreaterThan(0);
    });

    test('a raise above the bound asks the cast and the office; within it, nobody', () => {
      const state = fold(decider, [...waiting, ...(histories.IS_APPROVED ?? []).slice(waiting.length)]);
      const bounded = { ...(state as object), feeUpTo: 60_000 };
      const raise = (fee: number) => ({ type: 'changeFee', fee, reason: '撮影が増えたため' });
      expect(typesOf(decider.decide(raise(60_000), bounded, by('client')))).toEqual(['FeeChanged']);
      expect(typesOf(decider.decide(raise(60_001), bounded, by('client')))).toEqual(['ChangeProposed']);
    });
  },
);
