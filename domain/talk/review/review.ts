import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { DAY } from '../../kernel/calendar/instants.ts';
import { parties as partyFields, reason } from '../../kernel/commonFields.ts';
import type { DecisionContext } from '../../kernel/decider.ts';
import { aggregate, type CommandOf, type EventOf, noFields } from '../../kernel/definition.ts';
import { permit } from '../../kernel/domainError.ts';
import { personal } from '../../kernel/eventDefinition.ts';
import { NOON, uidOf } from '../../kernel/exampleWorld.ts';
import { labelled, time } from '../../kernel/fieldMeta.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { identifier, instant } from '../../kernel/validation.ts';
import { asNotified, notice, noticesTo } from '../../kernel/words/row.ts';
import { beforeDue, conflict, notFound, onceDue } from '../../work/deal/outcomes.ts';
import { type Parties, parties } from '../../work/deal/state.ts';
import { type ReviewContent, reviewContent, type Score } from './content.ts';

export type Side = 'client' | 'talent';

/** The answer of one side: nothing, a score with a print, or that the deal did not take place. */
type Said = { readonly kind: 'NOTHING' | 'NOT_HELD' } | { readonly kind: 'WRITTEN'; readonly score: Score; readonly content: number };

type Held = Parties & { readonly publishDue: number; readonly client: Said; readonly talent: Said; readonly down: Down };
/** Whether the office has hidden a side's review. */
type Down = Readonly<Record<Side, boolean>>;
/** The two reviews of a closed deal, which are published together. Times in ms. */
export type ReviewState = { readonly status: 'NONE' } | (Held & { readonly status: 'OPEN' | 'PUBLISHED' });

const nothing: Said = { kind: 'NOTHING' };
const written = (content: Omit<ReviewContent, 'comment'> & { readonly comment: string | null }): Said => ({
  kind: 'WRITTEN',
  score: content.score,
  content: fingerprint({ score: content.score, comment: content.comment }),
});
const changed = (state: ReviewState, change: (held: Held) => Partial<Held & { status: 'PUBLISHED' }>): ReviewState =>
  state.status === 'NONE' ? state : { ...state, ...change(state) };

const { score } = reviewContent.shape;
const dealKind = labelled('取引の種類', z.enum(['offer', 'entry']));
const by = labelled('通報・投稿した側', z.enum(['client', 'talent']));
const publishDue = labelled('公開の期限', time);
/** null: no score. */
const scores = labelled(
  '評価',
  z.object({ client: labelled('クライアントの評価', score.nullable()), talent: labelled('キャストの評価', score.nullable()) }),
);
const moderated = { ...partyFields, by, score, reason: personal(z.string()) };
const { toBoth } = noticesTo({ client: 'clientReviews', talent: 'talentReviews' });

const events = aggregate({
  name: 'review',
  readers: 'deals',
  initial: { status: 'NONE' } as ReviewState,
  snapshotSchema: 2,
  id: { reviewId: identifier },
  deadlines: (state) => (state.status === 'OPEN' ? [{ kind: 'publish', dueAt: state.publishDue }] : []),
}).events(
  {
    ReviewsOpened: {
      data: { ...partyFields, dealKind, publishDue },
      words: {
        history: '評価の受付を開始',
        topic: 'reviews',
        // The reviews of a closed deal open at the same time, and their event notifies both sides.
        notifies: {
          client: notice('clientReviewTasks', 'お仕事が完了しました', 'キャストの評価をお願いします。請求書は事務局よりお送りします。'),
          talent: notice('talentReviewTasks', 'お仕事が完了しました', 'おつかれさまでした。クライアントの評価をお願いします。'),
        },
        mails: { client: asNotified('評価を書く'), talent: asNotified('評価を書く') },
      },
      evolve: (_, { publishDue, ...data }) => ({
        status: 'OPEN',
        ...parties(data),
        publishDue,
        client: nothing,
        talent: nothing,
        down: { client: false, talent: false },
      }),
    },
    ReviewWritten: {
      data: { ...partyFields, by, score, comment: personal(z.string()) },
      words: '評価を投稿',
      evolve: (state, { by, ...content }) => changed(state, () => ({ [by]: written(content) })),
    },
    ReviewNotHeldReported: {
      data: { ...partyFields, by },
      words: '実施なしの報告',
      evolve: (state, { by }) => changed(state, () => ({ [by]: { kind: 'NOT_HELD' } })),
    },
    /**
     * The scores at the time of publication; null for a side without one, or if it reported that
     * the deal did not take place.
     */
    ReviewsPublished: {
      data: { ...partyFields, scores },
      words: {
        history: '評価を公開',
        topic: 'reviews',
        notifies: toBoth('評価が公開されました', 'お仕事の評価を確認できるようになりました。'),
      },
      evolve: (state) => changed(state, () => ({ status: 'PUBLISHED' })),
    },
    /** `score` no longer counts. The reason is personal data of the author. */
    ReviewTakenDown: {
      data: moderated,
      act: true,
      words: {
        history: '事務局が評価を非公開',
        topic: 'reviews',
        // Only the author is notified.
        notifies: toBoth('書いた評価が非公開になりました', '事務局が評価を非公開にしました。「書いた評価」で理由をご確認ください。'),
      },
      evolve: (state, { by }) => changed(state, ({ down }) => ({ down: { ...down, [by]: true } })),
    },
    ReviewRestored: {
      data: moderated,
      words: '事務局が評価の公開を再開',
      act: true,
      evolve: (state, { by }) => changed(state, ({ down }) => ({ down: { ...down, [by]: false } })),
    },
  },
  (_dealId, event) => {
    const isOfAuthor = event.type === 'ReviewWritten' || event.type === 'ReviewTakenDown' || event.type === 'ReviewRestored';
    return isOfAuthor ? event.data[`${event.data.by}Id`] : '';
  },
);

