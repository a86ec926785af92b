import { DomainError } from '#domain/kernel/domainError.ts';
import { settlement } from '#domain/money/settlement/settlement.ts';
import { type TalentState, talent } from '#domain/people/talent/talent.ts';
import { diary } from '#domain/work/diary/diary.ts';
import { entry } from '#domain/work/entry/entry.ts';
import { assertCanLikeJob, assertCanLikeTalent, favorite } from '#domain/work/favorite/favorite.ts';
import { type FavoriteTarget, favoriteEntityId } from '#domain/work/favorite/target.ts';
import { job } from '#domain/work/job/job.ts';
import type { JobState } from '#domain/work/job/state.ts';
import { offer } from '#domain/work/offer/offer.ts';
import { savedSearch } from '#domain/work/savedSearch/savedSearch.ts';
import { newEntityId } from '../eventStore/request.ts';
import type { Rule } from '../eventStore/rule.ts';
import { certifiedOnly } from '../gate/admission.ts';
import { callableOf, type Own } from '../gate/callableOf.ts';
import type { Caller, Target } from '../gate/commandCallable.ts';
import { countTry } from '../gate/durableLimit.ts';
import { withStorageErrors } from '../media/objectStore.ts';
import { assertStored } from '../media/processPicture.ts';
import { rowOf, rulesOf } from '../rules/dealRules.ts';
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

/** Commands on offers, from the inquiry to the bill. */
export const offers = callableOf(offer, {}, asRowsSay(offer));

/** Commands on entries, from the application to the bill. */
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

type OnDraft = { readonly type: string; readonly jobId?: string | undefined; readonly begin?: string | undefined };

/** Continues a draft, or begins a job. */
const draftOf = ({ jobId, begin, ...command }: OnDraft, { uid }: Caller, commandId: string): Own =>
  jobId === undefined ? { entityId: newEntityId(begin ?? commandId, uid), command } : { entityId: jobId, command, begins: undefined };

/** Commands on a client's own jobs, and the office's on any job. */
export const jobs = callableOf(job, { saveDraft: draftOf, post: draftOf }, { admit: certifiedOnly });
