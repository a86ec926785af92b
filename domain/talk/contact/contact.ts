import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { DAY } from '../../kernel/calendar/instants.ts';
import type { DecisionContext } from '../../kernel/decider.ts';
import { aggregate, type CommandOf, type EventOf, noFields } from '../../kernel/definition.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { personal } from '../../kernel/eventDefinition.ts';
import { uidOf } from '../../kernel/exampleWorld.ts';
import { streamIdOf } from '../../kernel/identifiers.ts';
import { identifier } from '../../kernel/validation.ts';
import { accountNotice } from '../../kernel/words/row.ts';
import { notFound, onceDue } from '../../work/deal/outcomes.ts';
import { type ContactDeadline, deadlinesOf, repliesUntil } from './deadlines.ts';
import { contactContent, contactFields, guestContent, officeContent } from './fields.ts';
import type { ContactState, OpenContact } from './state.ts';

const { uid, role, accountId, category, messageId, number, text, at, waitingSince, reopens, closes, messages } = contactFields;
const { contactMessagesMax, contactReplyPeriod, contactKeepPeriod } = businessRules;

const isOpened = (state: ContactState): state is OpenContact => state.status !== 'NONE' && state.status !== 'ENDED';
const begun = (state: ContactState, status: 'WAITING' | 'ANSWERED', { uid, at }: { uid: string | null; at: number }): ContactState =>
  state.status === 'NONE' ? { status, uid, messages: 1, lastMessageId: null, since: at, reminded: 0 } : state;
const changed = (state: ContactState, change: (open: OpenContact) => Partial<OpenContact>): ContactState =>
  isOpened(state) ? { ...state, ...change(state) } : state;

const sealed = personal(z.string());
const toPerson = (title: string, body: string) => accountNotice('person', 'contactThread', title, body);

// Texts are encrypted with the member's key. A guest's contact has its own key, named after its
// stream.
const events = aggregate({
  name: 'contact',
  readers: 'requests',
  initial: { status: 'NONE' } as ContactState,
  snapshotSchema: 1,
  id: { contactId: identifier },
  deadlines: deadlinesOf,
}).events(
  {
    ContactOpened: {
      data: { uid: z.string(), role, category, text: sealed, at },
      words: 'お問い合わせ',
      evolve: (state, data) => begun(state, 'WAITING', data),
    },
    /** The first event of a guest's contact creates its key. */
    GuestContactOpened: {
      data: { uid: z.null(), accountId, category, name: sealed, email: sealed, text: sealed, at },
      words: { history: 'お問い合わせ（会員以外）', topic: 'account' },
      evolve: (state, data) => begun(state, 'WAITING', data),
    },
    /** The office writes to a member who did not ask. */
    ContactBegun: {
      data: { uid: z.string(), role, category, text: sealed, at },
      act: true,
      words: { history: '事務局から連絡', ...toPerson('事務局からご連絡があります', '内容をご確認ください。そのままご返信いただけます。') },
      evolve: (state, data) => begun(state, 'ANSWERED', data),
    },
    ContactWritten: {
      data: { uid, messageId, number, text: sealed, at, waitingSince, reopens },
      words: 'お問い合わせに追記',
      evolve: (state, { messageId, number, waitingSince }) =>
        changed(state, ({ status, reminded }) => ({
          status: 'WAITING',
          messages: number,
          lastMessageId: messageId,
          since: waitingSince,
          reminded: status === 'WAITING' ? reminded : 0,
        })),
    },
    ContactAnswered: {
      data: { uid, messageId, number, text: sealed, at, closes },
      act: true,
      words: { history: 'お問い合わせに回答', ...toPerson('事務局から回答が届きました', 'お問い合わせへの回答をご確認ください。') },
      evolve: (state, { messageId, number, at, closes }) =>
        changed(state, () => ({
          status: closes ? 'CLOSED' : 'ANSWERED',
          messages: number,
          lastMessageId: messageId,
          since: at,
          reminded: 0,
        })),
    },
    ContactClosed: {
      data: { uid, at },
      act: true,
      words: {
        history: 'お問い合わせを完了',
        ...toPerson('お問い合わせを完了しました', `続きがあるときは、${contactReplyPeriod / DAY}日以内にメッセージを送ると再開します。`),
      },
      evolve: (state, { at }) => changed(state, () => ({ status: 'CLOSED', since: at, reminded: 0 })),
    },
    ContactOfficeReminded: {
      data: { uid },
      words: {
        history: 'お問い合わせの回答が24時間を超過',
        ...toPerson('回答にお時間をいただいています', '事務局がお問い合わせの内容を確認しています。もうしばらくお待ちください。'),
      },
      evolve: (state) => changed(state, ({ status, reminded }) => (status === 'WAITING' && reminded === 0 ? { reminded: 1 } : {})),
    },
    ContactOfficeRemindedAgain: {
      data: { uid },
      words: 'お問い合わせの回答が72時間を超過',
      evolve: (state) => changed(state, ({ status }) => (status === 'WAITING' ? { reminded: 2 } : {})),
    },
    /** A guest's texts are erased: the key is deleted after this event. */
    ContactEnded: {
      data: { messages },
      words: '保存の期限によりお問い合わせを消去',
      act: true,
      evolve: (state) => (isOpened(state) ? { status: 'ENDED' } : state),
    },
  },
  (contactId, { data }) => ('uid' in data ? data.uid : null) ?? streamIdOf('contact', contactId),
);

