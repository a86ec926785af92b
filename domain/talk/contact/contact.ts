import { match } from 'ts-pattern';
import type { Aggregate } from '../../kernel/aggregate.ts';
import { businessRules } from '../../kernel/businessRules.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { streamIdOf } from '../../kernel/identifiers.ts';
import { notFound, onceDue } from '../../work/deal/outcomes.ts';
import type { CommandOf, ContactCommand } from './commands.ts';
import { type ContactDeadline, deadlinesOf, repliesUntil } from './deadlines.ts';
import { type ContactEvent, contactEvents } from './events.ts';
import { evolve } from './evolve.ts';
import type { ContactState, OpenContact } from './state.ts';

const isOpened = (state: ContactState): state is OpenContact => state.status !== 'NONE' && state.status !== 'ENDED';

/** The contact while its texts exist; throws `not-found` or `contact-closed` otherwise. */
const opened = (state: ContactState): OpenContact => {
  if (isOpened(state)) return state;
  return state.status === 'NONE' ? notFound() : closed();
};

const closed = (): never => {
  throw new DomainError('contact-closed');
};

const bySystem = ({ actor }: DecisionContext): void => permit(actor.role === 'system');

const open = ({ type: _, ...content }: CommandOf<'open'>, state: ContactState, { actor, now }: DecisionContext): ContactEvent[] => {
  const { uid, role } = actor;
  permit(role !== 'office' && role !== 'system');
  return state.status === 'NONE' ? [{ type: 'ContactOpened', data: { uid, role, ...content, at: now } }] : [];
};

const openAsGuest = ({ type: _, ...content }: CommandOf<'openAsGuest'>, state: ContactState, context: DecisionContext): ContactEvent[] => {
  bySystem(context);
  return state.status === 'NONE' ? [{ type: 'GuestContactOpened', data: { uid: null, ...content, at: context.now } }] : [];
};

/** A member of the office does not write to themselves. */
const begin = ({ type: _, ...content }: CommandOf<'begin'>, state: ContactState, { actor, now }: DecisionContext): ContactEvent[] => {
  permit(actor.role === 'office' && actor.uid !== content.uid);
  return state.status === 'NONE' ? [{ type: 'ContactBegun', data: { ...content, at: now } }] : [];
};

/** A message of the asker. It reopens a contact that was closed a short time ago. */
const write = (
  { messageId, text }: CommandOf<'write'>,
  { status, uid, messages, lastMessageId, since }: OpenContact,
  { actor, now }: DecisionContext,
): ContactEvent[] => {
  permit(uid === null ? actor.role === 'system' : actor.uid === uid);
  if (lastMessageId === messageId) return [];
  if (messages >= businessRules.contactMessagesMax || (status === 'CLOSED' && now >= repliesUntil(since))) return closed();
  const waitingSince = status === 'WAITING' ? since : now;
  const written = { uid, messageId, number: messages + 1, text, at: now, waitingSince, reopens: status === 'CLOSED' };
  return [{ type: 'ContactWritten', data: written }];
};

/**
 * A member of the office does not answer their own question. The office may write more messages
 * than the asker, so that it can always write the last one.
 */
const answer = (
  { messageId, text, closes }: CommandOf<'answer'>,
  { uid, messages, lastMessageId }: OpenContact,
  { actor, now }: DecisionContext,
): ContactEvent[] => {
  permit(actor.role === 'office' && actor.uid !== uid);
  if (lastMessageId === messageId) return [];
  if (messages >= 2 * businessRules.contactMessagesMax) return closed();
  return [{ type: 'ContactAnswered', data: { uid, messageId, number: messages + 1, text, at: now, closes } }];
};

const closing = ({ uid }: OpenContact, { now }: DecisionContext): ContactEvent[] => [{ type: 'ContactClosed', data: { uid, at: now } }];

