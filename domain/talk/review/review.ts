import { match } from 'ts-pattern';
import type { Aggregate } from '../../kernel/aggregate.ts';
import { businessRules } from '../../kernel/businessRules.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { permit } from '../../kernel/domainError.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { beforeDue, conflict, notFound, onceDue } from '../../work/deal/outcomes.ts';
import { type Parties, parties } from '../../work/deal/state.ts';
import type { ReviewCommand } from './commands.ts';
import { type ReviewEvent, reviewEvents } from './events.ts';
import type { ReviewContent, Score } from './score.ts';

/** A side of a deal. */
export type Side = 'client' | 'talent';

/**
 * The answer of one side: nothing, a score with a fingerprint of its content, or that the deal did
 * not take place.
 */
type Said = { readonly kind: 'NOTHING' | 'NOT_HELD' } | { readonly kind: 'WRITTEN'; readonly score: Score; readonly content: number };

type Held = Parties & { readonly publishDue: number; readonly client: Said; readonly talent: Said; readonly down: Down };
/** Whether the office has hidden a side's review. */
type Down = Readonly<Record<Side, boolean>>;
/**
 * The state of the two reviews of a closed deal. No side sees the other's before both are
 * published. Times in ms.
 */
export type ReviewState = { readonly status: 'NONE' } | (Held & { readonly status: 'OPEN' | 'PUBLISHED' });

const initial: ReviewState = { status: 'NONE' };
const nothingDown: Down = { client: false, talent: false };
const nothing: Said = { kind: 'NOTHING' };
const other = { client: 'talent', talent: 'client' } as const;

const scoreOf = (said: Said): Score | null => (said.kind === 'WRITTEN' ? said.score : null);

const published = (held: Held): ReviewEvent => ({
  type: 'ReviewsPublished',
  data: { ...parties(held), scores: { client: scoreOf(held.client), talent: scoreOf(held.talent) } },
});

/** The sender's side. Only the two sides of the deal write. */
const sideOf = ({ clientId, talentId }: Parties, { actor: { uid, role } }: DecisionContext): Side => {
  permit((role === 'client' && uid === clientId) || (role === 'talent' && uid === talentId));
  return role;
};

const open = ({ dealKind, closedAt, ...deal }: Extract<ReviewCommand, { type: 'open' }>, state: ReviewState): ReviewEvent[] =>
  state.status === 'NONE'
    ? [{ type: 'ReviewsOpened', data: { ...parties(deal), dealKind, publishDue: closedAt + businessRules.reviewPeriod } }]
    : [];

const same = (before: Said, after: Said): boolean =>
  before.kind === after.kind && (before.kind !== 'WRITTEN' || (after.kind === 'WRITTEN' && before.content === after.content));

/** A side answers, and may replace its earlier answer. The second answer publishes both. */
const say = (state: ReviewState, context: DecisionContext, after: Said, said: (by: Side, deal: Parties) => ReviewEvent): ReviewEvent[] => {
  if (state.status === 'NONE') return notFound();
  const by = sideOf(state, context);
  if (same(state[by], after)) return [];
  if (state.status === 'PUBLISHED') return conflict();
  const answered = state[other[by]].kind !== 'NOTHING';
  const events = [said(by, parties(state)), ...(answered ? [published({ ...state, [by]: after })] : [])];
  return beforeDue(state.publishDue, context, events);
};

const written = ({ score, comment }: ReviewContent): Said => ({ kind: 'WRITTEN', score, content: fingerprint({ score, comment }) });

const publish = (state: ReviewState, context: DecisionContext): ReviewEvent[] =>
  match(state)
    .with({ status: 'NONE' }, notFound)
    .with({ status: 'OPEN' }, (held) => onceDue(held.publishDue, context, [published(held)]))
    .with({ status: 'PUBLISHED' }, () => [])
    .exhaustive();

type Moderation = Extract<ReviewCommand, { type: 'takeDown' | 'restore' }>;

/** The office hides or shows a published score and text, but no member those of their own deal. */
const moderate = ({ type, by, reason }: Moderation, state: ReviewState, { actor }: DecisionContext): ReviewEvent[] => {
  if (state.status === 'NONE') return notFound();
  permit(actor.role === 'office' && actor.uid !== state.clientId && actor.uid !== state.talentId);
  const score = scoreOf(state[by]);
  if (state.status !== 'PUBLISHED' || score === null) return conflict();
  if (state.down[by] === (type === 'takeDown')) return [];
  return [{ type: type === 'takeDown' ? 'ReviewTakenDown' : 'ReviewRestored', data: { ...parties(state), by, score, reason } }];
};

const decide = (command: ReviewCommand, state: ReviewState, context: DecisionContext): ReviewEvent[] =>
  match(command)
    .with({ type: 'open' }, (opening) => {
      permit(context.actor.role === 'system');
      return open(opening, state);
    })
    .with({ type: 'write' }, ({ score, comment }) =>
      say(state, context, written({ score, comment }), (by, deal) => ({ type: 'ReviewWritten', data: { ...deal, by, score, comment } })),
    )
    .with({ type: 'reportNotHeld' }, () =>
      say(state, context, { kind: 'NOT_HELD' }, (by, deal) => ({ type: 'ReviewNotHeldReported', data: { ...deal, by } })),
    )
    .with({ type: 'publish' }, () => {
      permit(context.actor.role === 'system');
      return publish(state, context);
    })
    .with({ type: 'takeDown' }, { type: 'restore' }, (command) => moderate(command, state, context))
    .exhaustive();

const evolve = (state: ReviewState, event: ReviewEvent): ReviewState => {
  if (event.type === 'ReviewsOpened')
    return {
      status: 'OPEN',
      ...parties(event.data),
      publishDue: event.data.publishDue,
      client: nothing,
      talent: nothing,
      down: nothingDown,
    };
  if (state.status === 'NONE') return state;
  return match(event)
    .returnType<ReviewState>()
    .with({ type: 'ReviewWritten' }, ({ data: { by, score, comment } }) => ({
      ...state,
      [by]: { kind: 'WRITTEN', score, content: fingerprint({ score, comment }) },
    }))
    .with({ type: 'ReviewNotHeldReported' }, ({ data: { by } }) => ({ ...state, [by]: { kind: 'NOT_HELD' } }))
    .with({ type: 'ReviewsPublished' }, () => ({ ...state, status: 'PUBLISHED' }))
    .with({ type: 'ReviewTakenDown' }, ({ data: { by } }) => ({ ...state, down: { ...state.down, [by]: true } }))
    .with({ type: 'ReviewRestored' }, ({ data: { by } }) => ({ ...state, down: { ...state.down, [by]: false } }))
    .exhaustive();
};

/** Decides commands on the reviews of a deal and folds its events. */
export const decider: Decider<ReviewState, ReviewCommand, ReviewEvent> = { initial, decide, evolve };

/** The aggregate of the two reviews of a deal, under the deal's id. */
export const review: Aggregate<ReviewState, ReviewCommand, ReviewEvent> = {
  name: 'review',
  decider,
  events: reviewEvents,
  snapshotSchema: 2,
  subject: (_dealId, event) => {
    const isOfAuthor = event.type === 'ReviewWritten' || event.type === 'ReviewTakenDown' || event.type === 'ReviewRestored';
    return isOfAuthor ? event.data[`${event.data.by}Id`] : '';
  },
  deadlines: (state) => (state.status === 'OPEN' ? [{ kind: 'publish', dueAt: state.publishDue }] : []),
};
