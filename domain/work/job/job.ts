import { match } from 'ts-pattern';
import type { Aggregate } from '../../kernel/aggregate.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { canonicalJson, fingerprint } from '../../kernel/fingerprint.ts';
import { assertOwnPictures } from '../../people/media/ownPictures.ts';
import type { JobCommand } from './commands.ts';
import { type JobEvent, jobEvents } from './events.ts';
import { type JobDraft, type JobField, type JobPosting, jobFields, postingFaultsAt } from './posting.ts';
import { factsOf, isPosted, type JobState, type PostedJob, postedJob, printsOf } from './state.ts';
import type { Visibility } from './storedPosting.ts';

type Begun = Exclude<JobState, { status: 'NONE' }>;

const initial: JobState = { status: 'NONE' };

const sound = (posting: JobPosting, now: number, clientId: string, visibility: Visibility): JobPosting => {
  assertOwnPictures(clientId, { pictures: posting.pictures });
  const faults = postingFaultsAt(posting, now, visibility);
  if (Object.keys(faults).length > 0) throw new DomainError('invalid-argument', faults);
  return posting;
};

/** The sender's own draft or job. Throws `not-found` or `permission-denied`. */
const owned = (state: JobState, { actor }: DecisionContext): Begun => {
  if (state.status === 'NONE') throw new DomainError('not-found');
  permit(actor.role === 'client' && actor.uid === state.clientId);
  return state;
};

const ownPosted = (state: JobState, context: DecisionContext): PostedJob => postedJob(owned(state, context));

const saveDraft = (draft: JobDraft, state: JobState, context: DecisionContext): JobEvent[] => {
  permit(context.actor.role === 'client');
  const { uid } = context.actor;
  const saved = (): JobEvent[] => {
    assertOwnPictures(uid, { pictures: draft.pictures });
    return [{ type: 'JobDraftSaved', data: { clientId: uid, ...draft } }];
  };
  if (state.status === 'NONE') return saved();
  const own = owned(state, context);
  if (own.status === 'DISCARDED') throw new DomainError('not-found');
  if (own.status !== 'DRAFT') throw new DomainError('status-conflict');
  return own.draft === fingerprint(draft) ? [] : saved();
};

const discardDraft = (state: JobState, context: DecisionContext): JobEvent[] => {
  const { status, clientId } = owned(state, context);
  if (status === 'DISCARDED') return [];
  if (status !== 'DRAFT') throw new DomainError('status-conflict');
  return [{ type: 'JobDraftDiscarded', data: { clientId } }];
};

const post = (posting: JobPosting, visibility: Visibility, state: JobState, context: DecisionContext): JobEvent[] => {
  const { actor, now } = context;
  permit(actor.role === 'client');
  if (isPosted(state)) {
    const isSame = state.visibility === visibility && changedFields(state, posting).length === 0;
    if (state.clientId === actor.uid && isSame) return [];
    throw new DomainError('already-exists');
  }
  if (state.status !== 'NONE' && owned(state, context).status === 'DISCARDED') throw new DomainError('not-found');
  const kept = sound(posting, now, actor.uid, visibility);
  return [{ type: 'JobPosted', data: { clientId: actor.uid, ...(visibility === 'PRIVATE' && { visibility }), ...kept } }];
};

/** Compares lists by value: the same ids in the same order are no change. */
const changedFields = ({ posting, words }: PostedJob, edited: JobPosting) => {
  const before = { ...posting, ...words };
  const after = { ...factsOf(edited), ...printsOf(edited) };
  return jobFields.filter((field) => canonicalJson(before[field]) !== canonicalJson(after[field]));
};

const pick = <Posting extends Partial<JobPosting>>(posting: Posting, fields: readonly JobField[]): Partial<Posting> =>
  Object.fromEntries(Object.entries(posting).filter(([field]) => (fields as readonly string[]).includes(field))) as Partial<Posting>;

/** The new entry deadline is in the future, so a job that had ended takes entries again. */
const edit = (posting: JobPosting, state: PostedJob, { now }: DecisionContext): JobEvent[] => {
  const { status, clientId, visibility, posting: before } = state;
  const fields = changedFields(state, posting);
  if (fields.length === 0) return [];
  if (status === 'CLOSED') throw new DomainError('job-ended');
  const { entryDeadline } = sound(posting, now, clientId, visibility);
  const edited: JobEvent = { type: 'JobEdited', data: { clientId, before: pick(before, fields), after: pick(posting, fields) } };
  return status === 'ENDED' ? [edited, { type: 'JobReopened', data: { clientId, entryDeadline } }] : [edited];
};

const close = ({ status, clientId }: PostedJob): JobEvent[] => (status === 'CLOSED' ? [] : [{ type: 'JobClosed', data: { clientId } }]);

/** The office takes a posting down, but no member their own. A closed job stays unchanged. */
const forceClose = (reason: string, { status, clientId }: PostedJob, { actor }: DecisionContext): JobEvent[] => {
  permit(actor.role === 'office' && actor.uid !== clientId);
  return status === 'CLOSED' ? [] : [{ type: 'JobForceClosed', data: { clientId, reason } }];
};

const openPage = ({ status, clientId, visibility, posting, isPageOpen }: PostedJob, { now }: DecisionContext): JobEvent[] => {
  if (visibility === 'PRIVATE') throw new DomainError('page-of-private-job');
  if (status !== 'OPEN' || now >= posting.entryDeadline) throw new DomainError('job-ended');
  return isPageOpen ? [] : [{ type: 'JobPageOpened', data: { clientId } }];
};

const closePage = ({ clientId, isPageOpen }: PostedJob): JobEvent[] => (isPageOpen ? [{ type: 'JobPageClosed', data: { clientId } }] : []);

