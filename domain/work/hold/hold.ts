import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { DAY, jstDate } from '../../kernel/calendar/instants.ts';
import { parties as partyFields } from '../../kernel/commonFields.ts';
import type { DecisionContext } from '../../kernel/decider.ts';
import { type CommandOf, noFields } from '../../kernel/definition.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { uidOf } from '../../kernel/exampleWorld.ts';
import { identifier } from '../../kernel/validation.ts';
import { beforeDue, conflict, notFound } from '../deal/outcomes.ts';
import { parties } from '../deal/state.ts';
import { type HoldEvent, type HoldState, holdEvents } from './events.ts';
import { holdFields } from './fields.ts';
import { type Hold, holdsBefore, holdTimes, joinedDays, positionOf, requestEnd } from './holds.ts';
import { castReleases, clientReleases, holdLimits } from './kinds.ts';
import { aboutOf, afterEnds, challenged, decided, ending } from './outcomes.ts';

const { dealKind, dealId, days, reasonCode, reason } = holdFields;

/** What the server adds of the deal: whether days can be held, and the days of the posting. */
const ofDeal = z.object({ ...partyFields, isOpen: z.boolean(), postedDays: z.array(z.string()) });
export type HeldDeal = z.infer<typeof ofDeal>;

/** The days of a hold are in order. */
const firstDayOf = ({ days }: Hold): string => days[0] ?? '';

const holdOf = ({ status, holds }: HoldState, dealId: string): Hold =>
  holds.find((each) => each.dealId === dealId) ?? (status === 'NONE' ? notFound() : conflict());
/** Whether a side has just ended the hold: the same act again changes nothing. */
const isEnded = ({ holds, last }: HoldState, dealId: string): boolean => last === dealId && holds.every((each) => each.dealId !== dealId);
const ownHold = (state: HoldState, dealId: string, side: 'clientId' | 'talentId', { actor: { uid } }: DecisionContext): Hold => {
  const hold = holdOf(state, dealId);
  permit(hold[side] === uid);
  return hold;
};
/** A granted hold whose clock runs. */
const running = (hold: Hold): Hold => (hold.status === 'HELD' && !hold.isDecided ? hold : conflict());

const daysFault = (days: readonly string[], posted: readonly string[], today: string): string | null => {
  if (new Set(days).size < days.length) return '同じ日は一度だけ選んでください';
  if (days.some((day) => day < today)) return '過ぎた日は選べません';
  return posted.length > 0 && days.some((day) => !posted.includes(day)) ? '募集の日程から選んでください' : null;
};

const ref = { dealKind, dealId };
const [mine, day] = [{ dealKind: 'offer', dealId: 'offer-1' } as const, '2026-12-14'];
const exampleDeal: HeldDeal = { jobId: 'job-1', clientId: uidOf.client, talentId: uidOf.talent, isOpen: true, postedDays: [] };
const asked = ['request'];
const held = [...asked, 'grant'];
/** The hold of another deal on the same day, and its offer. */
const second = { dealKind: 'offer', dealId: 'offer-2' } as const;
const heldAfter = [
  ...held,
  { type: 'request', ...second, deal: { ...exampleDeal, jobId: 'job-2' } },
  { type: 'grant', dealId: second.dealId },
];
const challenging = [...heldAfter, { type: 'offered', ...second }];
const challengedTwice = [...heldAfter, { type: 'offered', dealId: 'offer-3' }, { type: 'offered', ...second }];
/** All that a clock can end. */
const timed = [
  ...challenging,
  { type: 'request', dealId: 'offer-3', days: ['2026-12-15'] },
  { type: 'request', dealId: 'offer-4', days: ['2026-12-16'] },
  { type: 'grant', dealId: 'offer-4' },
];
const answer = { by: 'talent', payload: { dealId }, example: { dealId: mine.dealId } } as const;
const byServer = { by: 'system', wire: null } as const;

/**
 * The holds (キープ) of a cast, under the cast's uid: one stream, so its order decides who is first.
 * A hold promises no deal. It is beside the status of its deal: an inquiry, or an entry in
 * selection.
 */
