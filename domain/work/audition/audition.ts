import { businessRules } from '../../kernel/businessRules.ts';
import { DAY, outsideNight } from '../../kernel/calendar/instants.ts';
import { type CommandOf, noFields } from '../../kernel/definition.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { NOON } from '../../kernel/exampleWorld.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { messages } from '../../kernel/messages.ts';
import { identifier } from '../../kernel/validation.ts';
import { mediaFields } from '../../people/media/fields.ts';
import { castRefuses, clientDeclines, saysReason } from '../deal/endReasons.ts';
import { conflict, notFound } from '../deal/outcomes.ts';
import { parties } from '../deal/state.ts';
import { auditionEvents } from './events.ts';
import { examples } from './examples.ts';
import { auditionFields, invited } from './fields.ts';
import {
  aboutOf,
  assertFree,
  assertOpen,
  invalid,
  inviteIn,
  lapsed,
  ofRound,
  openRound,
  ownInvite,
  ownRound,
  reminded,
  removed,
  roundFault,
  slotIn,
} from './guards.ts';
import { answerEnd, remindAt, slotIdOf, slotStart, slotsFault, withoutResult } from './rounds.ts';

const { begun, byCast, byClient, byServer, confirmed, day, exampleDeal, exampleSlot, first } = examples;
const { head, mine, opened, second, submitted, taped } = examples;
const { dealId, deals, round, auditionKind, place, note, answerDue, tapeDue, newSlots, slotId, slotIds, times } = auditionFields;
const { reason, score, scoreNote, result, message, jobId, clientId } = auditionFields;

/**
 * A round (回) of auditions of a job, under the job's id and the number: one stream, so its order
 * decides who gets the last place of a slot. It is beside the status of the deals.
 */
