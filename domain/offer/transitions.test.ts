import { match } from 'ts-pattern';
import { describe, expect, test } from 'vitest';
import { fold } from '../kernel/decider.ts';
import { by, DAY, HOUR, NOON } from '../testing/contexts.ts';
import { answerDue, billClaimed, commands, histories, reminderDue, type StateName, terms } from '../testing/offerHistories.ts';
import { refusalOf, scenario } from '../testing/scenario.ts';
import { type OfferCommand, offerCommand } from './commands.ts';
import type { OfferEvent } from './events.ts';
import { decider } from './offer.ts';
import { sender } from './sender.ts';
import type { OfferState } from './state.ts';
import { activeOfferStatuses, offerStatuses } from './status.ts';

type CommandName = OfferCommand['type'];
type Row = {
  readonly command: CommandName;
  readonly who: 'client' | 'talent' | 'office' | 'system';
  readonly from: readonly StateName[];
  readonly to: StateName | 'same';
  readonly event: OfferEvent['type'];
};

const row = (command: CommandName, who: Row['who'], from: readonly StateName[], to: Row['to'], event: OfferEvent['type']): Row => ({
  ...{ command, who, from, to, event },
});

/** The transition table of the offer (design section 3). */
const table: readonly Row[] = [
  row('inquire', 'client', ['NONE'], 'IN_INQUIRY', 'OfferInquired'),
  row('refuseInquiry', 'talent', ['IN_INQUIRY'], 'IS_INQUIRY_REFUSED', 'OfferInquiryRefused'),
  row('makeOffer', 'client', ['NONE', 'IN_INQUIRY'], 'IN_PROGRESS', 'OfferMade'),
  row('accept', 'talent', ['IN_PROGRESS'], 'IS_ACCEPTED', 'OfferAccepted'),
  row('refuse', 'talent', ['IN_PROGRESS'], 'IS_REFUSED', 'OfferRefused'),
  row('adminApprove', 'office', ['IS_ACCEPTED'], 'IS_ADMIN_APPROVED', 'OfferAdminApproved'),
  row('adminDisapprove', 'office', ['IS_ACCEPTED'], 'IS_ADMIN_DISAPPROVED', 'OfferAdminDisapproved'),
  row('approve', 'client', ['IS_ADMIN_APPROVED'], 'IS_APPROVED', 'OfferApproved'),
  row('decline', 'client', ['IS_ADMIN_APPROVED'], 'IS_REFUSED', 'OfferDeclined'),
  row('cancel', 'client', ['IN_INQUIRY', 'IN_PROGRESS', 'IS_ACCEPTED', 'IS_ADMIN_APPROVED'], 'IS_CANCELED', 'OfferCanceled'),
  row('remindAccept', 'system', ['IN_PROGRESS'], 'same', 'OfferAcceptReminded'),
  row('remindApprove', 'system', ['IS_ADMIN_APPROVED'], 'same', 'OfferApproveReminded'),
  row('expire', 'system', ['IN_PROGRESS', 'IS_ADMIN_APPROVED'], 'IS_EXPIRED', 'OfferExpired'),
  row('changeFee', 'client', ['IN_PROGRESS', 'IS_ACCEPTED', 'IS_ADMIN_APPROVED', 'IS_APPROVED'], 'same', 'OfferFeeChanged'),
  row('changeSchedule', 'client', ['IN_PROGRESS', 'IS_ACCEPTED', 'IS_ADMIN_APPROVED', 'IS_APPROVED'], 'same', 'OfferScheduleChanged'),
  row('close', 'system', ['IS_APPROVED'], 'IS_CLOSED', 'OfferClosed'),
  row('forceClose', 'office', activeOfferStatuses, 'IS_ADMIN_CLOSED', 'OfferForceClosed'),
  row('claimBill', 'office', ['IS_CLOSED'], 'same', 'OfferBillClaimed'),
  row('ignoreBill', 'office', ['IS_CLOSED'], 'same', 'OfferBillIgnored'),
  row('reopenBill', 'office', ['IS_CLOSED'], 'same', 'OfferBillReopened'),
];

