import { describe, expect, test } from 'vitest';
import { fold } from '../kernel/decider.ts';
import type { AnyEvent } from '../registry.ts';
import { by } from '../testing/contexts.ts';
import { type DealKind, dealKinds } from '../testing/dealKinds.ts';
import { scenario } from '../testing/scenario.ts';

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
        .when(commands.adminApprove, upTo(highest - 1))
        .thenRefused('above-limit');
    });
    test('rejects any fee', () => {
      expect(typesOf(decider.decide(commands.adminDisapprove, fold(decider, waiting), upTo(0)))).toContain('AdminDisapproved');
    });
    test('approves a change by the fee after it', () => {
      const agreed = [...(histories.IS_APPROVED ?? []), ...proposals.AGREED];
      scenario(decider)
        .given(...agreed)
        .when(commands.adminApproveChange, upTo(34_999))
        .thenRefused('above-limit');
      expect(typesOf(decider.decide(commands.adminApproveChange, fold(decider, agreed), upTo(35_000)))).toContain('ChangeAdminApproved');
    });
  },
);
