import { match } from 'ts-pattern';
import type { Aggregate } from '../kernel/aggregate.ts';
import type { Decider, DecisionContext } from '../kernel/decider.ts';
import { DomainError, permit } from '../kernel/domainError.ts';
import type { JobCommand } from './commands.ts';
import { type JobEvent, jobEvents } from './events.ts';
import { type JobPosting, jobFields, postingFaults } from './posting.ts';

export type JobState =
  | { readonly status: 'NONE' }
  | { readonly status: 'OPEN' | 'CLOSED'; readonly clientId: string; readonly posting: JobPosting };

type Posted = Exclude<JobState, { status: 'NONE' }>;

const initial: JobState = { status: 'NONE' };

const sound = (posting: JobPosting, now: number): JobPosting => {
  const faults = {
    ...(posting.entryDeadline <= now && { entryDeadline: '募集締切には、これからの日時を指定してください' }),
    ...postingFaults(posting),
  };
  if (Object.keys(faults).length > 0) throw new DomainError('invalid-argument', faults);
  return posting;
};

const owned = (state: JobState, { actor }: DecisionContext): Posted => {
  if (state.status === 'NONE') throw new DomainError('not-found');
  permit(actor.role === 'client' && actor.uid === state.clientId);
  return state;
};

const post = (posting: JobPosting, state: JobState, { actor, now }: DecisionContext): JobEvent[] => {
  permit(actor.role === 'client');
  if (state.status === 'NONE') return [{ type: 'JobPosted', data: { clientId: actor.uid, ...sound(posting, now) } }];
  if (state.clientId === actor.uid && changedFields(state.posting, posting).length === 0) return [];
  throw new DomainError('already-exists');
};

const changedFields = (before: JobPosting, after: JobPosting) => jobFields.filter((field) => before[field] !== after[field]);

const pick = (posting: JobPosting, fields: readonly (keyof JobPosting)[]): Partial<JobPosting> =>
  Object.fromEntries(fields.map((field) => [field, posting[field]]));

const edit = (posting: JobPosting, state: Posted, { now }: DecisionContext): JobEvent[] => {
  const fields = changedFields(state.posting, posting);
  if (fields.length === 0) return [];
  if (state.status === 'CLOSED') throw new DomainError('job-ended');
  sound(posting, now);
  return [{ type: 'JobEdited', data: { clientId: state.clientId, before: pick(state.posting, fields), after: pick(posting, fields) } }];
};

const close = ({ status, clientId }: Posted): JobEvent[] => (status === 'CLOSED' ? [] : [{ type: 'JobClosed', data: { clientId } }]);

const decide = (command: JobCommand, state: JobState, context: DecisionContext): JobEvent[] =>
  match(command)
    .returnType<JobEvent[]>()
    .with({ type: 'post' }, ({ type: _, ...posting }) => post(posting, state, context))
    .with({ type: 'edit' }, ({ type: _, ...posting }) => edit(posting, owned(state, context), context))
    .with({ type: 'close' }, () => close(owned(state, context)))
    .exhaustive();

const evolve = (state: JobState, event: JobEvent): JobState =>
  match(event)
    .returnType<JobState>()
    .with({ type: 'JobPosted' }, ({ data: { clientId, ...posting } }) => ({ status: 'OPEN', clientId, posting }))
    .with({ type: 'JobEdited' }, ({ data }) =>
      state.status === 'NONE' ? state : { ...state, posting: { ...state.posting, ...data.after } },
    )
    .with({ type: 'JobClosed' }, () => (state.status === 'NONE' ? state : { ...state, status: 'CLOSED' }))
    .exhaustive();

export const decider: Decider<JobState, JobCommand, JobEvent> = { initial, decide, evolve };

export const job: Aggregate<JobState, JobCommand, JobEvent> = {
  name: 'job',
  decider,
  events: jobEvents,
  snapshotSchema: 1,
  subject: (_jobId, event) => (event.type === 'JobPosted' ? event.data.clientId : ''),
};
