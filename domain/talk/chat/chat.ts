import { match } from 'ts-pattern';
import type { Aggregate } from '../../kernel/aggregate.ts';
import { businessRules } from '../../kernel/businessRules.ts';
import { jstDate } from '../../kernel/calendar/instants.ts';
import type { Side } from '../../kernel/commonFields.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { messages } from '../../kernel/validation.ts';
import { assertOwnDocuments, assertOwnPictures } from '../../people/media/ownPictures.ts';
import { notFound, onceDue } from '../../work/deal/outcomes.ts';
import { parties } from '../../work/deal/state.ts';
import type { ChatCommand, CommandOf } from './commands.ts';
import { deadlinesOf } from './deadlines.ts';
import { type ChatEvent, chatEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { type ChatState, type OpenChat, otherSide } from './state.ts';

const opened = (state: ChatState): OpenChat => (state.status === 'NONE' ? notFound() : state);

const bySystem = ({ actor }: DecisionContext) => permit(actor.role === 'system');

/** The sender's side. Nobody else, not even the office, reads or writes in a room. */
const sideOf = ({ clientId, talentId }: OpenChat, { actor: { uid, role } }: DecisionContext): Side => {
  permit((role === 'client' && uid === clientId) || (role === 'talent' && uid === talentId));
  return role;
};

const open = ({ type: _, ...room }: CommandOf<'open'>, state: ChatState): ChatEvent[] =>
  state.status === 'NONE' ? [{ type: 'ChatOpened', data: room }] : [];

const reminderDueAt = ({ now }: DecisionContext) => now + businessRules.unreadReminderDelay;

type Said = Partial<
  Pick<Extract<ChatEvent, { type: 'ChatMessagePosted' }>['data'], 'text' | 'pictures' | 'files' | 'dates' | 'answerTo' | 'answers'>
>;

/** The next message of a side; no event for a repeated message. */
const posted = (messageId: string, said: Said, side: Side, state: OpenChat, context: DecisionContext): ChatEvent[] => {
  const { posted: before, lastMessageId } = state[side];
  if (lastMessageId === messageId) return [];
  const reader = state[otherSide[side]];
  const remindDue = reader.remindDue === null && !reader.reminded ? reminderDueAt(context) : null;
  const data = {
    ...parties(state),
    side,
    messageId,
    number: before + 1,
    text: '',
    pictures: [],
    files: [],
    dates: [],
    answerTo: null,
    answers: [],
    ...said,
    remindDue,
  };
  return [{ type: 'ChatMessagePosted', data }];
};

/**
 * Pictures and files are the sender's own uploads. A room stays open after the deal ended, because
 * the sides still write about the day, the bill or the next job.
 */
const post = ({ messageId, text, pictures, files }: CommandOf<'post'>, state: OpenChat, context: DecisionContext): ChatEvent[] => {
  const side = sideOf(state, context);
  if (text === '' && pictures.length + files.length === 0) throw new DomainError('invalid-argument', { text: messages.required });
  assertOwnPictures(context.actor.uid, { pictures });
  assertOwnDocuments(context.actor.uid, { files: files.map(({ path }) => path) });
  return posted(messageId, { text, pictures, files }, side, state, context);
};

const proposeDates = ({ messageId, text, dates }: CommandOf<'proposeDates'>, state: OpenChat, context: DecisionContext): ChatEvent[] => {
  const side = sideOf(state, context);
  const today = jstDate(context.now);
  const faults = dates.flatMap(({ date, from, to }, at) => [
    ...(date < today ? [[`dates.${at}.date`, '過ぎた日は選べません']] : []),
    ...(from === to ? [[`dates.${at}.to`, '開始と異なる時刻を入力してください']] : []),
  ]);
  if (faults.length > 0) throw new DomainError('invalid-argument', Object.fromEntries(faults));
  return posted(messageId, { text, dates }, side, state, context);
};

/**
 * A new answer replaces the earlier one. It repeats the times, so that each event is readable
 * alone.
 */
const answerDates = (
  { messageId, answerTo, answers }: CommandOf<'answerDates'>,
  state: OpenChat,
  context: DecisionContext,
): ChatEvent[] => {
  const side = sideOf(state, context);
  const proposal = state.proposals.find((each) => each.messageId === answerTo);
  if (!proposal) return notFound();
  permit(proposal.side !== side);
  if (proposal.dates.length !== answers.length) throw new DomainError('invalid-argument', { answers: messages.format });
  return posted(messageId, { dates: proposal.dates.map((time) => ({ ...time })), answerTo, answers }, side, state, context);
};

const read = ({ upTo }: CommandOf<'read'>, state: OpenChat, context: DecisionContext): ChatEvent[] => {
  const side = sideOf(state, context);
  const unreadCount = state[otherSide[side]].posted - upTo;
  if (unreadCount < 0) throw new DomainError('invalid-argument', { upTo: messages.format });
  if (upTo <= state[side].read) return [];
  const remindDue = unreadCount > 0 ? reminderDueAt(context) : null;
  return [{ type: 'ChatRead', data: { ...parties(state), side, upTo, unreadCount, remindDue } }];
};

/** Sends at most one reminder until the side reads something. */
const remind = (side: Side, state: OpenChat, context: DecisionContext): ChatEvent[] => {
  const { read: seen, remindDue, reminded } = state[side];
  if (reminded) return [];
  const unreadCount = state[otherSide[side]].posted - seen;
  return onceDue<ChatEvent>(remindDue, context, [{ type: 'ChatUnreadReminded', data: { ...parties(state), side, unreadCount } }]);
};

const decide = (command: ChatCommand, state: ChatState, context: DecisionContext): ChatEvent[] =>
  match(command)
    .returnType<ChatEvent[]>()
    .with({ type: 'open' }, (room) => {
      bySystem(context);
      return open(room, state);
    })
    .with({ type: 'post' }, (message) => post(message, opened(state), context))
    .with({ type: 'proposeDates' }, (proposed) => proposeDates(proposed, opened(state), context))
    .with({ type: 'answerDates' }, (answered) => answerDates(answered, opened(state), context))
    .with({ type: 'read' }, (seen) => read(seen, opened(state), context))
    .with({ type: 'remindClient' }, { type: 'remindTalent' }, ({ type }) => {
      bySystem(context);
      return remind(type === 'remindClient' ? 'client' : 'talent', opened(state), context);
    })
    .exhaustive();

const initial: ChatState = { status: 'NONE' };

/** Decides commands on a chat room and folds its events. */
export const decider: Decider<ChatState, ChatCommand, ChatEvent> = { initial, decide, evolve };

/**
 * The aggregate of chat rooms: one room per deal, under the deal's id. Texts are encrypted with the
 * sender's key.
 */
export const chat: Aggregate<ChatState, ChatCommand, ChatEvent> = {
  name: 'chat',
  decider,
  events: chatEvents,
  snapshotSchema: 2,
  subject: (_roomId, event) => (event.type === 'ChatMessagePosted' ? event.data[`${event.data.side}Id`] : ''),
  deadlines: deadlinesOf,
};
