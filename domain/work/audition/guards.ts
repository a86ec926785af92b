import { businessRules } from '../../kernel/businessRules.ts';
import { DAY, HOUR, outsideNight } from '../../kernel/calendar/instants.ts';
import type { DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { messages } from '../../kernel/messages.ts';
import { conflict, notFound } from '../deal/outcomes.ts';
import { parties } from '../deal/state.ts';
import { type AuditionEvent, type AuditionState, lapseOf, reminderOf, shownOf } from './events.ts';
import type { AuditionKind } from './kinds.ts';
import { type AuditionAct, freePlaces, type Invite, isOpenAct, type Slot, tapesUntil } from './rounds.ts';

// What a decision on a round checks, and refuses.

/** Throws `invalid-argument` at a field. */
export const invalid = (field: string, fault: string): never => {
  throw new DomainError('invalid-argument', { [field]: fault });
};

/** The round of its own client. */
export const ownRound = (state: AuditionState, { actor: { uid } }: DecisionContext): AuditionState => {
  if (state.status === 'NONE') return notFound();
  permit(state.clientId === uid);
  return state;
};
/** The same while it is open; `status-conflict` after its end. */
export const openRound = (state: AuditionState, context: DecisionContext): AuditionState => {
  const own = ownRound(state, context);
  return own.status === 'OPEN' ? own : conflict();
};
/** The invite of a deal; `not-found` without one. */
export const inviteIn = ({ invites }: AuditionState, id: string): Invite => invites.find((each) => each.dealId === id) ?? notFound();
export const ownInvite = (state: AuditionState, id: string, side: 'clientId' | 'talentId', { actor: { uid } }: DecisionContext): Invite => {
  const invite = inviteIn(state, id);
  permit(invite[side] === uid);
  return invite;
};
/** Refuses an act that is not open: too late, or in another state. */
export const assertOpen = (act: AuditionAct, state: AuditionState, invite: Invite, now: number): void => {
  const shown = shownOf(state, invite);
  if (isOpenAct(act, shown, now)) return;
  throw new DomainError(isOpenAct(act, shown, 0) ? 'deadline-passed' : 'status-conflict');
};
/** A slot of the round; `invalid-argument` for an unknown one. */
export const slotIn = ({ slots }: AuditionState, id: string): Slot =>
  slots.find((each) => each.slotId === id) ?? invalid('slotId', messages.required);
/** Refuses a slot without a free place for this cast. */
export const assertFree = ({ invites }: AuditionState, slot: Slot, { dealId: own }: Invite): void => {
  const others = invites.filter((each) => each.dealId !== own);
  if (freePlaces(slot, others) < 1) throw new DomainError('audition-full');
};
export const aboutOf = ({ round }: AuditionState, invite: Invite) => ({
  ...parties(invite),
  dealKind: invite.dealKind,
  dealId: invite.dealId,
  round,
});
export const ofRound = ({ jobId, clientId, round }: AuditionState) => ({ jobId, clientId, round });

type Written = {
  readonly auditionKind: AuditionKind;
  readonly place: string;
  readonly answerDue: number;
  readonly tapeDue: number | null;
};
/** What is wrong with a new round, and its field; null if nothing. */
export const roundFault = ({ auditionKind, place, answerDue, tapeDue }: Written, now: number): readonly [string, string] | null => {
  const isTape = auditionKind === 'SELF_TAPE';
  const latest = now + businessRules.auditionAheadMax;
  if (!isTape && place === '') return ['place', messages.required];
  if (answerDue < now + HOUR || answerDue > latest)
    return ['answerDue', `1時間後から${businessRules.auditionAheadMax / DAY}日以内の日時を選択してください`];
  if (!isTape) return null;
  if (tapeDue === null) return ['tapeDue', messages.required];
  return tapeDue < outsideNight(answerDue) || tapeDue > latest ? ['tapeDue', '回答期限より後の日時を選択してください'] : null;
};

const isDue = (at: number | null, now: number): boolean => at !== null && at <= now;
/** The reminders of slots that are due. */
export const reminded = (state: AuditionState, now: number): AuditionEvent[] =>
  state.invites
    .filter((each) => state.status === 'OPEN' && isDue(reminderOf(each), now))
    .map((each) => ({ type: 'AuditionReminded', data: aboutOf(state, each) }));
/** The ends of the waits for answers, tapes and transcodings that are due. */
export const lapsed = (state: AuditionState, now: number): AuditionEvent[] =>
  state.invites
    .filter((each) => isDue(lapseOf(state, each), now))
    .map((each): AuditionEvent => {
      const data = aboutOf(state, each);
      if (each.tape === 'PROCESSING') return { type: 'AuditionTapeFailed', data: { ...data, fault: 'movie-unfinished' } };
      return { type: each.status === 'CONFIRMED' ? 'AuditionTapeMissed' : 'AuditionUnanswered', data };
    });
/** The deletion of the tapes of a round, if it is due. */
export const removed = (state: AuditionState, now: number): AuditionEvent[] => {
  const tapes = state.invites.flatMap(({ dealId, talentId, tape, upload }) =>
    tape === 'READY' && upload ? [{ dealId, talentId, uploadId: upload.uploadId }] : [],
  );
  if (tapes.length === 0 || !isDue(tapesUntil(state.tapeDue), now)) return [];
  return [{ type: 'AuditionTapesRemoved', data: { ...ofRound(state), tapes } }];
};
