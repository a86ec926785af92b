import { businessRules } from '../../kernel/businessRules.ts';
import { DAY } from '../../kernel/calendar/instants.ts';
import { NOON } from '../../kernel/exampleWorld.ts';
import { dealFields } from './fields.ts';
import type { TimeField } from './row.ts';
import type { Path, Prefix } from './sharedCommands.ts';
import { termsSheet } from './sheet.ts';

// The rows of the commands on changed terms. Offers and entries share them.

const { fee, scheduleToClose, reason } = dealFields;

/** The terms that may change: immediately before anybody agreed, with consent after that. */
export const change = {
  fee: fee.optional(),
  scheduleToClose: scheduleToClose.optional(),
  sheet: termsSheet.optional(),
  reason: reason.optional(),
};
const why = '撮影日が変わるため';
const later = NOON + 40 * DAY;

/** The client changes terms. In `needsConsentIn` the change is proposed, except a raise. */
export const ownChangeRows = <
  const P extends Prefix,
  const From extends readonly string[],
  const Until extends TimeField | Partial<Record<From[number], TimeField>>,
  const Consent extends readonly string[],
>(
  prefix: P,
  from: From,
  until: Until,
  needsConsentIn: Consent,
  concluded: Path,
) => {
  const changed = {
    by: 'client',
    from,
    until,
    blockedByProposal: true,
    cancellationRequested: false,
    renews: true,
    needsConsentIn,
    after: concluded,
  } as const;
  return {
    changeFee: { ...changed, event: `${prefix}FeeChanged`, payload: { fee, reason: reason.optional() }, example: { fee: 45_000 } },
    changeSchedule: {
      ...changed,
      event: `${prefix}ScheduleChanged`,
      payload: { scheduleToClose, reason: reason.optional() },
      example: { scheduleToClose: later, reason: why },
    },
    changeTerms: {
      ...changed,
      event: `${prefix}TermsChanged`,
      payload: change,
      example: { fee: 45_000, scheduleToClose: later, reason: why },
    },
  } as const;
};

/**
 * A proposed change of terms. `agreed`: the statuses in which the cast has agreed to the terms.
 * `until`: the end of each. `atTalent`, `atOffice`: the command that the last consent triggers in
 * the same commit, by status.
 */
export const changeRows = <
  const P extends Prefix,
  const Agreed extends readonly string[],
  const Until extends Partial<Record<Agreed[number], TimeField>>,
  const AtTalent extends Partial<Record<Agreed[number], string>>,
  const AtOffice extends Partial<Record<Agreed[number], string>>,
>(
  prefix: P,
  agreed: Agreed,
  until: Until,
  atTalent: AtTalent,
  atOffice: AtOffice,
  concluded: Path,
) => {
  const proposed = [...concluded, 'proposeChange'];
  const consented = [...proposed, 'agreeChange'];
  const answer = { from: agreed, mustMatch: 'proposalNo' } as const;
  const castAnswers = { ...answer, by: 'talent', duties: ['review'], onBehalf: true } as const;
  return {
    proposeChange: {
      by: 'client',
      from: agreed,
      until,
      blockedByProposal: true,
      cancellationRequested: false,
      moves: { part: 'proposal', from: ['NONE', 'TAKEN'], to: 'OPEN' },
      event: `${prefix}ChangeProposed`,
      payload: change,
      example: { fee: 35_000, scheduleToClose: later, reason: why },
      after: concluded,
    },
    agreeChange: {
      ...castAnswers,
      cancellationRequested: false,
      until: 'proposalDue',
      moves: { part: 'proposal', from: ['OPEN'], to: 'AGREED', past: 'TAKEN' },
      event: `${prefix}ChangeAgreed`,
      thenRuns: atTalent,
      after: proposed,
      rules: ['guardianConsents', 'priced'],
    },
    declineChange: {
      ...castAnswers,
      until: 'proposalDue',
      moves: { part: 'proposal', from: ['OPEN'], to: 'NONE' },
      event: `${prefix}ChangeDeclined`,
      payload: { reason: reason.optional() },
      after: proposed,
    },
    withdrawChange: {
      ...answer,
      by: 'client',
      moves: { part: 'proposal', from: ['OPEN', 'AGREED'], to: 'NONE' },
      event: `${prefix}ChangeWithdrawn`,
      after: proposed,
    },
    adminApproveChange: {
      ...answer,
      by: 'office',
      duties: ['review', 'approval'],
      cancellationRequested: false,
      until: 'proposalDue',
      undisputed: true,
      limited: 'proposed',
      moves: { part: 'proposal', from: ['AGREED'], to: 'TAKEN' },
      event: `${prefix}ChangeAdminApproved`,
      thenRuns: atOffice,
      after: consented,
      rules: ['notDoubleBooked', 'otherApprover', 'priced'],
    },
    adminDisapproveChange: {
      ...answer,
      by: 'office',
      duties: ['review', 'approval'],
      moves: { part: 'proposal', from: ['AGREED'], to: 'NONE' },
      event: `${prefix}ChangeAdminDisapproved`,
      payload: { reason },
      example: { reason: '減額の理由が足りないため' },
      after: consented,
    },
    lapseChange: {
      by: 'system',
      from: agreed,
      since: 'proposalDue',
      moves: { part: 'proposal', from: ['OPEN', 'AGREED'], to: 'NONE' },
      event: `${prefix}ChangeLapsed`,
      after: proposed,
      later: businessRules.consentPeriod,
    },
  } as const;
};