export const audition = auditionEvents.commands({
  open: {
    ...byClient,
    begins: true,
    payload: { jobId, clientId, round, auditionKind, place, note, answerDue, tapeDue: tapeDue.nullable() },
    wire: { auditionKind, place, note, answerDue, tapeDue: tapeDue.nullable() },
    example: { ...opened, tapeDue: null },
    bound: 'role',
    decide: ({ jobId, clientId, round, auditionKind, place, note, ...due }, state, { actor, now }) => {
      permit(clientId === actor.uid);
      const isTape = auditionKind === 'SELF_TAPE';
      const fault = roundFault({ auditionKind, place, ...due }, now);
      if (fault) return invalid(...fault);
      const answerDue = outsideNight(due.answerDue);
      const tapeDue = isTape && due.tapeDue !== null ? outsideNight(due.tapeDue) : null;
      if (state.status !== 'NONE') {
        const isSame = state.auditionKind === auditionKind && state.answerDue === answerDue && state.tapeDue === tapeDue;
        return isSame && state.head === fingerprint({ place, note }) ? [] : conflict();
      }
      return [{ type: 'AuditionOpened', data: { jobId, clientId, round, auditionKind, place, note, answerDue, tapeDue } }];
    },
  },
  addSlots: {
    ...byClient,
    payload: { slots: newSlots },
    example: { slots: [exampleSlot, { date: day, from: '11:00', to: '11:30', capacity: 2 }] },
    after: ['open'],
    decide: ({ slots }, state, context) => {
      const { slots: known, auditionKind } = openRound(state, context);
      if (auditionKind === 'SELF_TAPE') return conflict();
      const added = slots
        .map((each) => ({ slotId: slotIdOf(each), ...each }))
        .filter((each) => !known.some((other) => fingerprint(other) === fingerprint(each)));
      if (added.length === 0) return [];
      const fault = slotsFault(added, known, context.now);
      if (fault) return invalid('slots', fault);
      return [
        {
          type: 'AuditionSlotsAdded',
          data: { ...ofRound(state), slots: [...known, ...added].sort((one, other) => slotStart(one) - slotStart(other)) },
        },
      ];
    },
  },
  /** Casts who are invited already stay as they are. Several slots are a choice. */
  invite: {
    ...byClient,
    payload: { deals: invited, slotIds, place, note },
    wire: { deals, slotIds },
    example: { deals: [{ ...exampleDeal, ...mine }], slotIds: [first], ...head },
    after: ['open', 'addSlots'],
    decide: ({ deals, slotIds, place, note }, state, context) => {
      const { auditionKind, tapeDue, invites, clientId, round } = openRound(state, context);
      const added = deals.filter((deal) => invites.every((each) => each.dealId !== deal.dealId));
      if (added.length === 0) return [];
      if (added.some((deal) => deal.clientId !== clientId)) return notFound();
      if (added.some(({ isOpen }) => !isOpen)) return invalid('deals', '選考中のエントリーか、問い合わせ中のキャストを選択してください');
      if (invites.length + added.length > businessRules.auditionCastsMax)
        return invalid('deals', messages.items(businessRules.auditionCastsMax));
      const isTape = auditionKind === 'SELF_TAPE';
      if (isTape ? slotIds.length > 0 : slotIds.length === 0) return invalid('slotIds', messages.required);
      const slots = slotIds.map((id) => slotIn(state, id));
      const answerDue = answerEnd(state.answerDue, context.now);
      if (tapeDue !== null && tapeDue < answerDue) throw new DomainError('deadline-passed');
      const asked = { round, auditionKind, place, note, slots, answerDue, tapeDue };
      return added.map((deal) => ({
        type: 'AuditionInvited' as const,
        data: { ...parties(deal), dealKind: deal.dealKind, dealId: deal.dealId, ...asked },
      }));
    },
  },
  confirm: {
    ...byCast,
    payload: { dealId, slotId: slotId.nullable() },
    example: { dealId: mine.dealId, slotId: first },
    after: begun,
    decide: ({ dealId, slotId }, state, context) => {
      const invite = ownInvite(state, dealId, 'talentId', context);
      if (invite.status === 'CONFIRMED' && invite.slotId === slotId) return [];
      assertOpen('confirm', state, invite, context.now);
      if (state.auditionKind === 'SELF_TAPE') {
        if (slotId !== null) return invalid('slotId', messages.format);
      } else {
        if (slotId === null || !invite.slotIds.includes(slotId)) return invalid('slotId', messages.required);
        assertFree(state, slotIn(state, slotId), invite);
      }
      const slot = state.slots.find((each) => each.slotId === slotId);
      const remindsAt = slot ? remindAt(slot) : 0;
      const data = { ...aboutOf(state, invite), slotId, remindAt: remindsAt > context.now ? remindsAt : null };
      return [{ type: 'AuditionConfirmed', data }];
    },
  },
  declineInvite: {
    ...byCast,
    payload: { dealId, ...castRefuses },
    example: { dealId: mine.dealId, reasonCode: 'SCHEDULE', reason: '撮影と重なっています。' },
    after: begun,
    decide: ({ dealId, reasonCode, reason }, state, context) => {
      const invite = ownInvite(state, dealId, 'talentId', context);
      if (invite.status === 'DECLINED') return [];
      if (!saysReason({ reasonCode, reason })) return invalid('reason', messages.required);
      assertOpen('declineInvite', state, invite, context.now);
      const said = { reasonCode: reasonCode ?? null, reason: reason ?? null };
      return [{ type: 'AuditionInviteDeclined', data: { ...aboutOf(state, invite), ...said } }];
    },
  },
  /** The cast keeps a confirmed slot until the client moves them. */
  askOther: {
    ...byCast,
    payload: { dealId, times, reason: reason.optional() },
    example: { dealId: mine.dealId, times: [NOON + 11 * DAY], reason: '午後なら伺えます。' },
    after: begun,
    decide: ({ dealId, times, reason = null }, state, context) => {
      const invite = ownInvite(state, dealId, 'talentId', context);
      if (invite.status === 'OTHER_ASKED') return [];
      if (times.some((each) => each <= context.now)) return invalid('times', '過ぎた日時は選べません');
      assertOpen('askOther', state, invite, context.now);
      return [{ type: 'AuditionOtherAsked', data: { ...aboutOf(state, invite), times, reason } }];
    },
  },
  /** The client names another slot and keeps a place in it. The cast answers again. */
  move: {
    ...byClient,
    payload: { dealId, slotId },
    example: { dealId: mine.dealId, slotId: '2026-12-01_1100' },
    after: begun,
    decide: ({ dealId, slotId }, state, context) => {
      const invite = inviteIn(ownRound(state, context), dealId);
      if ((invite.status === 'MOVED' || invite.status === 'CONFIRMED') && invite.slotId === slotId) return [];
      assertOpen('move', state, invite, context.now);
      const slot = slotIn(state, slotId);
      if (slotsFault([slot], [], context.now)) return invalid('slotId', '過ぎた日時は選べません');
      assertFree(state, slot, invite);
      const data = { ...aboutOf(state, invite), slots: [slot], answerDue: answerEnd(state.answerDue, context.now) };
      return [{ type: 'AuditionMoved', data }];
    },
  },
  submitTape: {
    ...byCast,
    payload: { dealId, uploadId: identifier },
    example: { dealId: mine.dealId, uploadId: 'upload-1' },
    after: taped,
    decide: ({ dealId, uploadId }, state, context) => {
      const invite = ownInvite(state, dealId, 'talentId', context);
      if (invite.upload?.uploadId === uploadId) return [];
      assertOpen('submitTape', state, invite, context.now);
      const dueAt = context.now + businessRules.transcodingPeriod;
      return [{ type: 'AuditionTapeSubmitted', data: { ...aboutOf(state, invite), uploadId, dueAt } }];
    },
  },
  finishTape: {
    ...byServer,
    payload: { dealId, uploadId: identifier, S: mediaFields.S, M: mediaFields.M, poster: mediaFields.poster },
    example: { dealId: mine.dealId, uploadId: 'upload-1', S: 'movies/a_S.mp4', M: 'movies/a_M.mp4', poster: 'movies/a.webp' },
    after: submitted,
    decide: ({ dealId, uploadId, ...files }, state) => {
      const invite = inviteIn(state, dealId);
      if (invite.tape !== 'PROCESSING' || invite.upload?.uploadId !== uploadId) return [];
      return [{ type: 'AuditionTapeReady', data: { ...aboutOf(state, invite), ...files } }];
    },
  },
  failTape: {
    ...byServer,
    payload: { dealId, uploadId: identifier, fault: mediaFields.reason },
    example: { dealId: mine.dealId, uploadId: 'upload-1', fault: 'movie-too-long' },
    after: submitted,
    decide: ({ dealId, uploadId, fault }, state) => {
      const invite = inviteIn(state, dealId);
      if (invite.tape !== 'PROCESSING' || invite.upload?.uploadId !== uploadId) return [];
      return [{ type: 'AuditionTapeFailed', data: { ...aboutOf(state, invite), fault } }];
    },
  },
  /** Private: the cast never reads it. */
  score: {
    ...byClient,
    payload: { dealId, score, scoreNote },
    example: { dealId: mine.dealId, score: 4, scoreNote: '声が役に合う。' },
    after: confirmed,
    decide: ({ dealId, ...said }, state, context) => {
      const invite = inviteIn(ownRound(state, context), dealId);
      if (invite.score === fingerprint(said)) return [];
      assertOpen('score', state, invite, context.now);
      return [{ type: 'AuditionScored', data: { ...aboutOf(state, invite), ...said } }];
    },
  },
  /** Can change until the end of the round. */
  giveResult: {
    ...byClient,
    payload: { dealId, result, message: message.optional() },
    example: { dealId: mine.dealId, result: 'KEEP', message: '監督の確認後にご連絡します。' },
    after: confirmed,
    decide: ({ dealId, result, message = null }, state, context) => {
      const invite = inviteIn(ownRound(state, context), dealId);
      if (invite.result === result && invite.said === fingerprint({ message })) return [];
      assertOpen('giveResult', state, invite, context.now);
      if (result === 'NEXT' && state.round === businessRules.auditionRoundsMax)
        return invalid('result', '最後の回のため、次の回はありません');
      return [{ type: 'AuditionResultGiven', data: { ...aboutOf(state, invite), result, message } }];
    },
  },
  /** 見送り: the deal ends with these words, so it is the last result. */
  passOver: {
    ...byClient,
    payload: { dealId, ...clientDeclines },
    example: { dealId: mine.dealId, reasonCode: 'OTHER_CAST', reason: '今回は別の方に決まりました。' },
    after: confirmed,
    decide: ({ dealId, reasonCode, reason }, state, context) => {
      const invite = inviteIn(ownRound(state, context), dealId);
      if (invite.result === 'DECLINE') return [];
      if (!saysReason({ reasonCode, reason })) return invalid('reason', messages.required);
      assertOpen('giveResult', state, invite, context.now);
      const said = { reasonCode: reasonCode ?? null, reason: reason ?? null };
      return [{ type: 'AuditionCastDeclined', data: { ...aboutOf(state, invite), ...said } }];
    },
  },
  /** Nobody is left without a result. */
  close: {
    ...byClient,
    ...noFields,
    after: [...confirmed, 'giveResult'],
    decide: (_, state, context) => {
      const { status, invites } = ownRound(state, context);
      if (status === 'CLOSED') return [];
      if (withoutResult(invites).length > 0) throw new DomainError('results-missing');
      return [{ type: 'AuditionClosed', data: { ...ofRound(state), dealIds: invites.map(({ dealId }) => dealId) } }];
    },
  },
  /** The deal ended or was concluded: its place is free, and it needs no result. */
  leave: {
    ...byServer,
    payload: { dealId },
    example: { dealId: mine.dealId },
    after: begun,
    decide: ({ dealId }, state) => {
      const invite = state.invites.find((each) => each.dealId === dealId);
      if (!invite || invite.status === 'LEFT' || state.status !== 'OPEN') return [];
      return [{ type: 'AuditionLeft', data: aboutOf(state, invite) }];
    },
  },
  remindAudition: {
    ...byServer,
    ...noFields,
    after: confirmed,
    later: 11 * DAY,
    decide: (_, state, { now }) => reminded(state, now),
  },
  /** Ends what is due: the waits for answers, tapes and transcodings. */
  lapseAudition: {
    ...byServer,
    ...noFields,
    after: [...taped, { type: 'invite', deals: [{ ...exampleDeal, ...second }], slotIds: [] }],
    later: 5 * DAY,
    decide: (_, state, { now }) => lapsed(state, now),
  },
  /** 90 days after they were due, also of a round that is still open. */
  removeTapes: {
    ...byServer,
    ...noFields,
    after: [...submitted, 'finishTape'],
    later: 5 * DAY + businessRules.auditionTapesKept,
    decide: (_, state, { now }) => removed(state, now),
  },
});

export type AuditionCommand = CommandOf<typeof audition>;