export type ContactEvent = EventOf<typeof events>;

const closed = (): never => {
  throw new DomainError('contact-closed');
};
/** The contact while its texts exist; throws `not-found` or `contact-closed` otherwise. */
const opened = (state: ContactState): OpenContact => {
  if (isOpened(state)) return state;
  return state.status === 'NONE' ? notFound() : closed();
};

const closing = ({ status, uid }: OpenContact, at: number): ContactEvent[] =>
  status === 'CLOSED' ? [] : [{ type: 'ContactClosed', data: { uid, at } }];

/** The events, if this deadline of the state is due. */
const once = (kind: ContactDeadline['kind'], state: OpenContact, context: DecisionContext, due: ContactEvent[]): ContactEvent[] =>
  onceDue(deadlinesOf(state).find((deadline) => deadline.kind === kind)?.dueAt ?? null, context, due);

/** Only a guest's contact ends alone. A member's texts are erased with the account. */
const ending = (state: ContactState): ContactEvent[] => {
  if (state.status === 'ENDED') return [];
  const { uid, status, messages } = opened(state);
  if (uid !== null || status !== 'CLOSED') throw new DomainError('status-conflict');
  return [{ type: 'ContactEnded', data: { messages } }];
};

const byOffice = { by: 'office', duties: ['people'] } as const;
const bySystem = { by: 'system', ...noFields } as const;

