import { match, P } from 'ts-pattern';
import { remindOnce } from '../deal/deadlines.ts';
import { parties } from '../deal/state.ts';
import { answerDueFrom } from '../kernel/businessRules.ts';
import type { DecisionContext } from '../kernel/decider.ts';
import { DomainError } from '../kernel/domainError.ts';
import type { OfferEvent } from './events.ts';
import { anyEnded, beforeDue, conflict, endedBut, fulfilled, notFound, onceDue } from './outcomes.ts';
import type { OfferState } from './state.ts';

// Decisions that move a deal from one status to the next: answers of the parties, of the office and of the clock.

export const refuseInquiry = (state: OfferState) =>
  match(state)
    .with({ status: 'IN_INQUIRY' }, (held): OfferEvent[] => [{ type: 'OfferInquiryRefused', data: parties(held) }])
    .with({ status: 'IS_INQUIRY_REFUSED' }, fulfilled)
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IN_PROGRESS', 'IS_ACCEPTED', 'IS_ADMIN_APPROVED', 'IS_APPROVED', 'IS_CLOSED') }, conflict)
    .with({ status: endedBut('IS_INQUIRY_REFUSED') }, conflict)
    .exhaustive();

export const accept = (state: OfferState, context: DecisionContext) =>
  match(state)
    .with({ status: 'IN_PROGRESS' }, (held) => beforeDue(held.answerDue, context, [{ type: 'OfferAccepted', data: parties(held) }]))
    .with({ status: 'IS_ACCEPTED' }, fulfilled)
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IN_INQUIRY', 'IS_ADMIN_APPROVED', 'IS_APPROVED', 'IS_CLOSED') }, { status: anyEnded }, conflict)
    .exhaustive();

export const refuse = (state: OfferState, context: DecisionContext) =>
  match(state)
    .with({ status: 'IN_PROGRESS' }, (held) => beforeDue(held.answerDue, context, [{ type: 'OfferRefused', data: parties(held) }]))
    .with({ status: 'IS_REFUSED' }, fulfilled)
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IN_INQUIRY', 'IS_ACCEPTED', 'IS_ADMIN_APPROVED', 'IS_APPROVED', 'IS_CLOSED') }, conflict)
    .with({ status: endedBut('IS_REFUSED') }, conflict)
    .exhaustive();

export const adminApprove = (state: OfferState, { now }: DecisionContext) =>
  match(state)
    .with({ status: 'IS_ACCEPTED' }, (held): OfferEvent[] => {
      if (now >= held.scheduleToClose) throw new DomainError('schedule-passed');
      return [
        { type: 'OfferAdminApproved', data: { ...parties(held), askedAt: now, answerDue: answerDueFrom(now, held.scheduleToClose) } },
      ];
    })
    .with({ status: 'IS_ADMIN_APPROVED' }, fulfilled)
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IN_INQUIRY', 'IN_PROGRESS', 'IS_APPROVED', 'IS_CLOSED') }, { status: anyEnded }, conflict)
    .exhaustive();

export const adminDisapprove = (reason: string, state: OfferState) =>
  match(state)
    .with({ status: 'IS_ACCEPTED' }, (held): OfferEvent[] => [{ type: 'OfferAdminDisapproved', data: { ...parties(held), reason } }])
    .with({ status: 'IS_ADMIN_DISAPPROVED' }, fulfilled)
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IN_INQUIRY', 'IN_PROGRESS', 'IS_ADMIN_APPROVED', 'IS_APPROVED', 'IS_CLOSED') }, conflict)
    .with({ status: endedBut('IS_ADMIN_DISAPPROVED') }, conflict)
    .exhaustive();

export const approve = (state: OfferState, context: DecisionContext) =>
  match(state)
    .with({ status: 'IS_ADMIN_APPROVED' }, (held) =>
      beforeDue(held.answerDue, context, [{ type: 'OfferApproved', data: { ...parties(held), scheduleToClose: held.scheduleToClose } }]),
    )
    .with({ status: 'IS_APPROVED' }, fulfilled)
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IN_INQUIRY', 'IN_PROGRESS', 'IS_ACCEPTED', 'IS_CLOSED') }, { status: anyEnded }, conflict)
    .exhaustive();

