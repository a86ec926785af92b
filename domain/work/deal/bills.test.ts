import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import type { AnyEvent } from '../../registry.ts';
import { by } from '../../testing/contexts.ts';
import { dealKinds } from '../../testing/dealKinds.ts';
import { scenario } from '../../testing/scenario.ts';

const ends = dealKinds.flatMap((kind) => [
  { ...kind, how: 'closed', ended: kind.histories.IS_CLOSED ?? [] },
  { ...kind, how: 'called off', ended: [...(kind.histories.IS_APPROVED ?? []), ...kind.cancellations.ASKED, kind.cancellationSettled] },
]);

describe.each(ends)('the bill of an $name that is $how', ({ aggregate, commands, histories, ended, billClaimed, billIgnored }) => {
  const story = scenario(aggregate.decider);
  const office = by('office');
  const closedWith = (...events: AnyEvent[]) => story.given(...ended, ...events);
  const { data } = billClaimed;
  const claim = (billId: string) => ({ ...commands.claimBill, billId });
  const numbered = { ...billClaimed, data: { ...data, billId: 'B-1' } } as AnyEvent;
  const reopened = {
    type: billIgnored.type.replace('Ignored', 'Reopened'),
    data: { ...billIgnored.data, reason: '請求先が変わったため' },
  } as AnyEvent;

  test('is claimed with its number', () => closedWith().when(claim('B-1'), office, [numbered]));
  test('is not claimed under another number', () => closedWith(numbered).when(claim('B-2'), office, 'status-conflict'));
  test('is ignored with a reason, which is stored', () => closedWith().when(commands.ignoreBill, office, [billIgnored]));
  test('that is claimed cannot be ignored', () => closedWith(billClaimed).when(commands.ignoreBill, office, 'status-conflict'));
  test('that is ignored cannot be claimed', () => closedWith(billIgnored).when(commands.claimBill, office, 'status-conflict'));
  test('is reopened from both, without its number', () => {
    for (const before of [numbered, billIgnored]) {
      closedWith(before).when(commands.reopenBill, office, [reopened]);
      const state: unknown = fold(aggregate.decider, [...ended, before, reopened]);
      expect(state).toMatchObject({ bill: 'UNCLAIMED', billId: null });
    }
  });
  test('that is unclaimed need not be reopened', () => closedWith().when(commands.reopenBill, office, []));
  test('of a running deal does not exist', () =>
    story.given(...(histories.IS_APPROVED ?? [])).when(commands.claimBill, office, 'status-conflict'));
});
