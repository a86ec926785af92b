import { DomainError } from '#domain/kernel/domainError.ts';
import type { ErrorCode } from '#domain/kernel/errorMessages.ts';
import { type AccountState, account } from '#domain/people/account/account.ts';
import { chat } from '#domain/talk/chat/chat.ts';
import type { ChatState } from '#domain/talk/chat/state.ts';
import { activeStatuses } from '#domain/work/deal/stages.ts';
import { clientOf } from '#domain/work/entry/assertCanEnter.ts';
import { entry } from '#domain/work/entry/entry.ts';
import { job } from '#domain/work/job/job.ts';
import type { JobState } from '#domain/work/job/state.ts';
import { offer } from '#domain/work/offer/offer.ts';
import { type Inbox, inboxPath } from '#projections/inbox/inbox.schema.ts';
import type { KnownIds } from '../eventStore/knownIds.ts';
import type { FurtherRule, Rule } from '../eventStore/rule.ts';

// What a block of a person refuses. A refusal does not say that somebody blocked.

const hasBlocked = (state: unknown, uid: string): boolean => {
  const held = state as AccountState;
  return held.status === 'REGISTERED' && held.blocked.includes(uid);
};

/** Throws `code` if the account blocked `uid`. */
const notBlockedBy = (blockerId: string, uid: string, code: ErrorCode) => ({
  streams: [{ aggregate: account, entityId: blockerId }],
  check: ([state]: readonly unknown[]): void => {
    if (hasBlocked(state, uid)) throw new DomainError(code);
  },
});

/** A new offer or inquiry: the cast did not block the client. */
export const notBlockedByCast = (talentId: string, uid: string): Rule => notBlockedBy(talentId, uid, 'talent-unavailable');

/** A new entry: the client of the job did not block the cast. Only the job names the client. */
export const notBlockedByClient = (jobId: string, uid: string): Rule => ({
  streams: [{ aggregate: job, entityId: jobId }],
  further: ([state]) => [notBlockedBy(clientOf(state as JobState), uid, 'job-ended')],
});

/** The account that is blocked is one of the other side. */
export const otherSide = (blockedId: string, uid: string): Rule => ({
  streams: [
    { aggregate: account, entityId: blockedId },
    { aggregate: account, entityId: uid },
  ],
  check: (states) => {
    const [other, own] = states.map((state) => ((state as AccountState).status === 'REGISTERED' ? (state as { role: string }).role : null));
    if (!other || other === own) throw new DomainError('not-found');
  },
});

/** Throws `room-closed` unless the deal of the room is under way. */
const isUnderWay = ({ dealKind, dealId }: Extract<ChatState, { status: 'OPEN' }>): FurtherRule => ({
  streams: [{ aggregate: dealKind === 'offer' ? offer : entry, entityId: dealId }],
  check: ([deal]) => {
    if (!activeStatuses(dealKind).includes((deal as { status: string }).status)) throw new DomainError('room-closed');
  },
});

/**
 * A message after a block by either side needs a deal that is under way. Whom the reader blocked is
 * in the inbox, which a message writes; so only a message after a block reads more.
 */
export const mayWrite = (roomId: string, uid: string, { clientId, talentId }: KnownIds): Rule => {
  const reader = inboxPath((uid === clientId ? talentId : clientId) ?? uid);
  return {
    streams: [
      { aggregate: chat, entityId: roomId },
      { aggregate: account, entityId: uid },
    ],
    documents: [reader],
    further: ([held, own], documents) => {
      const room = held as ChatState;
      if (room.status === 'NONE') return [];
      const isBlocked = [room.clientId, room.talentId].some((other) => hasBlocked(own, other));
      const blocksSender = (documents.get(reader) as Inbox | undefined)?.blocked?.includes(uid) ?? false;
      return isBlocked || blocksSender ? [isUnderWay(room)] : [];
    },
  };
};
