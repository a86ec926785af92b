import type { TimeField } from './row.ts';

/**
 * The rows of the deal table for answers that the office gave for the cast; offers and entries
 * share them. `held`: the statuses after such an answer, including ends of the deal.
 */
export const proxyRows = <const Prefix extends 'Offer' | 'Entry', const Held extends readonly string[]>(prefix: Prefix, held: Held) =>
  ({
    // The answer triggers it in its commit. No callable accepts it.
    noteProxy: {
      by: 'system',
      act: true,
      from: held,
      moves: { part: 'proxy', from: ['NONE', 'OPEN', 'SETTLED'], to: 'OPEN' },
      event: `${prefix}AnsweredOnBehalf`,
      to: 'same',
    },
    disputeProxy: {
      by: 'talent',
      from: held,
      until: 'proxyDue',
      moves: { part: 'proxy', from: ['OPEN'], to: 'DISPUTED' },
      event: `${prefix}ProxyDisputed`,
      to: 'same',
    },
    settleProxy: {
      by: 'office',
      duties: ['review'],
      from: held,
      // The cancellation has to be settled first, because it may end with an amount.
      cancellationRequested: false,
      moves: { part: 'proxy', from: ['DISPUTED'], to: 'SETTLED' },
      undoes: true,
      event: `${prefix}ProxySettled`,
      to: 'same',
    },
  }) as const;

/**
 * The rows of the deal table for the cancellation of a concluded deal. Offers and entries share
 * them.
 */
export const cancelRows = <const Prefix extends 'Offer' | 'Entry'>(prefix: Prefix) =>
  ({
    requestCancellation: {
      by: ['client', 'talent'],
      from: ['IS_APPROVED'],
      until: 'scheduleToClose',
      mustMatch: 'termsNo',
      blockedByProposal: true,
      moves: { part: 'cancellation', from: ['NONE'], to: 'ASKED', past: 'REMINDED' },
      event: `${prefix}CancellationRequested`,
      to: 'same',
      stamp: 'calledOffAt',
    },
    withdrawCancellation: {
      by: ['client', 'talent'],
      from: ['IS_APPROVED'],
      ofAsker: true,
      // After the reminder only the office decides: asking and taking back must not hold a deal
      // open.
      moves: { part: 'cancellation', from: ['ASKED'], to: 'NONE' },
      event: `${prefix}CancellationWithdrawn`,
      to: 'same',
    },
    settleCancellation: {
      by: 'office',
      duties: ['review'],
      from: ['IS_APPROVED'],
      cancellationRequested: true,
      mustMatch: 'calledOffAt',
      event: `${prefix}CancellationSettled`,
      to: 'IS_ADMIN_CLOSED',
      stamp: 'adminCancelAt',
      bills: 'cancelFee',
    },
    dismissCancellation: {
      by: 'office',
      duties: ['review'],
      from: ['IS_APPROVED'],
      cancellationRequested: true,
      mustMatch: 'calledOffAt',
      moves: { part: 'cancellation', from: ['ASKED', 'REMINDED'], to: 'NONE' },
      event: `${prefix}CancellationDismissed`,
      to: 'same',
    },
    remindCancellation: {
      by: 'system',
      from: ['IS_APPROVED'],
      since: 'settleBy',
      moves: { part: 'cancellation', from: ['ASKED'], to: 'REMINDED' },
      event: `${prefix}CancellationReminded`,
      to: 'same',
    },
  }) as const;

/** The statuses in which a bill can exist. */
const billed = ['IS_CLOSED', 'IS_ADMIN_CLOSED'] as const;

