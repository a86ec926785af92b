import { businessRules } from '../../kernel/businessRules.ts';
import { DAY } from '../../kernel/calendar/instants.ts';
import { NOON } from '../../kernel/exampleWorld.ts';
import { change } from '../deal/changeCommands.ts';
import { offerFields } from './fields.ts';

// The rows of the commands on a counter-offer: the cast answers an offer with other terms. It is a
// proposal like a change of agreed terms, but before the cast is bound.

const { reason } = offerFields;
const why = '準備の時間も報酬に入れていただきたいため';

const open = { part: 'proposal', from: ['OPEN', 'REMINDED'] } as const;
const answered = { from: ['IN_PROGRESS'], until: 'answerDue', mustMatch: 'proposalNo' } as const;
const asked = ['makeOffer', 'proposeCounter'];

export const counterRows = {
  /** The offer stays as it is, and the cast can still accept or refuse it. */
  proposeCounter: {
    by: 'talent',
    duties: ['review'],
    onBehalf: true,
    from: ['IN_PROGRESS'],
    until: 'answerDue',
    mustMatch: 'termsNo',
    blockedByProposal: true,
    proposalsMax: businessRules.countersMax,
    moves: { part: 'proposal', from: ['NONE'], to: 'OPEN', past: 'REMINDED' },
    event: 'OfferCounterProposed',
    payload: { ...change, reason },
    example: { fee: 50_000, scheduleToClose: NOON + 31 * DAY, reason: why },
    after: ['makeOffer'],
  },
  /** The terms change, and count as accepted by the cast. */
  agreeCounter: {
    ...answered,
    by: 'client',
    undisputed: true,
    moves: { ...open, to: 'TAKEN' },
    event: 'OfferCounterAgreed',
    to: 'IS_ACCEPTED',
    clock: 'check',
    stamp: 'acceptedAt',
    renews: true,
    after: asked,
    rules: ['castInMarket', 'guardianConsents', 'notHeldByOther'],
  },
  /** The offer stays open with its own terms. */
  declineCounter: {
    ...answered,
    by: 'client',
    moves: { ...open, to: 'NONE' },
    event: 'OfferCounterDeclined',
    payload: { reason: reason.optional() },
    example: { reason: '予算の都合で、報酬は変えられません。' },
    after: asked,
  },
  withdrawCounter: {
    ...answered,
    by: 'talent',
    moves: { ...open, to: 'NONE' },
    event: 'OfferCounterWithdrawn',
    after: asked,
  },
  // What ends the offer ends its counter-offer in the same commit. No callable accepts it.
  lapseCounter: {
    by: 'system',
    from: ['IN_PROGRESS'],
    moves: { ...open, to: 'NONE' },
    event: 'OfferCounterLapsed',
    after: asked,
  },
  remindCounter: {
    by: 'system',
    from: ['IN_PROGRESS'],
    since: 'counterRemindAt',
    until: 'answerDue',
    moves: { part: 'proposal', from: ['OPEN'], to: 'REMINDED' },
    event: 'OfferCounterReminded',
    after: asked,
    later: businessRules.answerPeriod - businessRules.reminderLead,
  },
} as const;
