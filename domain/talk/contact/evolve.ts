import { match } from 'ts-pattern';
import type { ContactEvent } from './events.ts';
import type { ContactState, OpenContact } from './state.ts';

const openings = ['ContactOpened', 'GuestContactOpened', 'ContactBegun'] as const;
type Opening = Extract<ContactEvent, { type: (typeof openings)[number] }>;
const isOpening = (event: ContactEvent): event is Opening => (openings as readonly string[]).includes(event.type);

/**
 * Total: an event that does not fit the state (a damaged log) changes nothing.
 * `replay -- verify` finds such logs.
 */
export const evolve = (state: ContactState, event: ContactEvent): ContactState => {
  if (isOpening(event)) return state.status === 'NONE' ? begin(event) : state;
  return state.status === 'NONE' || state.status === 'ENDED' ? state : follow(state, event);
};

const begin = ({ type, data: { uid, at } }: Opening): OpenContact => ({
  ...{ status: type === 'ContactBegun' ? 'ANSWERED' : 'WAITING', uid, messages: 1, lastMessageId: null, since: at, reminded: 0 },
});

const follow = (state: OpenContact, event: Exclude<ContactEvent, Opening>): ContactState =>
  match(event)
    .returnType<ContactState>()
    .with({ type: 'ContactWritten' }, ({ data: { messageId, number, waitingSince } }) => ({
      ...state,
      ...{ status: 'WAITING', messages: number, lastMessageId: messageId, since: waitingSince },
      reminded: state.status === 'WAITING' ? state.reminded : 0,
    }))
    .with({ type: 'ContactAnswered' }, ({ data: { messageId, number, at, closes } }) => ({
      ...state,
      ...{ status: closes ? 'CLOSED' : 'ANSWERED', messages: number, lastMessageId: messageId, since: at, reminded: 0 },
    }))
    .with({ type: 'ContactClosed' }, ({ data: { at } }) => ({ ...state, status: 'CLOSED', since: at, reminded: 0 }))
    .with({ type: 'ContactOfficeReminded' }, () => (state.status === 'WAITING' && state.reminded === 0 ? { ...state, reminded: 1 } : state))
    .with({ type: 'ContactOfficeRemindedAgain' }, () => (state.status === 'WAITING' ? { ...state, reminded: 2 } : state))
    .with({ type: 'ContactEnded' }, () => ({ status: 'ENDED' }))
    .exhaustive();
