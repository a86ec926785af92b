import { match } from 'ts-pattern';
import type { Side } from '../../kernel/commonFields.ts';
import { parties } from '../../work/deal/state.ts';
import type { ChatEvent } from './events.ts';
import { type ChatState, type Member, type OpenChat, otherSide } from './state.ts';

/**
 * The number of proposals that can still be answered. It is larger than the usual number of open
 * ones.
 */
const PROPOSALS_KEPT = 20;

const silent: Member = { posted: 0, lastMessageId: null, read: 0, remindDue: null, reminded: false };

/**
 * Total: an event that does not fit the state (a damaged log) changes nothing.
 * `replay -- verify` finds such logs.
 */
export const evolve = (state: ChatState, event: ChatEvent): ChatState => {
  if (event.type !== 'ChatOpened') return state.status === 'NONE' ? state : follow(state, event);
  const { dealKind, dealId } = event.data;
  return { status: 'OPEN', ...parties(event.data), dealKind, dealId, client: silent, talent: silent, proposals: [] };
};

const change = (state: OpenChat, side: Side, to: Partial<Member>): OpenChat => ({ ...state, [side]: { ...state[side], ...to } });

const follow = (state: OpenChat, event: Exclude<ChatEvent, { type: 'ChatOpened' }>): OpenChat =>
  match(event)
    .returnType<OpenChat>()
    .with({ type: 'ChatMessagePosted' }, ({ data: { side, number, messageId, remindDue, dates, answerTo } }) => {
      const reader = otherSide[side];
      const posted = change(state, side, { posted: number, lastMessageId: messageId });
      const withReminder = change(posted, reader, { remindDue: remindDue ?? state[reader].remindDue });
      if (dates.length === 0 || answerTo !== null) return withReminder;
      return { ...withReminder, proposals: [...state.proposals, { messageId, side, dates }].slice(-PROPOSALS_KEPT) };
    })
    .with({ type: 'ChatRead' }, ({ data: { side, upTo, remindDue } }) => change(state, side, { read: upTo, remindDue, reminded: false }))
    .with({ type: 'ChatUnreadReminded' }, ({ data: { side } }) => change(state, side, { remindDue: null, reminded: true }))
    .exhaustive();