/** Where a command finds its work done: it answers with no event, so that a repetition does no harm. */
const fulfilled: readonly (readonly [CommandName, StateName])[] = [
  ['inquire', 'IN_INQUIRY'],
  ['refuseInquiry', 'IS_INQUIRY_REFUSED'],
  ['makeOffer', 'IN_PROGRESS'],
  ['accept', 'IS_ACCEPTED'],
  ['refuse', 'IS_REFUSED'],
  ['adminApprove', 'IS_ADMIN_APPROVED'],
  ['adminDisapprove', 'IS_ADMIN_DISAPPROVED'],
  ['approve', 'IS_APPROVED'],
  ['decline', 'IS_REFUSED'],
  ['cancel', 'IS_CANCELED'],
  ['expire', 'IS_EXPIRED'],
  ['close', 'IS_CLOSED'],
  ['forceClose', 'IS_ADMIN_CLOSED'],
];

/** When each command comes: deadlines at their hour, people while the answer is awaited. */
const timeOf: Partial<Record<CommandName, number>> = {
  remindAccept: reminderDue,
  remindApprove: reminderDue,
  expire: answerDue,
  close: terms.scheduleToClose,
};

const statuses: readonly StateName[] = ['NONE', ...offerStatuses];
const names = offerCommand.options.map(({ shape }) => shape.type.value);
const pairs = names.flatMap((command) => statuses.map((status) => ({ command, status })));

/** A bill can be reopened only once it is claimed. */
const historyOf = (status: StateName, command: CommandName): readonly OfferEvent[] =>
  status === 'IS_CLOSED' && command === 'reopenBill' ? [...histories.IS_CLOSED, billClaimed] : histories[status];

const outcomesOf = ({ command, status }: { command: CommandName; status: StateName }) => ({
  rows: table.filter((each) => each.command === command && each.from.includes(status)),
  fulfilled: fulfilled.filter(([name, where]) => name === command && where === status),
});

/** By the table, not by the code: a sender that changes is noticed at each pair. */
const whoSends = Object.fromEntries(table.map(({ command, who }) => [command, who])) as Record<CommandName, Row['who']>;

describe('the transition table', () => {
  test('there are 13 states and 20 commands: 260 pairs, none twice, none in two outcomes', () => {
    expect(statuses).toHaveLength(13);
    expect(names).toHaveLength(20);
    expect(new Set(pairs.map(({ command, status }) => `${command} ${status}`)).size).toBe(260);
    expect(pairs.filter((pair) => outcomesOf(pair).rows.length + outcomesOf(pair).fulfilled.length > 1)).toEqual([]);
  });

  test('every command has one row, and only its sender may send it', () => {
    expect(table.map(({ command }) => command).sort()).toEqual([...names].sort());
    expect(Object.fromEntries(table.map(({ command, who }) => [command, who]))).toEqual(sender);
  });

  test('every history leads to the status it is named after', () => {
    for (const status of statuses) expect(fold(decider, histories[status]).status).toBe(status);
  });
});

describe.each(statuses)('in %s', (status) => {
  test.each(names)('%s', (command) => {
    const history = historyOf(status, command);
    const state = fold(decider, history);
    const context = by(whoSends[command], timeOf[command] ?? NOON + HOUR);
    const outcomes = outcomesOf({ command, status });
    const [taken] = outcomes.rows;
    if (taken) {
      const events = decider.decide(commands[command], state, context);
      expect(events.map(({ type }) => type)).toEqual([taken.event]);
      expect(fold(decider, events, state).status).toBe(taken.to === 'same' ? status : taken.to);
    } else if (outcomes.fulfilled.length > 0) {
      expect(decider.decide(commands[command], state, context)).toEqual([]);
    } else {
      scenario(decider)
        .given(...history)
        .when(commands[command], context)
        .thenRefused(status === 'NONE' ? 'not-found' : 'status-conflict');
    }
  });

  test.each(names)('%s from anybody but its sender is refused', (command) => {
    const state = fold(decider, historyOf(status, command));
    const now = timeOf[command] ?? NOON + DAY;
    for (const role of ['client', 'talent', 'office', 'system', null] as const) {
      if (role === whoSends[command]) continue;
      expect(refusalOf(() => decider.decide(commands[command], state, by(role, now)))?.code).toBe('permission-denied');
    }
  });
});

test('a match that lacks a status does not compile', () => {
  const incomplete = (state: OfferState) =>
    match(state)
      .with({ status: 'NONE' }, () => 'nothing yet')
      .with({ status: 'IN_INQUIRY' }, () => 'inquiring')
      // @ts-expect-error eleven statuses are not decided
      .exhaustive();
  expect(incomplete({ status: 'NONE' })).toBe('nothing yet');
});
