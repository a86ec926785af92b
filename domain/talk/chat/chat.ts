import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { jstDate } from '../../kernel/calendar/instants.ts';
import { parties as partyFields, type Side, sides } from '../../kernel/commonFields.ts';
import type { Deadline } from '../../kernel/deadline.ts';
import type { DecisionContext } from '../../kernel/decider.ts';
import { aggregate, type CommandOf, type EventOf, noFields } from '../../kernel/definition.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { personal } from '../../kernel/eventDefinition.ts';
import { uidOf } from '../../kernel/exampleWorld.ts';
import { identifier, messages } from '../../kernel/validation.ts';
import type { PlaceName } from '../../kernel/words/places.ts';
import { mailOnly, notice } from '../../kernel/words/row.ts';
import { assertOwnDocuments, assertOwnPictures } from '../../people/media/ownPictures.ts';
import { notFound, onceDue } from '../../work/deal/outcomes.ts';
import { parties } from '../../work/deal/state.ts';
import { chatFields, proposedTime } from './fields.ts';
import { type ChatState, type Member, type OpenChat, otherSide } from './state.ts';

type ChatDeadline = Deadline<'remindClient' | 'remindTalent'>;

const reminderOf = { client: 'remindClient', talent: 'remindTalent' } as const satisfies Record<Side, ChatDeadline['kind']>;

/** The open deadlines of a room (ms). `kind` is the command to send. */
const deadlinesOf = (state: ChatState): ChatDeadline[] => {
  if (state.status === 'NONE') return [];
  return sides.flatMap((side) => {
    const dueAt = state[side].remindDue;
    return dueAt === null ? [] : [{ kind: reminderOf[side], dueAt }];
  });
};

/** The number of proposals that can still be answered. */
const PROPOSALS_KEPT = 20;

const silent: Member = { posted: 0, lastMessageId: null, read: 0, remindDue: null, reminded: false };
const changed = (state: ChatState, side: Side, to: Partial<Member>): ChatState =>
  state.status === 'NONE' ? state : { ...state, [side]: { ...state[side], ...to } };

const waiting = (place: PlaceName) =>
  mailOnly(notice(place, '未読のメッセージがあります', 'メッセージが届いています。内容をご確認ください。'), 'メッセージを読む');

const { dealKind, dealId, side, messageId, number, text, pictures, files, dates, answerTo, answers, remindDue, upTo, unreadCount } =
  chatFields;

const events = aggregate({
  name: 'chat',
  readers: 'requests',
  fields: { files: chatFields.files },
  initial: { status: 'NONE' } as ChatState,
  snapshotSchema: 2,
  id: { roomId: identifier },
  deadlines: deadlinesOf,
}).events(
  {
    ChatOpened: {
      data: { ...partyFields, dealKind, dealId: z.string() },
      words: 'ルームを開設',
      evolve: (_, { dealKind, dealId, ...deal }) => ({
        status: 'OPEN',
        ...parties(deal),
        dealKind,
        dealId,
        client: silent,
        talent: silent,
        proposals: [],
      }),
    },
    /**
     * `number` counts this side's messages in the room, from 1. `remindDue`: the new reminder of
     * the other side (ms); null if it has one already or was reminded. `files`: PDFs with name,
     * path and size in bytes. `dates`: proposed or answered times; empty in most messages.
     * `answerTo`: the message whose times are answered; null in other messages.
     */
    ChatMessagePosted: {
      data: {
        ...partyFields,
        side,
        messageId: z.string(),
        number,
        text: personal(z.string()),
        pictures: personal(z.array(z.string())),
        files: personal(z.array(z.object({ path: z.string(), name: z.string(), size: z.number() }))),
        remindDue,
        dates: z.array(proposedTime),
        answerTo: z.string().nullable(),
        answers,
      },
      upcasters: [(data) => ({ ...data, dates: [], answerTo: null, answers: [] }), (data) => ({ ...data, files: [] })],
      words: 'メッセージを送信',
      evolve: (state, { side, number, messageId, remindDue, dates, answerTo }) => {
        if (state.status === 'NONE') return state;
        const reader = otherSide[side];
        const posted = changed(state, side, { posted: number, lastMessageId: messageId });
        const withReminder = changed(posted, reader, { remindDue: remindDue ?? state[reader].remindDue });
        if (dates.length === 0 || answerTo !== null) return withReminder;
        return { ...withReminder, proposals: [...state.proposals, { messageId, side, dates }].slice(-PROPOSALS_KEPT) } as OpenChat;
      },
    },
    /** This side has seen the other's messages up to `upTo`; `unreadCount` are still unread. */
    ChatRead: {
      data: { ...partyFields, side, upTo: z.number(), unreadCount, remindDue },
      words: 'メッセージを既読',
      evolve: (state, { side, upTo, remindDue }) => changed(state, side, { read: upTo, remindDue, reminded: false }),
    },
    /** This side was reminded of `unreadCount` messages. */
    ChatUnreadReminded: {
      data: { ...partyFields, side, unreadCount },
      words: {
        history: '未読を通知',
        topic: 'messages',
        mails: { client: waiting('clientMessageRoom'), talent: waiting('talentMessageRoom') },
      },
      evolve: (state, { side }) => changed(state, side, { remindDue: null, reminded: true }),
    },
  },
  (_roomId, event) => (event.type === 'ChatMessagePosted' ? event.data[`${event.data.side}Id`] : ''),
);

