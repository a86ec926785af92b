import { match, P } from 'ts-pattern';
import { answerDueFrom } from '../kernel/businessRules.ts';
import type { DecisionContext } from '../kernel/decider.ts';
import { DomainError } from '../kernel/domainError.ts';
import { errorMessages } from '../kernel/errorMessages.ts';
import type { CommandOf } from './commands.ts';
import type { OfferEvent } from './events.ts';
import { anyEnded, beforeDue, conflict, fulfilled, notFound } from './outcomes.ts';
import { scheduleFault } from './scheduleFault.ts';
import { type OfferState, type OfferWithTerms, parties } from './state.ts';

// Decisions that set or change the terms of a deal: inquiry, offer, fee, end date.

const future = (scheduleToClose: number, now: number) => {
  const fault = scheduleFault(scheduleToClose, now);
  if (fault !== null) throw new DomainError(fault, { scheduleToClose: errorMessages[fault] });
};

export const inquire = ({ jobId, talentId, inquiryType, message }: CommandOf<'inquire'>, state: OfferState, { actor }: DecisionContext) =>
  match(state)
    .with({ status: 'NONE' }, (): OfferEvent[] => [
      { type: 'OfferInquired', data: { jobId, clientId: actor.uid, talentId, inquiryType, message } },
    ])
    .with({ status: 'IN_INQUIRY', jobId, talentId }, fulfilled)
    .with({ status: P.union('IN_INQUIRY', 'IN_PROGRESS', 'IS_ACCEPTED', 'IS_ADMIN_APPROVED', 'IS_APPROVED', 'IS_CLOSED') }, conflict)
    .with({ status: anyEnded }, conflict)
    .exhaustive();

export const makeOffer = (
  { jobId, talentId, fee, scheduleToClose }: CommandOf<'makeOffer'>,
  state: OfferState,
  { actor, now }: DecisionContext,
) => {
  const made = (): OfferEvent[] => {
    future(scheduleToClose, now);
    const answerDue = answerDueFrom(now, scheduleToClose);
    return [{ type: 'OfferMade', data: { jobId, clientId: actor.uid, talentId, fee, scheduleToClose, askedAt: now, answerDue } }];
  };
  return match(state)
    .with({ status: 'NONE' }, made)
    .with({ status: 'IN_INQUIRY', jobId, talentId }, made)
    .with({ status: 'IN_PROGRESS', jobId, talentId, fee, scheduleToClose }, fulfilled)
    .with({ status: P.union('IN_INQUIRY', 'IN_PROGRESS', 'IS_ACCEPTED', 'IS_ADMIN_APPROVED', 'IS_APPROVED', 'IS_CLOSED') }, conflict)
    .with({ status: anyEnded }, conflict)
    .exhaustive();
};

export const changeFee = ({ fee }: CommandOf<'changeFee'>, state: OfferState, context: DecisionContext) => {
  const changed = (held: OfferWithTerms): OfferEvent[] =>
    fee === held.fee ? [] : [{ type: 'OfferFeeChanged', data: { ...parties(held), previousFee: held.fee, fee } }];
  return match(state)
    .with({ status: P.union('IN_PROGRESS', 'IS_ADMIN_APPROVED') }, (held) => beforeDue(held.answerDue, context, changed(held)))
    .with({ status: 'IS_ACCEPTED' }, (held) => changed(held))
    .with({ status: 'IS_APPROVED' }, (held) => beforeDue(held.scheduleToClose, context, changed(held)))
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IN_INQUIRY', 'IS_CLOSED') }, { status: anyEnded }, conflict)
    .exhaustive();
};

export const changeSchedule = ({ scheduleToClose }: CommandOf<'changeSchedule'>, state: OfferState, context: DecisionContext) => {
  const changed = (held: OfferWithTerms): OfferEvent[] => {
    if (scheduleToClose === held.scheduleToClose) return [];
    future(scheduleToClose, context.now);
    const askedAt = 'askedAt' in held ? held.askedAt : null;
    const answerDue = askedAt === null ? null : answerDueFrom(askedAt, scheduleToClose);
    const change = { previousScheduleToClose: held.scheduleToClose, scheduleToClose, askedAt, answerDue };
    return [{ type: 'OfferScheduleChanged', data: { ...parties(held), ...change } }];
  };
  return match(state)
    .with({ status: P.union('IN_PROGRESS', 'IS_ADMIN_APPROVED') }, (held) => beforeDue(held.answerDue, context, changed(held)))
    .with({ status: 'IS_ACCEPTED' }, (held) => changed(held))
    .with({ status: 'IS_APPROVED' }, (held) => beforeDue(held.scheduleToClose, context, changed(held)))
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IN_INQUIRY', 'IS_CLOSED') }, { status: anyEnded }, conflict)
    .exhaustive();
};
