import { match } from 'ts-pattern';
import type { Aggregate } from '../../kernel/aggregate.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import type { NewsCommand } from './commands.ts';
import { type NewsEvent, newsEvents } from './events.ts';
import type { NewsText } from './fields.ts';

/** The state of a news item. `text` is a fingerprint, enough to detect a change. */
export type NewsState = { readonly status: 'NONE' } | { readonly status: 'DRAFT' | 'PUBLISHED' | 'REMOVED'; readonly text: number };

type Written = Exclude<NewsState, { status: 'NONE' }>;
type Write = Extract<NewsCommand, { type: 'write' }>;

const initial: NewsState = { status: 'NONE' };

const textOf = ({ title, body }: NewsText): NewsText => ({ title, body });

const write = (command: Write, state: NewsState): NewsEvent[] => {
  const text = textOf(command);
  if (state.status === 'NONE') return [{ type: 'NewsWritten', data: text }];
  if (state.status === 'DRAFT' && state.text === fingerprint(text)) return [];
  throw new DomainError('already-exists');
};

const existing = (state: NewsState): Written => {
  if (state.status === 'NONE' || state.status === 'REMOVED') throw new DomainError('not-found');
  return state;
};

const change = (command: Exclude<NewsCommand, Write | { type: 'remove' }>, { status, text }: Written): NewsEvent[] =>
  match(command)
    .returnType<NewsEvent[]>()
    .with({ type: 'edit' }, (edited) => (fingerprint(textOf(edited)) === text ? [] : [{ type: 'NewsEdited', data: textOf(edited) }]))
    .with({ type: 'publish' }, () => (status === 'PUBLISHED' ? [] : [{ type: 'NewsPublished', data: {} }]))
    .with({ type: 'unpublish' }, () => (status === 'DRAFT' ? [] : [{ type: 'NewsUnpublished', data: {} }]))
    .exhaustive();

const decide = (command: NewsCommand, state: NewsState, { actor }: DecisionContext): NewsEvent[] => {
  permit(actor.role === 'office');
  if (command.type === 'write') return write(command, state);
  if (command.type !== 'remove') return change(command, existing(state));
  return state.status === 'REMOVED' ? [] : existing(state) && [{ type: 'NewsRemoved', data: {} }];
};

const evolve = (state: NewsState, event: NewsEvent): NewsState => {
  if (event.type === 'NewsWritten') return { status: 'DRAFT', text: fingerprint(textOf(event.data)) };
  if (state.status === 'NONE') return state;
  return match(event)
    .returnType<NewsState>()
    .with({ type: 'NewsEdited' }, ({ data }) => ({ ...state, text: fingerprint(textOf(data)) }))
    .with({ type: 'NewsPublished' }, () => ({ ...state, status: 'PUBLISHED' }))
    .with({ type: 'NewsUnpublished' }, () => ({ ...state, status: 'DRAFT' }))
    .with({ type: 'NewsRemoved' }, () => ({ ...state, status: 'REMOVED' }))
    .exhaustive();
};

/** Decides commands on a news item and folds its events. */
export const decider: Decider<NewsState, NewsCommand, NewsEvent> = { initial, decide, evolve };

/** The aggregate of news items from the office to all users. */
export const news: Aggregate<NewsState, NewsCommand, NewsEvent> = {
  name: 'news',
  decider,
  events: newsEvents,
  snapshotSchema: 1,
  subject: () => '',
};
