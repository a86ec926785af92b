import { businessRules } from '#domain/kernel/businessRules.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { order } from '#domain/money/order/order.ts';
import { settlement } from '#domain/money/settlement/settlement.ts';
import { type TalentState, talent } from '#domain/people/talent/talent.ts';
import { audition } from '#domain/work/audition/audition.ts';
import { diary } from '#domain/work/diary/diary.ts';
import { entry } from '#domain/work/entry/entry.ts';
import { assertCanLikeJob, assertCanLikeTalent, favorite } from '#domain/work/favorite/favorite.ts';
import { type FavoriteTarget, favoriteEntityId } from '#domain/work/favorite/target.ts';
import { hold } from '#domain/work/hold/hold.ts';
import { job } from '#domain/work/job/job.ts';
import { type JobState, postedJob } from '#domain/work/job/state.ts';
import { offer } from '#domain/work/offer/offer.ts';
import { savedSearch } from '#domain/work/savedSearch/savedSearch.ts';
import { shortlist } from '#domain/work/shortlist/shortlist.ts';
import { newEntityId } from '../eventStore/request.ts';
import type { Rule } from '../eventStore/rule.ts';
import { certifiedOnly } from '../gate/admission.ts';
import { callableOf, type Own } from '../gate/callableOf.ts';
import type { Caller, Target } from '../gate/commandCallable.ts';
import { countTry } from '../gate/durableLimit.ts';
import { uploadPath, withStorageErrors } from '../media/objectStore.ts';
import { assertStored } from '../media/processPicture.ts';
import { invitedDeals, openedRound } from '../rules/auditions.ts';
import { rowOf, rulesOf } from '../rules/dealRules.ts';
import { holdOfDeal } from '../rules/heldDays.ts';
import { keepsTaken } from '../rules/jobRoles.ts';
import { orderedDeal } from '../rules/orderedDeal.ts';
import { settledDeal } from '../rules/settledDeal.ts';
import { runtime } from '../runtime.ts';

/** The limit, the admission and the rules that the row of a command names. */
const asRowsSay =
  (deal: typeof offer | typeof entry) =>
  async ({ entityId, command, begins }: Target, { uid }: Caller): Promise<Pick<Target, 'admit' | 'rules'>> => {
    const { counted } = rowOf(deal, command);
    if (counted) await countTry(runtime(), [{ kind: counted, subject: uid }]);
    const asked = { deal, entityId, command, uid };
    return { admit: certifiedOnly, rules: begins ? rulesOf({ ...asked, ids: {} }) : (ids) => rulesOf({ ...asked, ids }) };
  };

export const offers = callableOf(offer, {}, asRowsSay(offer));

export const entries = callableOf(entry, {}, asRowsSay(entry));

const withDeal = (sent: Parameters<typeof settledDeal>[0]) => ({ rules: [settledDeal(sent)] });

/** Commands on the settlement after a deal's work. Its id is the deal's. */
export const settlements = callableOf(
  settlement,
  {
    report: async (sent) => {
      const pictures = sent.expenses.map(({ picture }) => picture);
      await withStorageErrors(() => assertStored(runtime(), pictures));
      return withDeal(sent);
    },
    answer: withDeal,
    decide: withDeal,
  },
  { admit: certifiedOnly },
);

const ofOrdered = (sent: Parameters<typeof orderedDeal>[0]) => ({ rules: [orderedDeal(sent)] });

/** The order of a deal: what its invoice says beside the work. Its id is the deal's. */
export const orders = callableOf(order, { set: ofOrdered, setFor: ofOrdered }, { admit: certifiedOnly });

export const savedSearches = callableOf(savedSearch, {}, { admit: certifiedOnly });

/** The liked cast or job must be visible. */
const likeable = ({ kind, targetId }: FavoriteTarget): Rule =>
  kind === 'talent'
    ? { streams: [{ aggregate: talent, entityId: targetId }], check: ([state]) => assertCanLikeTalent(state as TalentState) }
    : { streams: [{ aggregate: job, entityId: targetId }], check: ([state]) => assertCanLikeJob(state as JobState) };

