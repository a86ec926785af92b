import type { Moment } from './row.ts';

/**
 * The rows of the deal table for changed terms; offers and entries share them. `agreed`: the
 * statuses in which the cast has agreed to the terms. `until`: the end of each. `atTalent`,
 * `atOffice`: the command that the last consent triggers in the same commit, by status.
 */
export const changeRows = <
  const Prefix extends 'Offer' | 'Entry',
  const Agreed extends readonly string[],
  const Until extends Partial<Record<Agreed[number], Moment>>,
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
      settled: true,
      calledOff: false,
      moves: { part: 'proposal', from: ['NONE', 'TAKEN'], to: 'OPEN' },
      event: `${prefix}ChangeProposed`,
      to: 'same',
    },
    agreeChange: {
      by: 'talent',
      onBehalf: true,
      from: agreed,
      calledOff: false,
      until: 'proposalDue',
      seen: 'proposalNo',
      moves: { part: 'proposal', from: ['OPEN'], to: 'AGREED', past: 'TAKEN' },
      event: `${prefix}ChangeAgreed`,
      to: 'same',
      brings: atTalent,
    },
    declineChange: {
      by: 'talent',
      onBehalf: true,
      from: agreed,
      until: 'proposalDue',
      seen: 'proposalNo',
      moves: { part: 'proposal', from: ['OPEN'], to: 'NONE' },
      event: `${prefix}ChangeDeclined`,
      to: 'same',
    },
    withdrawChange: {
      by: 'client',
      from: agreed,
      seen: 'proposalNo',
      moves: { part: 'proposal', from: ['OPEN', 'AGREED'], to: 'NONE' },
      event: `${prefix}ChangeWithdrawn`,
      to: 'same',
    },
    adminApproveChange: {
      by: 'office',
      from: agreed,
      calledOff: false,
      until: 'proposalDue',
      seen: 'proposalNo',
      undisputed: true,
      limited: 'proposed',
      moves: { part: 'proposal', from: ['AGREED'], to: 'TAKEN' },
      event: `${prefix}ChangeAdminApproved`,
      to: 'same',
      brings: atOffice,
    },
    adminDisapproveChange: {
      by: 'office',
      from: agreed,
      seen: 'proposalNo',
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
