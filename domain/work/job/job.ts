import { z } from 'zod';
import { draftStoredOf, plainOf, storedOf } from '../../kernel/catalogueEvent.ts';
import { reason } from '../../kernel/commonFields.ts';
import { aggregate, type CommandOf, type EventOf, noFields } from '../../kernel/definition.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { personal } from '../../kernel/eventDefinition.ts';
import { NOON } from '../../kernel/exampleWorld.ts';
import { time } from '../../kernel/fieldMeta.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { identifier } from '../../kernel/validation.ts';
import { accountNotice } from '../../kernel/words/row.ts';
import { assertOwnPictures } from '../../people/media/ownPictures.ts';
import { changedFields, ownedJob, ownPosted, picked, sound } from './decisions.ts';
import * as examples from './example.ts';
import { clientId, endedAt, onDraft, roleSeats, suspended, visibility } from './fields.ts';
import { jobDraft, jobFields, jobPosting } from './posting.ts';
import { postingCatalogue } from './postingRows.ts';
import { storedDraftRole } from './roleRows.ts';
import { noSeats, seatsAfter, seatsIn, withRoles } from './roles.ts';
import { factsOf, isPosted, type JobState, type PostedJob, postedJob, printsOf } from './state.ts';
import * as upcasters from './upcasters.ts';

export type { JobState } from './state.ts';

const facts = z.object(plainOf(postingCatalogue));
const posting = z.object(storedOf(postingCatalogue));

const changed = (state: JobState, change: Partial<PostedJob>): JobState => (isPosted(state) ? { ...state, ...change } : state);

const events = aggregate<JobState, { jobId: typeof identifier }>({
  name: 'job',
  readers: 'deals',
  initial: { status: 'NONE' },
  id: { jobId: identifier },
  // The state contains every field of a posting.
  snapshotSchema: fingerprint([8, ...jobFields]),
  // A private job takes no entries, so its deadline does not end it.
  deadlines: (state) =>
    state.status === 'OPEN' && (state.visibility === 'PUBLIC' || state.isHeldBack)
      ? [{ kind: 'end', dueAt: state.posting.entryDeadline }]
      : [],
}).events(
  {
    JobDraftSaved: {
      data: { clientId, ...draftStoredOf(postingCatalogue), roles: personal(z.array(storedDraftRole)) },
      upcasters: upcasters.ofDrafts,
      words: '下書きを保存',
      evolve: (_, { clientId, ...saved }) => ({ status: 'DRAFT', clientId, draft: fingerprint(saved) }),
    },
    JobDraftDiscarded: { data: { clientId }, words: '下書きを破棄', evolve: (_, { clientId }) => ({ status: 'DISCARDED', clientId }) },
    JobPosted: {
      data: { clientId, visibility, roleSeats, ...posting.shape },
      upcasters: upcasters.ofPostings,
      words: 'お仕事を掲載',
      evolve: (_, { clientId, visibility = 'PUBLIC', roleSeats, ...posted }) => ({
        status: 'OPEN',
        clientId,
        visibility,
        isPageOpen: false,
        posting: factsOf(posted),
        words: printsOf(posted),
        ...(roleSeats && { roleSeats }),
        edition: 1,
        isHeldBack: false,
      }),
    },
    JobEdited: {
      data: { clientId, before: facts.partial(), after: posting.partial(), roleSeats },
      upcasters: upcasters.ofEdits,
      words: 'お仕事を編集',
      evolve: (state, { after, roleSeats }) =>
        isPosted(state)
          ? {
              ...state,
              ...(roleSeats && { roleSeats }),
              posting: { ...state.posting, ...factsOf(after) },
              edition: state.edition + 1,
              words: state.words && { ...state.words, ...printsOf(after) },
            }
          : state,
    },
    /** The client has left, and the texts are erased: `title` to `pictures` of the posting. */
    JobWordsErased: { data: { clientId }, words: '退会により掲載内容を消去', evolve: (state) => changed(state, { words: null }) },
    /** The client's account is suspended: the job is hidden until the end of the suspension. */
    JobHeldBack: {
      data: { clientId },
      words: 'アカウントの休止により非表示',
      evolve: (state) => changed(state, { visibility: 'PRIVATE', isHeldBack: true }),
    },
    JobBroughtBack: {
      data: { clientId },
      words: '休止の解除により再表示',
      evolve: (state) => changed(state, { visibility: 'PUBLIC', isHeldBack: false }),
    },
    JobReopened: { data: { clientId, entryDeadline: time }, words: '募集を再開', evolve: (state) => changed(state, { status: 'OPEN' }) },
    JobClosed: { data: { clientId }, words: '募集を終了', evolve: (state) => changed(state, { status: 'CLOSED' }) },
    /** A conclusion filled the last seat, and the client chose that the job closes then. */
    JobFilled: { data: { clientId }, words: '募集が埋まったため終了', evolve: (state) => changed(state, { status: 'CLOSED' }) },
    JobForceClosed: {
      data: { clientId, reason: personal(z.string()) },
      words: {
        history: '事務局が募集を終了',
        ...accountNotice(
          'client',
          'clientOwnJob',
          '事務局が募集を終了しました',
          '事務局がお仕事の募集を終了しました。くわしくは事務局へお問い合わせください。',
        ),
      },
      act: true,
      evolve: (state) => changed(state, { status: 'CLOSED' }),
    },
    /** The public page is visible while the job takes entries. */
    JobPageOpened: { data: { clientId }, words: 'お仕事の公開ページを開設', evolve: (state) => changed(state, { isPageOpen: true }) },
    JobPageClosed: { data: { clientId }, words: 'お仕事の公開ページを閉鎖', evolve: (state) => changed(state, { isPageOpen: false }) },
    /** `endedAt`: the entry deadline, however late the task ran. */
    JobEnded: {
      data: { clientId, endedAt },
      upcasters: upcasters.ofEnds,
      words: {
        history: '募集締切により終了',
        ...accountNotice('client', 'clientOwnJob', '募集が終了しました', '募集締切を過ぎたため、お仕事の募集を終了しました。'),
      },
      evolve: (state) => changed(state, { status: 'ENDED' }),
    },
  },
  (_jobId, { data }) => data.clientId,
);