/** A question to the office, with the answers. */
export const contact = events.commands({
  /** To a member who did not ask. The server adds the role. */
  begin: {
    ...byOffice,
    entity: 'new',
    payload: officeContent.shape,
    wire: officeContent.omit({ role: true }).shape,
    example: { uid: uidOf.talent, role: 'talent', category: 'ACCOUNT', text: '写真の差し替えをお願いします。' },
    decide: (content, { status }, { actor, now }) => {
      permit(actor.uid !== content.uid);
      return status === 'NONE' ? [{ type: 'ContactBegun', data: { ...content, at: now } }] : [];
    },
  },
  open: {
    by: ['client', 'anyone'],
    entity: 'new',
    bound: 'self',
    payload: contactContent.shape,
    example: { category: 'DEAL', text: '報酬の支払日を知りたいです。' },
    decide: (content, { status }, { actor: { uid, role }, now }) => {
      permit(role !== 'office' && role !== 'system');
      return status === 'NONE' ? [{ type: 'ContactOpened', data: { uid, role, ...content, at: now } }] : [];
    },
  },
  /** For a guest, or for an unverified or suspended account. */
  openAsGuest: {
    by: 'system',
    payload: { ...guestContent.shape, accountId },
    example: { accountId: null, category: 'ACCOUNT', name: '山田 京子', email: 'kyoko@example.com', text: '登録できません。' },
    decide: (content, { status }, { now }) =>
      status === 'NONE' ? [{ type: 'GuestContactOpened', data: { uid: null, ...content, at: now } }] : [],
  },
  /** By the asker, or the system for a guest. It reopens a contact closed a short time ago. */
  write: {
    by: ['client', 'anyone'],
    bound: 'party',
    payload: { messageId, text },
    wire: { text },
    after: ['open'],
    example: { messageId: 'message-1', text: '追加で教えてください。' },
    decide: ({ messageId, text }, state, { actor, now }) => {
      const { status, uid, messages, lastMessageId, since } = opened(state);
      permit(uid === null ? actor.role === 'system' : actor.uid === uid);
      if (lastMessageId === messageId) return [];
      if (messages >= contactMessagesMax || (status === 'CLOSED' && now >= repliesUntil(since))) return closed();
      const waitingSince = status === 'WAITING' ? since : now;
      const data = { uid, messageId, number: messages + 1, text, at: now, waitingSince, reopens: status === 'CLOSED' };
      return [{ type: 'ContactWritten', data }];
    },
  },
  /**
   * `closes`: the question is answered completely. The office may write more messages than the
   * asker, so that it can always write the last one.
   */
  answer: {
    ...byOffice,
    payload: { messageId, text, closes },
    wire: { text, closes },
    after: ['open'],
    example: { messageId: 'message-2', text: '翌月末の予定です。', closes: false },
    decide: ({ messageId, text, closes }, state, { actor, now }) => {
      const { uid, messages, lastMessageId } = opened(state);
      permit(actor.uid !== uid);
      if (lastMessageId === messageId) return [];
      if (messages >= 2 * contactMessagesMax) return closed();
      return [{ type: 'ContactAnswered', data: { uid, messageId, number: messages + 1, text, at: now, closes } }];
    },
  },
  close: {
    ...byOffice,
    ...noFields,
    after: ['open'],
    decide: (_, state, { actor, now }) => {
      permit(opened(state).uid !== actor.uid);
      return closing(opened(state), now);
    },
  },
  /** After the asker's account ended. */
  abandon: { ...bySystem, after: ['open'], decide: (_, state, { now }) => closing(opened(state), now) },
  remindOffice: {
    ...bySystem,
    after: ['open'],
    later: DAY,
    decide: (_, state, context) => {
      const { uid, reminded } = opened(state);
      return reminded >= 1 ? [] : once('remindOffice', opened(state), context, [{ type: 'ContactOfficeReminded', data: { uid } }]);
    },
  },
  remindOfficeAgain: {
    ...bySystem,
    after: ['open'],
    later: 3 * DAY,
    decide: (_, state, context) => {
      const { uid, reminded } = opened(state);
      return reminded >= 2
        ? []
        : once('remindOfficeAgain', opened(state), context, [{ type: 'ContactOfficeRemindedAgain', data: { uid } }]);
    },
  },
  erase: { ...byOffice, ...noFields, after: ['openAsGuest', 'close'], decide: (_, state) => ending(state) },
  /** The asker did not reply to an answer. */
  lapseContact: {
    ...bySystem,
    after: ['open', 'answer'],
    later: contactReplyPeriod,
    decide: (_, state, context) => {
      const events = closing(opened(state), context.now);
      return events.length === 0 ? [] : once('lapseContact', opened(state), context, events);
    },
  },
  /** Ends a guest's closed contact, so that its texts are erased. */
  endContact: {
    ...bySystem,
    after: ['openAsGuest', 'close'],
    later: contactKeepPeriod,
    decide: (_, state, context) => {
      const events = ending(state);
      return isOpened(state) ? once('endContact', state, context, events) : events;
    },
  },
});

export type ContactCommand = CommandOf<typeof contact>;