/** Ends a job at its entry deadline. The deadline may have moved since the task was created. */
const end = ({ status, clientId, posting }: PostedJob, { now }: DecisionContext): JobEvent[] => {
  if (status === 'ENDED') return [];
  if (status === 'CLOSED') throw new DomainError('status-conflict');
  if (now < posting.entryDeadline) throw new DomainError('deadline-not-reached');
  return [{ type: 'JobEnded', data: { clientId, endedAt: posting.entryDeadline } }];
};

/** Cleans up after the client has left: closes jobs, erases texts, discards drafts. */
const abandon = (state: JobState): JobEvent[] => {
  if (isPosted(state))
    return [...close(state), ...(state.words ? [{ type: 'JobWordsErased', data: { clientId: state.clientId } } as const] : [])];
  return state.status === 'DRAFT' ? [{ type: 'JobDraftDiscarded', data: { clientId: state.clientId } }] : [];
};

/** Hides a public job while the client's account is suspended, like a private one. */
const followAccount = (suspended: boolean, state: JobState): JobEvent[] => {
  if (!isPosted(state) || suspended === state.isHeldBack) return [];
  const { clientId, visibility } = state;
  if (suspended) return visibility === 'PUBLIC' ? [{ type: 'JobHeldBack', data: { clientId } }] : [];
  return [{ type: 'JobBroughtBack', data: { clientId } }];
};

const decide = (command: JobCommand, state: JobState, context: DecisionContext): JobEvent[] =>
  match(command)
    .returnType<JobEvent[]>()
    .with({ type: 'saveDraft' }, ({ type: _, ...draft }) => saveDraft(draft, state, context))
    .with({ type: 'discardDraft' }, () => discardDraft(state, context))
    .with({ type: 'post' }, ({ type: _, visibility = 'PUBLIC', ...posting }) => post(posting, visibility, state, context))
    .with({ type: 'edit' }, ({ type: _, ...posting }) => edit(posting, ownPosted(state, context), context))
    .with({ type: 'close' }, () => close(ownPosted(state, context)))
    .with({ type: 'forceClose' }, ({ reason }) => forceClose(reason, postedJob(state), context))
    .with({ type: 'openPage' }, () => openPage(ownPosted(state, context), context))
    .with({ type: 'closePage' }, () => closePage(ownPosted(state, context)))
    .with({ type: 'end' }, () => {
      permit(context.actor.role === 'system');
      return end(postedJob(state), context);
    })
    .with({ type: 'followAccount' }, ({ suspended }) => {
      permit(context.actor.role === 'system');
      return followAccount(suspended, state);
    })
    .with({ type: 'abandon' }, () => {
      permit(context.actor.role === 'system');
      return abandon(state);
    })
    .exhaustive();

const edited = (state: PostedJob, after: Extract<JobEvent, { type: 'JobEdited' }>['data']['after']): PostedJob => ({
  ...state,
  posting: { ...state.posting, ...factsOf(after) },
  edition: state.edition + 1,
  words: state.words && { ...state.words, ...printsOf(after) },
});

const evolve = (state: JobState, event: JobEvent): JobState =>
  match(event)
    .returnType<JobState>()
    .with({ type: 'JobDraftSaved' }, ({ data: { clientId, ...draft } }) => ({ status: 'DRAFT', clientId, draft: fingerprint(draft) }))
    .with({ type: 'JobDraftDiscarded' }, ({ data: { clientId } }) => ({ status: 'DISCARDED', clientId }))
    .with({ type: 'JobPosted' }, ({ data: { clientId, visibility = 'PUBLIC', ...posting } }) => ({
      ...{ status: 'OPEN', clientId, visibility, isPageOpen: false },
      ...{ posting: factsOf(posting), words: printsOf(posting), edition: 1, isHeldBack: false },
    }))
    .with({ type: 'JobEdited' }, ({ data }) => (isPosted(state) ? edited(state, data.after) : state))
    .with({ type: 'JobWordsErased' }, () => (isPosted(state) ? { ...state, words: null } : state))
    .with({ type: 'JobHeldBack' }, () => (isPosted(state) ? { ...state, visibility: 'PRIVATE', isHeldBack: true } : state))
    .with({ type: 'JobBroughtBack' }, () => (isPosted(state) ? { ...state, visibility: 'PUBLIC', isHeldBack: false } : state))
    .with({ type: 'JobReopened' }, () => (isPosted(state) ? { ...state, status: 'OPEN' } : state))
    .with({ type: 'JobClosed' }, { type: 'JobForceClosed' }, () => (isPosted(state) ? { ...state, status: 'CLOSED' } : state))
    .with({ type: 'JobPageOpened' }, () => (isPosted(state) ? { ...state, isPageOpen: true } : state))
    .with({ type: 'JobPageClosed' }, () => (isPosted(state) ? { ...state, isPageOpen: false } : state))
    .with({ type: 'JobEnded' }, () => (isPosted(state) ? { ...state, status: 'ENDED' } : state))
    .exhaustive();

/** Decides commands on a job and folds its events. */
export const decider: Decider<JobState, JobCommand, JobEvent> = { initial, decide, evolve };

/** The aggregate of jobs: drafts and postings of a client. */
export const job: Aggregate<JobState, JobCommand, JobEvent> = {
  name: 'job',
  decider,
  events: jobEvents,
  // The state contains every field of a posting.
  snapshotSchema: fingerprint([7, ...jobFields]),
  subject: (_jobId, { data }) => data.clientId,
  // A private job takes no entries, so its deadline does not end it.
  deadlines: (state) =>
    state.status === 'OPEN' && (state.visibility === 'PUBLIC' || state.isHeldBack)
      ? [{ kind: 'end', dueAt: state.posting.entryDeadline }]
      : [],
};
