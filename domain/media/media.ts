import { match } from 'ts-pattern';
import type { Aggregate } from '../kernel/aggregate.ts';
import type { Decider, DecisionContext } from '../kernel/decider.ts';
import { DomainError, permit } from '../kernel/domainError.ts';
import { fingerprint } from '../kernel/fingerprint.ts';
import type { MediaCommand } from './commands.ts';
import { type MediaContent, shapeOf } from './content.ts';
import { type MediaEvent, mediaEvents } from './events.ts';

/** Contents and description are fingerprints: enough to see a change, without keeping the person's data. */
export type MediaState =
  | { readonly status: 'NONE' }
  | {
      readonly status: 'SHOWN' | 'REMOVED';
      readonly ownerId: string;
      readonly content: number;
      readonly description: number;
      readonly orderIndex: number;
    };

type Held = Exclude<MediaState, { status: 'NONE' }>;
type Add = Extract<MediaCommand, { type: 'add' }>;

const initial: MediaState = { status: 'NONE' };

const contentOf = ({ url, S, M, size }: Extract<MediaEvent, { type: 'MediaAdded' }>['data']) => fingerprint({ url, S, M, size });
const added = ({ content, description, orderIndex }: Add, ownerId: string) =>
  ({ ownerId, ...shapeOf(content as MediaContent), description, orderIndex }) as const;

const add = (command: Add, state: MediaState, { actor }: DecisionContext): MediaEvent[] => {
  permit(actor.role === 'talent');
  const data = added(command, actor.uid);
  if (state.status === 'NONE') return [{ type: 'MediaAdded', data }];
  const same =
    state.status === 'SHOWN' &&
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

const change = (command: Exclude<MediaCommand, Add>, held: Held): MediaEvent[] => {
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

const decide = (command: MediaCommand, state: MediaState, context: DecisionContext): MediaEvent[] =>
  command.type === 'add' ? add(command, state, context) : change(command, owned(state, context));

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
    .with({ type: 'MediaRemoved' }, () => ({ ...state, status: 'REMOVED' }))
    .exhaustive();
};

export const decider: Decider<MediaState, MediaCommand, MediaEvent> = { initial, decide, evolve };

export const media: Aggregate<MediaState, MediaCommand, MediaEvent> = {
  name: 'media',
  decider,
  events: mediaEvents,
  snapshotSchema: 1,
  subject: (_mediaId, { data }) => data.ownerId,
};