export const decline = (state: OfferState, context: DecisionContext) =>
  match(state)
    .with({ status: 'IS_ADMIN_APPROVED' }, (held) => beforeDue(held.answerDue, context, [{ type: 'OfferDeclined', data: parties(held) }]))
    .with({ status: 'IS_REFUSED' }, fulfilled)
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IN_INQUIRY', 'IN_PROGRESS', 'IS_ACCEPTED', 'IS_APPROVED', 'IS_CLOSED') }, conflict)
    .with({ status: endedBut('IS_REFUSED') }, conflict)
    .exhaustive();

export const cancel = (state: OfferState) =>
  match(state)
    .with({ status: P.union('IN_INQUIRY', 'IN_PROGRESS', 'IS_ACCEPTED', 'IS_ADMIN_APPROVED') }, (held): OfferEvent[] => [
      { type: 'OfferCanceled', data: parties(held) },
    ])
    .with({ status: 'IS_CANCELED' }, fulfilled)
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IS_APPROVED', 'IS_CLOSED') }, { status: endedBut('IS_CANCELED') }, conflict)
    .exhaustive();

export const forceClose = (reason: string, state: OfferState) =>
  match(state)
    .with({ status: P.union('IN_INQUIRY', 'IN_PROGRESS', 'IS_ACCEPTED', 'IS_ADMIN_APPROVED', 'IS_APPROVED') }, (held): OfferEvent[] => [
      { type: 'OfferForceClosed', data: { ...parties(held), reason } },
    ])
    .with({ status: 'IS_ADMIN_CLOSED' }, fulfilled)
    .with({ status: 'NONE' }, notFound)
    .with({ status: 'IS_CLOSED' }, { status: endedBut('IS_ADMIN_CLOSED') }, conflict)
    .exhaustive();

export const remindAccept = (state: OfferState, context: DecisionContext) =>
  match(state)
    .with({ status: 'IN_PROGRESS' }, (awaited) =>
      remindOnce<OfferEvent>(awaited, context, { type: 'OfferAcceptReminded', data: parties(awaited) }),
    )
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IN_INQUIRY', 'IS_ACCEPTED', 'IS_ADMIN_APPROVED', 'IS_APPROVED', 'IS_CLOSED') }, { status: anyEnded }, conflict)
    .exhaustive();

export const remindApprove = (state: OfferState, context: DecisionContext) =>
  match(state)
    .with({ status: 'IS_ADMIN_APPROVED' }, (awaited) =>
      remindOnce<OfferEvent>(awaited, context, { type: 'OfferApproveReminded', data: parties(awaited) }),
    )
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IN_INQUIRY', 'IN_PROGRESS', 'IS_ACCEPTED', 'IS_APPROVED', 'IS_CLOSED') }, { status: anyEnded }, conflict)
    .exhaustive();

export const expire = (state: OfferState, context: DecisionContext) =>
  match(state)
    .with({ status: P.union('IN_PROGRESS', 'IS_ADMIN_APPROVED') }, (held) =>
      onceDue(held.answerDue, context, [{ type: 'OfferExpired', data: { ...parties(held), expiredAt: held.answerDue } }]),
    )
    .with({ status: 'IS_EXPIRED' }, fulfilled)
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IN_INQUIRY', 'IS_ACCEPTED', 'IS_APPROVED', 'IS_CLOSED') }, { status: endedBut('IS_EXPIRED') }, conflict)
    .exhaustive();

export const close = (state: OfferState, context: DecisionContext) =>
  match(state)
    .with({ status: 'IS_APPROVED' }, (held) =>
      onceDue(held.scheduleToClose, context, [
        { type: 'OfferClosed', data: { ...parties(held), fee: held.fee, closedAt: held.scheduleToClose } },
      ]),
    )
    .with({ status: 'IS_CLOSED' }, fulfilled)
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IN_INQUIRY', 'IN_PROGRESS', 'IS_ACCEPTED', 'IS_ADMIN_APPROVED') }, { status: anyEnded }, conflict)
    .exhaustive();
