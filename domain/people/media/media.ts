import { match } from 'ts-pattern';
import type { Aggregate } from '../../kernel/aggregate.ts';
import { businessRules } from '../../kernel/businessRules.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import type { MediaCommand } from './commands.ts';
import { type MediaContent, shapeOf } from './content.ts';
import { type MediaEvent, mediaEvents } from './events.ts';

type Item = {
  readonly ownerId: string;
  readonly content: number;
  readonly description: number;
  readonly orderIndex: number;
};

/**
 * The state of an item. Content and description are fingerprints. A movie is `PROCESSING` until it
 * is transcoded, at most until `dueAt` (ms).
 */
export type MediaState =
  | { readonly status: 'NONE' }
  | (Item & { readonly status: 'SHOWN' | 'FAILED' | 'REMOVED' | 'TAKEN_DOWN' })
  | (Item & { readonly status: 'PROCESSING'; readonly dueAt: number });

type Held = Exclude<MediaState, { status: 'NONE' }>;
type Add = Extract<MediaCommand, { type: 'add' }>;
type Change = Extract<MediaCommand, { type: 'describe' | 'reorder' | 'remove' }>;
type TakeDown = Extract<MediaCommand, { type: 'takeDown' }>;
type Outcome = Exclude<MediaCommand, Add | Change | TakeDown>;

const initial: MediaState = { status: 'NONE' };

const contentOf = ({ url, S, M, size }: Extract<MediaEvent, { type: 'MediaAdded' }>['data']) => fingerprint({ url, S, M, size });
const added = ({ content, description, orderIndex }: Add, ownerId: string) =>
  ({ ownerId, ...shapeOf(content as MediaContent), description, orderIndex }) as const;

const add = (command: Add, state: MediaState, { actor, now }: DecisionContext): MediaEvent[] => {
  permit(actor.role === 'talent');
  const data = added(command, actor.uid);
  if (state.status === 'NONE') {
    const item: MediaEvent = { type: 'MediaAdded', data };
    if (data.mediaType !== 'MOVIE') return [item];
    const dueAt = now + businessRules.transcodingPeriod;
    return [item, { type: 'MediaTranscodingRequested', data: { ownerId: actor.uid, dueAt } }];
  }
  const same =
    state.status !== 'REMOVED' &&
    state.status !== 'TAKEN_DOWN' &&
    state.ownerId === actor.uid &&
    state.content === contentOf(data) &&
    state.description === fingerprint(data.description) &&
    state.orderIndex === data.orderIndex;
  if (same) return [];
  throw new DomainError('already-exists');
};

const owned = (state: MediaState, { actor }: DecisionContext): Held => {
  if (state.status === 'NONE') throw new DomainError('not-found');
  permit(actor.role === 'talent' && actor.uid === state.ownerId);
  return state;
};

const change = (command: Change, held: Held): MediaEvent[] => {
  const { ownerId, status } = held;
  if (status === 'REMOVED' && command.type !== 'remove') throw new DomainError('not-found');
  return match(command)
    .returnType<MediaEvent[]>()
    .with({ type: 'describe' }, ({ description }) =>
      fingerprint(description) === held.description ? [] : [{ type: 'MediaDescribed', data: { ownerId, description } }],
    )
    .with({ type: 'reorder' }, ({ orderIndex }) =>
      orderIndex === held.orderIndex ? [] : [{ type: 'MediaReordered', data: { ownerId, orderIndex } }],
    )
    .with({ type: 'remove' }, () => (status === 'REMOVED' ? [] : [{ type: 'MediaRemoved', data: { ownerId } }]))
    .exhaustive();
};

/**
 * The office takes an item down, but no member their own. The owner keeps the item without content
 * until removing it.
 */
const takeDown = ({ reason }: TakeDown, state: MediaState, { actor }: DecisionContext): MediaEvent[] => {
  if (state.status === 'NONE') throw new DomainError('not-found');
  permit(actor.role === 'office' && actor.uid !== state.ownerId);
  if (state.status === 'REMOVED') throw new DomainError('not-found');
  return state.status === 'TAKEN_DOWN' ? [] : [{ type: 'MediaTakenDown', data: { ownerId: state.ownerId, reason } }];
};

/** The result of the transcoding. It has no effect if the movie was given up or removed. */
const conclude = (command: Outcome, state: MediaState, { actor, now }: DecisionContext): MediaEvent[] => {
  permit(actor.role === 'system');
  if (state.status === 'NONE') throw new DomainError('not-found');
  if (state.status !== 'PROCESSING') return [];
  const { ownerId, dueAt } = state;
  return match(command)
    .returnType<MediaEvent[]>()
    .with({ type: 'finishTranscoding' }, ({ type: _, ...files }) => [{ type: 'MediaTranscoded', data: { ownerId, ...files } }])
    .with({ type: 'failTranscoding' }, ({ reason }) => [{ type: 'MediaTranscodingFailed', data: { ownerId, reason } }])
    .with({ type: 'abandonTranscoding' }, () => {
      if (now < dueAt) throw new DomainError('deadline-not-reached');
      return [{ type: 'MediaTranscodingFailed', data: { ownerId, reason: 'movie-unfinished' } }];
    })
    .exhaustive();
};

const decide = (command: MediaCommand, state: MediaState, context: DecisionContext): MediaEvent[] => {
  switch (command.type) {
    case 'add':
      return add(command, state, context);
    case 'describe':
    case 'reorder':
    case 'remove':
      return change(command, owned(state, context));
    case 'takeDown':
      return takeDown(command, state, context);
    default:
      return conclude(command, state, context);
  }
};

const itemOf = ({ ownerId, content, description, orderIndex }: Item): Item => ({ ownerId, content, description, orderIndex });

const evolve = (state: MediaState, event: MediaEvent): MediaState => {
  if (event.type === 'MediaAdded') {
    const { ownerId, description, orderIndex } = event.data;
    return { status: 'SHOWN', ownerId, content: contentOf(event.data), description: fingerprint(description), orderIndex };
  }
  if (state.status === 'NONE') return state;
  return match(event)
    .returnType<MediaState>()
    .with({ type: 'MediaDescribed' }, ({ data }) => ({ ...state, description: fingerprint(data.description) }))
    .with({ type: 'MediaReordered' }, ({ data }) => ({ ...state, orderIndex: data.orderIndex }))
    .with({ type: 'MediaTranscodingRequested' }, ({ data }) => ({ ...itemOf(state), status: 'PROCESSING', dueAt: data.dueAt }))
    .with({ type: 'MediaTranscoded' }, () => ({ ...itemOf(state), status: 'SHOWN' }))
    .with({ type: 'MediaTranscodingFailed' }, () => ({ ...itemOf(state), status: 'FAILED' }))
    .with({ type: 'MediaTakenDown' }, () => ({ ...itemOf(state), status: 'TAKEN_DOWN' }))
    .with({ type: 'MediaRemoved' }, () => ({ ...itemOf(state), status: 'REMOVED' }))
    .exhaustive();
};

/** Decides commands on a media file and folds its events. */
export const decider: Decider<MediaState, MediaCommand, MediaEvent> = { initial, decide, evolve };

/** The aggregate of portfolio items: one stream per item. */
export const media: Aggregate<MediaState, MediaCommand, MediaEvent> = {
  name: 'media',
  decider,
  events: mediaEvents,
  snapshotSchema: 2,
  subject: (_mediaId, { data }) => data.ownerId,
  deadlines: (state) => (state.status === 'PROCESSING' ? [{ kind: 'abandonTranscoding', dueAt: state.dueAt }] : []),
};