export type ChatEvent = EventOf<typeof events>;

const opened = (state: ChatState): OpenChat => (state.status === 'NONE' ? notFound() : state);

/** The sender's side. Nobody else, not even the office, reads or writes in a room. */
const sideOf = ({ clientId, talentId }: OpenChat, { actor: { uid, role } }: DecisionContext): Side => {
  permit((role === 'client' && uid === clientId) || (role === 'talent' && uid === talentId));
  return role;
};

const reminderDueAt = ({ now }: DecisionContext) => now + businessRules.unreadReminderDelay;

type Message = Extract<ChatEvent, { type: 'ChatMessagePosted' }>['data'];
type Said = Partial<Pick<Message, 'text' | 'pictures' | 'files' | 'dates' | 'answerTo' | 'answers'>>;
const nothing = { text: '', pictures: [], files: [], dates: [], answerTo: null, answers: [] };

/** The next message of a side; no event for a repeated message. */
const posted = (messageId: string, said: Said, side: Side, state: OpenChat, context: DecisionContext): ChatEvent[] => {
  const { posted: before, lastMessageId } = state[side];
  if (lastMessageId === messageId) return [];
  const reader = state[otherSide[side]];
  const remindDue = reader.remindDue === null && !reader.reminded ? reminderDueAt(context) : null;
  const data = { ...parties(state), side, messageId, number: before + 1, ...nothing, ...said, remindDue };
  return [{ type: 'ChatMessagePosted', data }];
};

/** Sends at most one reminder until the side reads something. */
const remind =
  (side: Side) =>
  (_: unknown, state: ChatState, context: DecisionContext): ChatEvent[] => {
    const room = opened(state);
    const { read: seen, remindDue, reminded } = room[side];
    if (reminded) return [];
    const unreadCount = room[otherSide[side]].posted - seen;
    return onceDue<ChatEvent>(remindDue, context, [{ type: 'ChatUnreadReminded', data: { ...parties(room), side, unreadCount } }]);
  };

const message = { messageId, text, pictures };
// Browsers with an older release do not send the files.
const sentFiles = files.default([]);
const reminder = { by: 'system', ...noFields, later: businessRules.unreadReminderDelay } as const;

