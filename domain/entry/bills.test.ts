import { describe, test } from 'vitest';
import { by } from '../testing/contexts.ts';
import { billClaimed, billIgnored, commands, histories, parties } from '../testing/entryHistories.ts';
import { scenario } from '../testing/scenario.ts';
import { decider } from './entry.ts';
import type { EntryEvent } from './events.ts';

const story = scenario(decider);
const { claimBill, ignoreBill, reopenBill } = commands;

describe('the bill of a closed entry', () => {
  const closedWith = (...events: EntryEvent[]) => story.given(...histories.IS_CLOSED, ...events);
  const numbered: EntryEvent = { type: 'EntryBillClaimed', data: { ...parties, billId: 'B-1' } };
  const office = by('office');
  test('is claimed with its number', () =>
    closedWith()
      .when({ ...claimBill, billId: 'B-1' }, office)
      .then([numbered]));
  test('is claimed once', () =>
    closedWith(numbered)
      .when({ ...claimBill, billId: 'B-1' }, office)
      .then([]));
  test('is not claimed under another number', () =>
    closedWith(numbered)
      .when({ ...claimBill, billId: 'B-2' }, office)
      .thenRefused('status-conflict'));
  test('is ignored', () => closedWith().when(ignoreBill, office).then([billIgnored]));
  test('is ignored once', () => closedWith(billIgnored).when(ignoreBill, office).then([]));
  test('that is claimed cannot be ignored', () => closedWith(billClaimed).when(ignoreBill, office).thenRefused('status-conflict'));
  test('that is ignored cannot be claimed', () => closedWith(billIgnored).when(claimBill, office).thenRefused('status-conflict'));
  test('comes back from both', () => {
    for (const before of [billClaimed, billIgnored])
      closedWith(before)
        .when(reopenBill, office)
        .then([{ type: 'EntryBillReopened', data: parties }]);
  });
  test('that is open need not be reopened', () => closedWith().when(reopenBill, office).then([]));
  test('is not the client’s to claim', () => closedWith().when(claimBill, by('client')).thenRefused('permission-denied'));
  test('of a running entry does not exist', () =>
    story
      .given(...histories.IS_APPROVED)
      .when(claimBill, office)
      .thenRefused('status-conflict'));
});
