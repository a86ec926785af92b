import { z } from 'zod';
import { HOUR } from '../../kernel/calendar/instants.ts';
import { aggregate, type EventOf, noFields } from '../../kernel/definition.ts';
import { DomainError } from '../../kernel/domainError.ts';
import type { Upcaster } from '../../kernel/eventDefinition.ts';
import { NOON } from '../../kernel/exampleWorld.ts';
import { time } from '../../kernel/fieldMeta.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { identifier } from '../../kernel/validation.ts';
import { assertOwnPictures } from '../../people/media/ownPictures.ts';
import { onceDue } from '../../work/deal/outcomes.ts';
import { type NewsAudience, newsAudiences } from './audiences.ts';
import { type NewsText, newsText, publishAt, publishAtFault } from './fields.ts';

/**
 * The state of a news item. `text` and `picture` are fingerprints, enough to detect a change.
 * `publishAt`: when the system publishes the draft (ms).
 */
export type NewsState =
  | { readonly status: 'NONE' }
  | {
      readonly status: 'DRAFT' | 'PUBLISHED' | 'REMOVED';
      readonly text: number;
      readonly picture: number | null;
      readonly audience: NewsAudience;
      readonly publishAt: number | null;
    };
type Written = Exclude<NewsState, { status: 'NONE' }>;

const existing = (state: NewsState): Written => {
  if (state.status === 'NONE' || state.status === 'REMOVED') throw new DomainError('not-found');
  return state;
};
const changed = (state: NewsState, change: Partial<Written>): NewsState => (state.status === 'NONE' ? state : { ...state, ...change });

const pictureOf = (path: string | null): number | null => (path === null ? null : fingerprint(path));
const contentOf = (text: NewsText) => ({ text: fingerprint(text), picture: pictureOf(text.picture), audience: text.audience });

/** A picture that another member has uploaded stays; a new one is the sender's own upload. */
const assertPicture = ({ picture }: NewsText, held: number | null, uid: string): void => {
  if (pictureOf(picture) !== held) assertOwnPictures(uid, { picture: [picture] });
};

const audience = z.enum(newsAudiences);
const text = { title: z.string(), body: z.string(), audience, link: z.string(), picture: z.string().nullable() };
/** Version 1 was for all users, with words only. */
const wordsOnly: Upcaster = (data) => ({ ...data, audience: 'all', link: '', picture: null });
/** Version 1 was for all users. */
const toAll: Upcaster = (data) => ({ ...data, audience: 'all' });
const content = { data: text, upcasters: [wordsOnly], act: true } as const;

const example: NewsText = {
  title: '年末年始の営業について',
  body: '12月29日から休業いたします。',
  audience: 'all',
  link: 'https://example.com/holidays',
  picture: null,
};
const byOffice = { by: 'office', duties: ['operations'] } as const;

/** A news item from the office to all users, or to the clients or the casts. */
export const news = aggregate<NewsState>({
  name: 'news',
  readers: 'content',
  initial: { status: 'NONE' },
  snapshotSchema: 2,
  id: { newsId: identifier },
  deadlines: (state) => (state.status === 'DRAFT' && state.publishAt !== null ? [{ kind: 'publish', dueAt: state.publishAt }] : []),
})
  .events({
    NewsWritten: { ...content, words: 'お知らせを作成', evolve: (_, data) => ({ status: 'DRAFT', ...contentOf(data), publishAt: null }) },
    NewsEdited: { ...content, words: 'お知らせを編集', evolve: (state, data) => changed(state, contentOf(data)) },
    NewsScheduled: {
      data: { publishAt: time },
      words: 'お知らせの公開を予約',
      act: true,
      evolve: (state, data) => changed(state, data),
    },
    NewsUnscheduled: { data: {}, words: 'お知らせの公開の予約を解除', act: true, evolve: (state) => changed(state, { publishAt: null }) },
    NewsPublished: {
      data: { audience },
      upcasters: [toAll],
      words: 'お知らせを公開',
      act: true,
      evolve: (state) => changed(state, { status: 'PUBLISHED', publishAt: null }),
    },
    NewsUnpublished: { data: {}, words: 'お知らせを非公開', act: true, evolve: (state) => changed(state, { status: 'DRAFT' }) },
    NewsRemoved: {
      data: {},
      words: 'お知らせを削除',
      act: true,
      evolve: (state) => changed(state, { status: 'REMOVED', publishAt: null }),
    },
  })
  .commands({
    write: {
      ...byOffice,
      entity: 'new',
      payload: newsText.shape,
      example,
      decide: (data, state, { actor }) => {
        if (state.status === 'DRAFT' && state.text === fingerprint(data)) return [];
        if (state.status !== 'NONE') throw new DomainError('already-exists');
        assertPicture(data, null, actor.uid);
        return [{ type: 'NewsWritten', data }];
      },
    },
    /** A published item keeps its audience: its readers have seen it. */
    edit: {
      ...byOffice,
      payload: newsText.shape,
      example: { ...example, body: '12月30日から休業いたします。' },
      after: ['write'],
      decide: (data, state, { actor }) => {
        const held = existing(state);
        if (fingerprint(data) === held.text) return [];
        if (held.status === 'PUBLISHED' && held.audience !== data.audience)
          throw new DomainError('invalid-argument', { audience: '公開中は変更できません。先に非公開にしてください' });
        assertPicture(data, held.picture, actor.uid);
        return [{ type: 'NewsEdited', data }];
      },
    },
    /** The system publishes the draft at a time (ms). */
    schedule: {
      ...byOffice,
      payload: { publishAt },
      example: { publishAt: NOON + HOUR },
      after: ['write'],
      decide: (data, state, { now }) => {
        const held = existing(state);
        if (held.status !== 'DRAFT') throw new DomainError('status-conflict');
        const fault = publishAtFault(data.publishAt, now);
        if (fault) throw new DomainError('invalid-argument', { publishAt: fault });
        return held.publishAt === data.publishAt ? [] : [{ type: 'NewsScheduled', data }];
      },
    },
    unschedule: {
      ...byOffice,
      ...noFields,
      after: ['write', 'schedule'],
      decide: (_, state) => (existing(state).publishAt === null ? [] : [{ type: 'NewsUnscheduled', data: {} }]),
    },
    /** A member at any time, the system at the chosen one. */
    publish: {
      ...byOffice,
      by: ['office', 'system'],
      ...noFields,
      after: ['write'],
      decide: (_, state, context) => {
        const isClock = context.actor.role === 'system';
        if (isClock && (state.status !== 'DRAFT' || state.publishAt === null)) return [];
        const { status, audience, publishAt: due } = existing(state);
        if (status === 'PUBLISHED') return [];
        const published = [{ type: 'NewsPublished' as const, data: { audience } }];
        return isClock ? onceDue(due, context, published) : published;
      },
    },
    unpublish: {
      ...byOffice,
      ...noFields,
      after: ['write', 'publish'],
      decide: (_, state) => (existing(state).status === 'DRAFT' ? [] : [{ type: 'NewsUnpublished', data: {} }]),
    },
    remove: {
      ...byOffice,
      ...noFields,
      after: ['write'],
      decide: (_, state) => (state.status === 'REMOVED' ? [] : existing(state) && [{ type: 'NewsRemoved', data: {} }]),
    },
  });

export type NewsEvent = EventOf<typeof news>;