/** The rows of the deal table for the bill of an ended deal. Offers and entries share them. */
export const billRows = <const Prefix extends 'Offer' | 'Entry'>(prefix: Prefix) =>
  ({
    claimBill: {
      by: ['office', 'system'],
      duties: ['billing'],
      from: billed,
      moves: { part: 'bill', from: ['UNCLAIMED'], to: 'CLAIMED' },
      event: `${prefix}BillClaimed`,
      to: 'same',
    },
    ignoreBill: {
      by: 'office',
      duties: ['billing'],
      from: billed,
      moves: { part: 'bill', from: ['UNCLAIMED'], to: 'IGNORED' },
      event: `${prefix}BillIgnored`,
      to: 'same',
    },
    reopenBill: {
      by: ['office', 'system'],
      duties: ['billing'],
      from: billed,
      moves: { part: 'bill', from: ['CLAIMED', 'IGNORED'], to: 'UNCLAIMED' },
      event: `${prefix}BillReopened`,
      to: 'same',
    },
  }) as const;

/**
 * The rows of the deal table for changed terms; offers and entries share them. `agreed`: the
 * statuses in which the cast has agreed to the terms. `until`: the end of each. `atTalent`,
 * `atOffice`: the command that the last consent triggers in the same commit, by status.
 */
export const changeRows = <
  const Prefix extends 'Offer' | 'Entry',
  const Agreed extends readonly string[],
  const Until extends Partial<Record<Agreed[number], TimeField>>,
  const AtTalent extends Partial<Record<Agreed[number], string>>,
  const AtOffice extends Partial<Record<Agreed[number], string>>,
>(
  prefix: Prefix,
  agreed: Agreed,
  until: Until,
  atTalent: AtTalent,
  atOffice: AtOffice,
) =>
  ({
    proposeChange: {
      by: 'client',
      from: agreed,
      until,
      blockedByProposal: true,
      cancellationRequested: false,
      moves: { part: 'proposal', from: ['NONE', 'TAKEN'], to: 'OPEN' },
      event: `${prefix}ChangeProposed`,
      to: 'same',
    },
    agreeChange: {
      by: 'talent',
      duties: ['review'],
      onBehalf: true,
      from: agreed,
      cancellationRequested: false,
      until: 'proposalDue',
      mustMatch: 'proposalNo',
      moves: { part: 'proposal', from: ['OPEN'], to: 'AGREED', past: 'TAKEN' },
      event: `${prefix}ChangeAgreed`,
      to: 'same',
      thenRuns: atTalent,
    },
    declineChange: {
      by: 'talent',
      duties: ['review'],
      onBehalf: true,
      from: agreed,
      until: 'proposalDue',
      mustMatch: 'proposalNo',
      moves: { part: 'proposal', from: ['OPEN'], to: 'NONE' },
      event: `${prefix}ChangeDeclined`,
      to: 'same',
    },
    withdrawChange: {
      by: 'client',
      from: agreed,
      mustMatch: 'proposalNo',
      moves: { part: 'proposal', from: ['OPEN', 'AGREED'], to: 'NONE' },
      event: `${prefix}ChangeWithdrawn`,
      to: 'same',
    },
    adminApproveChange: {
      by: 'office',
      duties: ['review', 'approval'],
      from: agreed,
      cancellationRequested: false,
      until: 'proposalDue',
      mustMatch: 'proposalNo',
      undisputed: true,
      limited: 'proposed',
      moves: { part: 'proposal', from: ['AGREED'], to: 'TAKEN' },
      event: `${prefix}ChangeAdminApproved`,
      to: 'same',
      thenRuns: atOffice,
    },
    adminDisapproveChange: {
      by: 'office',
      duties: ['review', 'approval'],
      from: agreed,
      mustMatch: 'proposalNo',
      moves: { part: 'proposal', from: ['AGREED'], to: 'NONE' },
      event: `${prefix}ChangeAdminDisapproved`,
      to: 'same',
    },
    lapseChange: {
      by: 'system',
      from: agreed,
      since: 'proposalDue',
      moves: { part: 'proposal', from: ['OPEN', 'AGREED'], to: 'NONE' },
      event: `${prefix}ChangeLapsed`,
      to: 'same',
    },
  }) as const;