export const hold = holdEvents.commands({
  request: {
    by: 'client',
    begins: true,
    payload: { ...ref, days, deal: ofDeal },
    wire: { ...ref, jobId: identifier, days },
    example: { ...mine, days: [day], deal: exampleDeal },
    bound: 'role',
    decide: ({ dealKind, dealId, days, deal }, state, { now, actor }) => {
      permit(deal.clientId === actor.uid);
      if (!deal.isOpen) return conflict();
      const fault = daysFault(days, deal.postedDays, jstDate(now));
      if (fault) throw new DomainError('invalid-argument', { days: fault });
      const known = state.holds.find((each) => each.dealId === dealId);
      if (known) return known.status === 'ASKED' && known.days.join() === [...days].sort().join() ? [] : conflict();
      const answerDue = requestEnd(now, days);
      if (answerDue === null) throw new DomainError('hold-too-late');
      if (positionOf(state.holds, dealId, days) > holdLimits.positions) throw new DomainError('hold-full');
      return [{ type: 'HoldRequested', data: { ...parties(deal), dealKind, dealId, days: [...days].sort(), askedAt: now, answerDue } }];
    },
  },
  grant: {
    ...answer,
    after: asked,
    decide: ({ dealId }, state, context) => {
      const hold = ownHold(state, dealId, 'talentId', context);
      if (hold.status === 'HELD') return [];
      const position = positionOf(state.holds, dealId, hold.days);
      if (position > holdLimits.positions) throw new DomainError('hold-full');
      const data = { ...aboutOf(hold), days: [...hold.days], position, ...holdTimes(context.now, hold.days) };
      return beforeDue(hold.endsAt, context, [{ type: 'HoldGranted' as const, data }]);
    },
  },
  refuse: {
    ...answer,
    payload: { dealId, reason: reason.optional() },
    example: { dealId: mine.dealId, reason: '別のお仕事を待っているため' },
    after: asked,
    decide: ({ dealId, reason = null }, state, context) => {
      if (isEnded(state, dealId)) return [];
      const hold = ownHold(state, dealId, 'talentId', context);
      return hold.status === 'ASKED' ? [{ type: 'HoldRefused', data: { ...aboutOf(hold), reason } }] : conflict();
    },
  },
  /** Once per hold. */
  askExtension: {
    ...answer,
    by: 'client',
    after: held,
    decide: ({ dealId }, state, context) => {
      const hold = running(ownHold(state, dealId, 'clientId', context));
      if (hold.extension !== 'NONE') return hold.extension === 'ASKED' ? [] : conflict();
      if (hold.challenge) return conflict();
      if (holdTimes(hold.endsAt, hold.days).endsAt <= hold.endsAt) throw new DomainError('hold-too-late');
      return beforeDue(hold.endsAt, context, [{ type: 'HoldExtensionAsked' as const, data: { ...aboutOf(hold), answerDue: hold.endsAt } }]);
    },
  },
  extend: {
    ...answer,
    after: [...held, 'askExtension'],
    decide: ({ dealId }, state, context) => {
      const hold = running(ownHold(state, dealId, 'talentId', context));
      if (hold.extension !== 'ASKED') return hold.extension === 'USED' ? [] : conflict();
      const data = { ...aboutOf(hold), ...holdTimes(hold.endsAt, hold.days) };
      return beforeDue(hold.endsAt, context, [{ type: 'HoldExtended' as const, data }]);
    },
  },
  refuseExtension: {
    ...answer,
    after: [...held, 'askExtension'],
    decide: ({ dealId }, state, context) => {
      const hold = running(ownHold(state, dealId, 'talentId', context));
      if (hold.extension !== 'ASKED') return hold.extension === 'USED' ? [] : conflict();
      return [{ type: 'HoldExtensionRefused', data: aboutOf(hold) }];
    },
  },
  /** A side lets a hold go, the client also its request. */
  release: {
    by: ['client', 'talent'],
    payload: { dealId, reasonCode: reasonCode.optional(), reason: reason.optional() },
    example: { dealId: mine.dealId, reasonCode: 'OTHER_CAST', reason: 'ほかの方に決まりました。' },
    after: held,
    decide: ({ dealId, reasonCode = null, reason = null }, state, { actor: { role, uid } }) => {
      if (isEnded(state, dealId)) return [];
      const hold = holdOf(state, dealId);
      const by = role === 'talent' ? 'talent' : 'client';
      permit(hold[`${by}Id`] === uid);
      if (by === 'talent' && hold.status === 'ASKED') return conflict();
      const codes: readonly (string | null)[] = by === 'talent' ? castReleases : clientReleases;
      if (!codes.includes(reasonCode) && reason === null) throw new DomainError('invalid-argument', { reason: '理由を選んでください' });
      return ending(state, { type: 'HoldReleased', data: { ...aboutOf(hold), firstDay: firstDayOf(hold), by, reasonCode, reason } });
    },
  },
  forceRelease: {
    by: 'office',
    duties: ['review'],
    payload: { dealId, reason },
    example: { dealId: second.dealId, reason: '規約に反するため' },
    after: challenging,
    decide: ({ dealId, reason }, state) => {
      if (isEnded(state, dealId)) return [];
      const hold = holdOf(state, dealId);
      const data = { ...aboutOf(hold), firstDay: firstDayOf(hold), by: 'office' as const, reasonCode: null, reason };
      return ending(state, { type: 'HoldReleased', data });
    },
  },
  /** The client of an entry after another hold wants to decide. An offer does the same. */
  challenge: {
    ...answer,
    by: 'client',
    example: { dealId: 'entry-1' },
    after: [
      ...held,
      { type: 'request', dealKind: 'entry', dealId: 'entry-1', deal: { ...exampleDeal, jobId: 'job-2' } },
      { type: 'grant', dealId: 'entry-1' },
    ],
    decide: ({ dealId }, state, context) => {
      const hold = running(ownHold(state, dealId, 'clientId', context));
      if (hold.dealKind !== 'entry' || holdsBefore(state.holds, dealId, hold.days).length === 0) return conflict();
      const asked = challenged(state, dealId, hold.days, context.now);
      return asked.length > 0 ? [decided(hold, false, asked), ...asked] : [];
    },
  },
  /** An offer is made to the cast, from a hold or not. `days`: those of its terms. */
  offered: {
    ...byServer,
    payload: { ...ref, days: z.array(z.string()) },
    example: { ...mine, days: [day] },
    after: challenging,
    decide: ({ dealId, days }, state, { now }) => {
      const own = state.holds.find((each) => each.dealId === dealId);
      const asked = challenged(state, dealId, joinedDays(days, own?.days ?? []), now);
      // The offer asks for more than the request did.
      if (own?.status === 'ASKED') return [...ending(state, { type: 'HoldDropped', data: aboutOf(own) }), ...asked];
      const lost = state.holds.filter((each) => own?.challenge?.by.includes(each.dealId));
      if (!own || own.isDecided) return asked;
      return [decided(own, true, asked), ...lost.map((each) => ({ type: 'HoldChallengeLost' as const, data: aboutOf(each) })), ...asked];
    },
  },
  /** A deal of the cast is concluded, from a hold or not. */
  concluded: {
    ...byServer,
    payload: { ...ref, days: z.array(z.string()) },
    example: { ...mine, days: [day] },
    after: heldAfter,
    decide: ({ dealId, days }, state) => {
      const own = state.holds.find((each) => each.dealId === dealId);
      const taken = joinedDays(days, own?.days ?? []);
      const others = state.holds.filter((each) => each !== own && each.days.some((day) => taken.includes(day)));
      const gone = [...(own ? [own] : []), ...others];
      return [
        ...gone.map((each): HoldEvent => {
          const isGranted = each.status === 'HELD';
          return { type: each !== own ? 'HoldDisplaced' : isGranted ? 'HoldConcluded' : 'HoldDropped', data: aboutOf(each) };
        }),
        ...afterEnds(state, [dealId, ...gone.map((each) => each.dealId)]),
      ];
    },
  },
  /** A deal of the cast ended without a conclusion. */
  dropped: {
    ...byServer,
    payload: ref,
    example: second,
    after: challengedTwice,
    decide: ({ dealId }, state) => {
      const own = state.holds.find((each) => each.dealId === dealId);
      return own ? ending(state, { type: 'HoldDropped', data: aboutOf(own) }) : afterEnds(state, [dealId]);
    },
  },
  remindHold: {
    ...byServer,
    ...noFields,
    after: held,
    later: businessRules.holdPeriod - DAY,
    decide: (_, { holds }, { now }) =>
      holds
        .filter(({ status, isDecided, isReminded, remindAt }) => status === 'HELD' && !isDecided && !isReminded && remindAt <= now)
        .map((each) => ({ type: 'HoldReminded', data: { ...aboutOf(each), answerDue: each.endsAt } })),
  },
  /** Ends what is due: requests, holds, and challenges. */
  endHolds: {
    ...byServer,
    ...noFields,
    after: timed,
    later: businessRules.holdPeriod,
    decide: (_, state, { now }) => {
      const due = state.holds.flatMap((each): HoldEvent[] => {
        if (each.isDecided || now < Math.min(each.endsAt, each.challenge?.endsAt ?? each.endsAt)) return [];
        if (each.status === 'ASKED') return [{ type: 'HoldLapsed', data: aboutOf(each) }];
        return [{ type: each.challenge && each.challenge.endsAt <= now ? 'HoldYielded' : 'HoldExpired', data: aboutOf(each) }];
      });
      return [
        ...due,
        ...afterEnds(
          state,
          due.map(({ data }) => data.dealId),
        ),
      ];
    },
  },
});

export type HoldCommand = CommandOf<typeof hold>;