export type ReviewEvent = EventOf<typeof events>;

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

/** The office hides or shows a published score and text, but no member those of their own deal. */
const moderate =
  (type: 'ReviewTakenDown' | 'ReviewRestored') =>
  ({ by, reason }: { readonly by: Side; readonly reason: string }, state: ReviewState, { actor }: DecisionContext): ReviewEvent[] => {
    if (state.status === 'NONE') return notFound();
    permit(actor.uid !== state.clientId && actor.uid !== state.talentId);
    const score = scoreOf(state[by]);
    if (state.status !== 'PUBLISHED' || score === null) return conflict();
    if (state.down[by] === (type === 'ReviewTakenDown')) return [];
    return [{ type, data: { ...parties(state), by, score, reason } }];
  };

const example = { by: 'client', reason: '規約違反' } as const;
const byOffice = { by: 'office', duties: ['review'], payload: { by, reason }, example } as const;

/** The two reviews of a deal, under the deal's id. */
export const review = events.commands({
  /** Sent when a deal closes. */
  open: {
    by: 'system',
    payload: { dealKind, jobId: identifier, clientId: identifier, talentId: identifier, closedAt: instant },
    example: { dealKind: 'offer', jobId: 'job-1', clientId: uidOf.client, talentId: uidOf.talent, closedAt: NOON },
    decide: ({ dealKind, closedAt, ...deal }, state) =>
      state.status === 'NONE'
        ? [{ type: 'ReviewsOpened', data: { ...parties(deal), dealKind, publishDue: closedAt + businessRules.reviewPeriod } }]
        : [],
  },
  /** Writes or replaces the own review, until the reviews are published. */
  write: {
    by: ['client', 'talent'],
    payload: reviewContent.shape,
    example: { score: 5, comment: 'ありがとうございました。' },
    after: ['open'],
    decide: (content, state, context) =>
      say(state, context, written(content), (by, deal) => ({ type: 'ReviewWritten', data: { ...deal, by, ...content } })),
  },
  /** Instead of a score: the deal did not take place. */
  reportNotHeld: {
    by: ['talent', 'client'],
    ...noFields,
    after: ['open'],
    decide: (_, state, context) =>
      say(state, context, { kind: 'NOT_HELD' }, (by, deal) => ({ type: 'ReviewNotHeldReported', data: { ...deal, by } })),
  },
  /** Publishes the reviews after the review period. */
  publish: {
    by: 'system',
    ...noFields,
    after: ['open'],
    later: 7 * DAY,
    decide: (_, state, context) => {
      if (state.status === 'NONE') return notFound();
      return state.status === 'OPEN' ? onceDue(state.publishDue, context, [published(state)]) : [];
    },
  },
  /** Hides a review and removes its score. Its author reads the reason. */
  takeDown: { ...byOffice, after: ['open', 'write', 'publish'], decide: moderate('ReviewTakenDown') },
  /** Shows a hidden review again and counts its score. */
  restore: { ...byOffice, after: ['open', 'write', 'publish', 'takeDown'], decide: moderate('ReviewRestored') },
});

export type ReviewCommand = CommandOf<typeof review>;