export type JobEvent = EventOf<typeof events>;

const closed = ({ status, clientId }: PostedJob): JobEvent[] => (status === 'CLOSED' ? [] : [{ type: 'JobClosed', data: { clientId } }]);

const byClient = { by: 'client', after: ['post'] } as const;
const bySystem = { by: 'system', after: ['post'] } as const;

/** The jobs of a client: drafts and postings. */
export const job = events.commands({
  saveDraft: {
    by: 'client',
    entity: 'new',
    bound: 'self',
    payload: jobDraft.shape,
    example: examples.draft,
    wire: { ...jobDraft.shape, ...onDraft },
    decide: (draft, state, context) => {
      const { uid } = context.actor;
      const own = state.status === 'NONE' ? null : ownedJob(state, context);
      if (own?.status === 'DISCARDED') throw new DomainError('not-found');
      if (own && own.status !== 'DRAFT') throw new DomainError('status-conflict');
      if (own?.draft === fingerprint(draft)) return [];
      assertOwnPictures(uid, { pictures: draft.pictures });
      return [{ type: 'JobDraftSaved', data: { clientId: uid, ...draft } }];
    },
  },
  discardDraft: {
    by: 'client',
    ...noFields,
    after: ['saveDraft'],
    decide: (_, state, context) => {
      const { status, clientId } = ownedJob(state, context);
      if (status === 'DISCARDED') return [];
      if (status !== 'DRAFT') throw new DomainError('status-conflict');
      return [{ type: 'JobDraftDiscarded', data: { clientId } }];
    },
  },
  /** `visibility` never changes after that. */
  post: {
    by: 'client',
    entity: 'new',
    bound: 'self',
    payload: { ...jobPosting.shape, visibility },
    example: examples.posting,
    wire: { ...jobPosting.shape, visibility, ...onDraft },
    decide: ({ visibility: shown = 'PUBLIC', ...sent }, state, context) => {
      const { actor, now } = context;
      const posting = withRoles(sent);
      if (isPosted(state)) {
        const isSame = state.visibility === shown && changedFields(state, posting).length === 0;
        if (state.clientId === actor.uid && isSame) return [];
        throw new DomainError('already-exists');
      }
      if (state.status !== 'NONE' && ownedJob(state, context).status === 'DISCARDED') throw new DomainError('not-found');
      const kept = sound(posting, now, actor.uid, shown);
      const rest = { ...(shown === 'PRIVATE' && { visibility: shown }), ...seatsAfter(noSeats, kept.roles) };
      return [{ type: 'JobPosted', data: { clientId: actor.uid, ...rest, ...kept } }];
    },
  },
  /** The new entry deadline is in the future, so a job that had ended takes entries again. */
  edit: {
    ...byClient,
    payload: jobPosting.shape,
    example: examples.edited,
    decide: (sent, state, context) => {
      const posting = withRoles(sent);
      const { status, clientId, visibility, posting: before, ...held } = ownPosted(state, context);
      const fields = changedFields({ posting: before, words: held.words }, posting);
      if (fields.length === 0) return [];
      if (status === 'CLOSED') throw new DomainError('job-ended');
      const { entryDeadline } = sound(posting, context.now, clientId, visibility);
      const reopened: JobEvent[] = status === 'ENDED' ? [{ type: 'JobReopened', data: { clientId, entryDeadline } }] : [];
      const after = picked(posting, fields);
      const change = { before: picked(before, fields), after, ...(after.roles && seatsAfter(seatsIn(held), after.roles)) };
      return [{ type: 'JobEdited', data: { clientId, ...change } }, ...reopened];
    },
  },
  close: { ...byClient, ...noFields, decide: (_, state, context) => closed(ownPosted(state, context)) },
  /** Every seat has a concluded deal, which the rule counts, and the client chose this end. */
  closeFilled: {
    by: 'system',
    ...noFields,
    after: [{ type: 'post', closesWhenFilled: 1 }],
    decide: (_, state) => {
      const { status, clientId, posting } = postedJob(state);
      return status === 'CLOSED' || posting.closesWhenFilled === 0 ? [] : [{ type: 'JobFilled', data: { clientId } }];
    },
  },
  /** The office takes a posting down, but no member their own. */
  forceClose: {
    by: 'office',
    duties: ['review'],
    payload: { reason },
    example: { reason: '規約違反' },
    after: ['post'],
    decide: ({ reason }, state, { actor }) => {
      const { status, clientId } = postedJob(state);
      permit(actor.uid !== clientId);
      return status === 'CLOSED' ? [] : [{ type: 'JobForceClosed', data: { clientId, reason } }];
    },
  },
  /** Opens the public page, with the fields of `shownOfJob`. */
  openPage: {
    ...byClient,
    ...noFields,
    decide: (_, state, context) => {
      const { status, clientId, visibility, posting, isPageOpen } = ownPosted(state, context);
      if (visibility === 'PRIVATE') throw new DomainError('page-of-private-job');
      if (status !== 'OPEN' || context.now >= posting.entryDeadline) throw new DomainError('job-ended');
      return isPageOpen ? [] : [{ type: 'JobPageOpened', data: { clientId } }];
    },
  },
  closePage: {
    by: 'client',
    ...noFields,
    after: ['post', 'openPage'],
    decide: (_, state, context) => {
      const { clientId, isPageOpen } = ownPosted(state, context);
      return isPageOpen ? [{ type: 'JobPageClosed', data: { clientId } }] : [];
    },
  },
  /** The entry deadline has passed. It may have moved since the task was created. */
  end: {
    ...bySystem,
    ...noFields,
    later: examples.posting.entryDeadline - NOON,
    decide: (_, state, { now }) => {
      const { status, clientId, posting } = postedJob(state);
      if (status === 'ENDED') return [];
      if (status === 'CLOSED') throw new DomainError('status-conflict');
      if (now < posting.entryDeadline) throw new DomainError('deadline-not-reached');
      return [{ type: 'JobEnded', data: { clientId, endedAt: posting.entryDeadline } }];
    },
  },
  /** Hides a public job while the client's account is suspended, like a private one. */
  followAccount: {
    ...bySystem,
    payload: { suspended },
    example: { suspended: true },
    decide: ({ suspended }, state) => {
      if (!isPosted(state) || suspended === state.isHeldBack) return [];
      const { clientId, visibility } = state;
      if (!suspended) return [{ type: 'JobBroughtBack', data: { clientId } }];
      return visibility === 'PUBLIC' ? [{ type: 'JobHeldBack', data: { clientId } }] : [];
    },
  },
  /** Cleans up after the client has left: closes jobs, erases texts, discards drafts. */
  abandon: {
    ...bySystem,
    ...noFields,
    decide: (_, state) => {
      if (isPosted(state))
        return [...closed(state), ...(state.words ? [{ type: 'JobWordsErased', data: { clientId: state.clientId } } as const] : [])];
      return state.status === 'DRAFT' ? [{ type: 'JobDraftDiscarded', data: { clientId: state.clientId } }] : [];
    },
  },
});

export type JobCommand = CommandOf<typeof job>;