/** When a deadline is due (ms); null if this state has no such deadline. */
const dueOf = (state: OpenContact, kind: ContactDeadline['kind']): number | null =>
  deadlinesOf(state).find((deadline) => deadline.kind === kind)?.dueAt ?? null;

const close = (state: OpenContact, context: DecisionContext): ContactEvent[] => {
  const { role, uid } = context.actor;
  permit(role === 'office' && uid !== state.uid);
  return state.status === 'CLOSED' ? [] : closing(state, context);
};

/** The asker's account has ended. */
const abandon = (state: OpenContact, context: DecisionContext): ContactEvent[] => {
  bySystem(context);
  return state.status === 'CLOSED' ? [] : closing(state, context);
};

/** The asker did not reply to an answer. */
const lapse = (state: OpenContact, context: DecisionContext): ContactEvent[] => {
  bySystem(context);
  return state.status === 'CLOSED' ? [] : onceDue(dueOf(state, 'lapseContact'), context, closing(state, context));
};

const remind = (nth: 1 | 2, state: OpenContact, context: DecisionContext): ContactEvent[] => {
  bySystem(context);
  if (state.reminded >= nth) return [];
  const [kind, type] =
    nth === 1 ? (['remindOffice', 'ContactOfficeReminded'] as const) : (['remindOfficeAgain', 'ContactOfficeRemindedAgain'] as const);
  return onceDue<ContactEvent>(dueOf(state, kind), context, [{ type, data: { uid: state.uid } }]);
};

/** Only a guest's contact ends alone. A member's texts are erased with the account. */
const ending = (state: ContactState): ContactEvent[] => {
  if (state.status === 'ENDED') return [];
  const { uid, status, messages } = opened(state);
  if (uid !== null || status !== 'CLOSED') throw new DomainError('status-conflict');
  return [{ type: 'ContactEnded', data: { messages } }];
};

const end = (state: ContactState, context: DecisionContext): ContactEvent[] => {
  bySystem(context);
  const events = ending(state);
  return isOpened(state) ? onceDue(dueOf(state, 'endContact'), context, events) : events;
};

const erase = (state: ContactState, { actor }: DecisionContext): ContactEvent[] => {
  permit(actor.role === 'office');
  return ending(state);
};

const decide = (command: ContactCommand, state: ContactState, context: DecisionContext): ContactEvent[] =>
  match(command)
    .with({ type: 'open' }, (sent) => open(sent, state, context))
    .with({ type: 'openAsGuest' }, (sent) => openAsGuest(sent, state, context))
    .with({ type: 'begin' }, (sent) => begin(sent, state, context))
    .with({ type: 'write' }, (sent) => write(sent, opened(state), context))
    .with({ type: 'answer' }, (sent) => answer(sent, opened(state), context))
    .with({ type: 'close' }, () => close(opened(state), context))
    .with({ type: 'abandon' }, () => abandon(opened(state), context))
    .with({ type: 'remindOffice' }, () => remind(1, opened(state), context))
    .with({ type: 'remindOfficeAgain' }, () => remind(2, opened(state), context))
    .with({ type: 'erase' }, () => erase(state, context))
    .with({ type: 'lapseContact' }, () => lapse(opened(state), context))
    .with({ type: 'endContact' }, () => end(state, context))
    .exhaustive();

/** Decides commands on a contact and folds its events. */
export const decider: Decider<ContactState, ContactCommand, ContactEvent> = { initial: { status: 'NONE' }, decide, evolve };

/**
 * The aggregate of questions to the office, with the answers. A guest's contact has its own key,
 * named after its stream.
 */
export const contact: Aggregate<ContactState, ContactCommand, ContactEvent> = {
  name: 'contact',
  decider,
  events: contactEvents,
  snapshotSchema: 1,
  subject: (contactId, { data }) => ('uid' in data ? data.uid : null) ?? streamIdOf('contact', contactId),
  deadlines: deadlinesOf,
};