/** A client's favourites and a talent's bookmarks; each account changes only its own. */
export const favorites = callableOf(
  favorite,
  {
    like: (target, { uid }) => ({ entityId: favoriteEntityId(uid, target), rules: [likeable(target)] }),
    unlike: (target, { uid }) => ({ entityId: favoriteEntityId(uid, target) }),
  },
  { admit: certifiedOnly },
);

/** The job of a list must be the client's own. A list without a job needs none. */
const ownJob = (jobId: string | null, uid: string): readonly Rule[] =>
  jobId === null
    ? []
    : [
        {
          streams: [{ aggregate: job, entityId: jobId }],
          check: ([state]) => {
            if (postedJob(state as JobState).clientId !== uid) throw new DomainError('not-found');
          },
        },
      ];

/** The number of lists is limited. Two that are created at once can be one too many. */
const fewLists = (uid: string): Rule => ({
  absent: {
    queries: (db) => [db.collection('shortlists').where('clientId', '==', uid)],
    least: businessRules.shortlistsMax,
    refusal: () => new DomainError('invalid-argument', { title: `作れるリストは${businessRules.shortlistsMax}件までです` }),
  },
});

export const shortlists = callableOf(
  shortlist,
  {
    create: ({ jobId }, { uid }) => ({ rules: [...ownJob(jobId, uid), fewLists(uid)] }),
    edit: ({ jobId }, { uid }) => ({ rules: ownJob(jobId, uid) }),
    add: ({ talentId }) => ({ rules: [likeable({ kind: 'talent', targetId: talentId })] }),
  },
  { admit: certifiedOnly },
);

/** Throws `not-found` if the id names no cast. */
const known = (uid: string): Rule => ({
  streams: [{ aggregate: talent, entityId: uid }],
  check: ([state]) => {
    if ((state as TalentState).status === 'NONE') throw new DomainError('not-found');
  },
});

/**
 * Commands on the days of a cast: the cast's own, and the office's to let a deal overlap others.
 */
export const diaries = callableOf(diary, { allowOverlap: ({ uid }) => ({ rules: [known(uid)] }) });

/** Commands on the holds of a cast: of the clients, the cast, and the office. */
export const holds = callableOf(
  hold,
  {
    request: async ({ talentId, ...sent }, { uid }) => {
      await countTry(runtime(), [{ kind: 'holdByClient', subject: uid }]);
      return { rules: [holdOfDeal(talentId, sent)] };
    },
  },
  { admit: certifiedOnly },
);

/** Commands on the auditions of a job: of its client, and of the invited casts. */
export const auditions = callableOf(
  audition,
  {
    open: ({ auditionId, ...sent }, { uid }) => ({ rules: [openedRound(auditionId, uid, sent)] }),
    invite: ({ auditionId, ...sent }) => ({ rules: [invitedDeals(auditionId, sent)] }),
    submitTape: async ({ uploadId }, { uid }) => {
      await withStorageErrors(() => assertStored(runtime(), [uploadPath(uid, uploadId)]));
      return {};
    },
  },
  { admit: certifiedOnly },
);

type OnDraft = { readonly type: string; readonly jobId?: string | undefined; readonly begin?: string | undefined };

/** Continues a draft, or begins a job. */
const draftOf = ({ jobId, begin, ...command }: OnDraft, { uid }: Caller, commandId: string): Own =>
  jobId === undefined ? { entityId: newEntityId(begin ?? commandId, uid), command } : { entityId: jobId, command, begins: undefined };

export const jobs = callableOf(
  job,
  { saveDraft: draftOf, post: draftOf, edit: ({ jobId, roles }) => ({ rules: [keepsTaken(jobId, roles)] }) },
  { admit: certifiedOnly },
);