/** The chat room of a deal, under the deal's id. Texts are encrypted with the sender's key. */
export const chat = events.commands({
  /** Sent when a deal begins. */
  open: {
    by: 'system',
    payload: { dealKind, dealId, jobId: identifier, clientId: identifier, talentId: identifier },
    example: { dealKind: 'offer', dealId: 'offer-1', jobId: 'job-1', clientId: uidOf.client, talentId: uidOf.talent },
    decide: (room, { status }) => (status === 'NONE' ? [{ type: 'ChatOpened', data: room }] : []),
  },
  /**
   * The text may be empty if there are pictures or files, which are the sender's own uploads. A
   * room stays open after the deal ended, because the sides still write about the day, the bill or
   * the next job.
   */
  post: {
    by: ['client', 'talent'],
    payload: { ...message, files: sentFiles },
    wire: { text, pictures, files: sentFiles },
    after: ['open'],
    example: {
      messageId: 'message-1',
      text: 'こんにちは。',
      pictures: [],
      files: [{ path: `documents/${uidOf.client}/sheet.pdf`, name: '香盤表.pdf', size: 120_000 }],
    },
    decide: ({ messageId, text, pictures, files }, state, context) => {
      const side = sideOf(opened(state), context);
      if (text === '' && pictures.length + files.length === 0) throw new DomainError('invalid-argument', { text: messages.required });
      assertOwnPictures(context.actor.uid, { pictures });
      assertOwnDocuments(context.actor.uid, { files: files.map(({ path }) => path) });
      return posted(messageId, { text, pictures, files }, side, opened(state), context);
    },
  },
  /** Proposes times to the other side. The text may be empty. */
  proposeDates: {
    by: ['talent', 'client'],
    payload: { messageId, text, dates },
    wire: { text, dates },
    after: ['open'],
    example: { messageId: 'proposal-1', text: 'ご都合はいかがですか。', dates: [{ date: '2026-12-14', from: '09:00', to: '18:00' }] },
    decide: ({ messageId, text, dates }, state, context) => {
      const side = sideOf(opened(state), context);
      const today = jstDate(context.now);
      const faults = dates.flatMap(({ date, from, to }, at) => [
        ...(date < today ? [[`dates.${at}.date`, '過ぎた日は選べません']] : []),
        ...(from === to ? [[`dates.${at}.to`, '開始と異なる時刻を入力してください']] : []),
      ]);
      if (faults.length > 0) throw new DomainError('invalid-argument', Object.fromEntries(faults));
      return posted(messageId, { text, dates }, side, opened(state), context);
    },
  },
  /**
   * Answers each time of the other side's proposal. A new answer replaces the earlier one. It
   * repeats the times, so that each event is readable alone.
   */
  answerDates: {
    by: ['client', 'talent'],
    payload: { messageId, answerTo, answers },
    wire: { answerTo, answers },
    example: { messageId: 'message-2', answerTo: 'proposal-1', answers: ['YES'] },
    after: ['open', 'proposeDates'],
    decide: ({ messageId, answerTo, answers }, state, context) => {
      const side = sideOf(opened(state), context);
      const proposal = opened(state).proposals.find((each) => each.messageId === answerTo);
      if (!proposal) return notFound();
      permit(proposal.side !== side);
      if (proposal.dates.length !== answers.length) throw new DomainError('invalid-argument', { answers: messages.format });
      const dates = proposal.dates.map((time) => ({ ...time }));
      return posted(messageId, { dates, answerTo, answers }, side, opened(state), context);
    },
  },
  /** `upTo`: the number of the other side's newest message that was seen. */
  read: {
    by: ['talent', 'client'],
    payload: { upTo },
    example: { upTo: 1 },
    after: ['open', 'post', 'proposeDates'],
    decide: ({ upTo }, state, context) => {
      const room = opened(state);
      const side = sideOf(room, context);
      const unreadCount = room[otherSide[side]].posted - upTo;
      if (unreadCount < 0) throw new DomainError('invalid-argument', { upTo: messages.format });
      if (upTo <= room[side].read) return [];
      const remindDue = unreadCount > 0 ? reminderDueAt(context) : null;
      return [{ type: 'ChatRead', data: { ...parties(room), side, upTo, unreadCount, remindDue } }];
    },
  },
  remindClient: { ...reminder, after: ['open', 'proposeDates'], decide: remind('client') },
  remindTalent: { ...reminder, after: ['open', 'post'], decide: remind('talent') },
});

export type ChatCommand = CommandOf<typeof chat>;
