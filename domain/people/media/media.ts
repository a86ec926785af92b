import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { reason as why } from '../../kernel/commonFields.ts';
import type { DecisionContext } from '../../kernel/decider.ts';
import { aggregate, type CommandOf, type EventOf, noFields } from '../../kernel/definition.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { personal } from '../../kernel/eventDefinition.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { identifier } from '../../kernel/validation.ts';
import { accountNotice } from '../../kernel/words/row.ts';
import { mediaContent, mediaSource, shapeOf } from './content.ts';
import { mediaFields } from './fields.ts';

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
type Shown = { readonly [field in 'url' | 'S' | 'M']: string | null } & { readonly size: number | null };

const contentOf = ({ url, S, M, size }: Shown) => fingerprint({ url, S, M, size });

const held = (state: MediaState): Held => {
  if (state.status === 'NONE') throw new DomainError('not-found');
  return state;
};

const owned = (state: MediaState, { actor }: DecisionContext): Held => {
  const item = held(state);
  permit(actor.uid === item.ownerId);
  return item;
};

/** An own item that can change. */
const kept = (state: MediaState, context: DecisionContext): Held => {
  const item = owned(state, context);
  if (item.status === 'REMOVED') throw new DomainError('not-found');
  return item;
};

const itemOf = ({ ownerId, content, description, orderIndex }: Item): Item => ({ ownerId, content, description, orderIndex });
const changed = (state: MediaState, change: Partial<Item>): MediaState => (state.status === 'NONE' ? state : { ...state, ...change });
const moved = (state: MediaState, status: 'SHOWN' | 'FAILED' | 'REMOVED' | 'TAKEN_DOWN'): MediaState =>
  state.status === 'NONE' ? state : { ...itemOf(state), status };

const { ownerId, mediaType, S, M, poster, size, description, orderIndex, dueAt, reason } = mediaFields;
const word = personal(z.string());
const variants = { S: word, M: word };
const byOwner = { by: 'talent', after: ['add'] } as const;
/** The result of the transcoding has no effect if the movie was given up or removed. */
const bySystem = { by: 'system', after: ['add'] } as const;

/** A portfolio item: one stream per item. */
export const media = aggregate<MediaState, { mediaId: typeof identifier }>({
  name: 'media',
  readers: 'people',
  fields: { url: mediaFields.url },
  initial: { status: 'NONE' },
  snapshotSchema: 2,
  id: { mediaId: identifier },
  deadlines: (state) => (state.status === 'PROCESSING' ? [{ kind: 'abandonTranscoding', dueAt: state.dueAt }] : []),
})
  .events(
    {
      MediaAdded: {
        data: { ownerId, mediaType, url: word, ...variants, size: z.number().nullable(), description: word, orderIndex: z.number() },
        words: 'ポートフォリオに追加',
        evolve: (_, data) => ({
          status: 'SHOWN',
          ownerId: data.ownerId,
          content: contentOf(data),
          description: fingerprint(data.description),
          orderIndex: data.orderIndex,
        }),
      },
      MediaDescribed: {
        data: { ownerId, description: word },
        words: '説明を変更',
        evolve: (state, data) => changed(state, { description: fingerprint(data.description) }),
      },
      MediaReordered: {
        data: { ownerId, orderIndex: z.number() },
        words: '順番を変更',
        evolve: (state, data) => changed(state, { orderIndex: data.orderIndex }),
      },
      MediaRemoved: { data: { ownerId }, words: 'ポートフォリオから削除', evolve: (state) => moved(state, 'REMOVED') },
      MediaTakenDown: {
        data: { ownerId, reason: word },
        act: true,
        words: {
          history: '事務局がポートフォリオから削除',
          ...accountNotice(
            'talent',
            'talentMypage',
            'ポートフォリオから削除されました',
            '事務局が写真または動画を削除しました。ポートフォリオの画面で理由をご確認ください。',
          ),
        },
        evolve: (state) => moved(state, 'TAKEN_DOWN'),
      },
      MediaTranscodingRequested: {
        data: { ownerId, dueAt },
        words: '動画の変換を開始',
        evolve: (state, data) => (state.status === 'NONE' ? state : { ...itemOf(state), status: 'PROCESSING', dueAt: data.dueAt }),
      },
      MediaTranscoded: {
        data: { ownerId, ...variants, poster: word, size: z.number() },
        words: '動画の変換が完了',
        evolve: (state) => moved(state, 'SHOWN'),
      },
      MediaTranscodingFailed: { data: { ownerId, reason }, words: '動画の変換に失敗', evolve: (state) => moved(state, 'FAILED') },
    },
    (_mediaId, { data }) => data.ownerId,
  )
  .commands({
    add: {
      by: 'talent',
      entity: 'new',
      payload: { content: mediaContent, description, orderIndex },
      wire: { content: mediaSource, description, orderIndex },
      example: { content: { mediaType: 'MOVIE', url: 'uploads/a' }, description: '舞台より', orderIndex: 1 },
      decide: ({ content, ...place }, state, { actor: { uid }, now }) => {
        const data = { ownerId: uid, ...shapeOf(content), ...place };
        if (state.status === 'NONE') {
          const item = { type: 'MediaAdded', data } as const;
          if (data.mediaType !== 'MOVIE') return [item];
          return [item, { type: 'MediaTranscodingRequested', data: { ownerId: uid, dueAt: now + businessRules.transcodingPeriod } }];
        }
        const isSame =
          state.status !== 'REMOVED' &&
          state.status !== 'TAKEN_DOWN' &&
          state.ownerId === uid &&
          state.content === contentOf(data) &&
          state.description === fingerprint(data.description) &&
          state.orderIndex === data.orderIndex;
        if (isSame) return [];
        throw new DomainError('already-exists');
      },
    },
    describe: {
      ...byOwner,
      payload: { description },
      example: { description: '千秋楽' },
      decide: (said, state, context) => {
        const item = kept(state, context);
        return fingerprint(said.description) === item.description
          ? []
          : [{ type: 'MediaDescribed', data: { ownerId: item.ownerId, ...said } }];
      },
    },
    reorder: {
      ...byOwner,
      payload: { orderIndex },
      example: { orderIndex: 2 },
      decide: (said, state, context) => {
        const item = kept(state, context);
        return said.orderIndex === item.orderIndex ? [] : [{ type: 'MediaReordered', data: { ownerId: item.ownerId, ...said } }];
      },
    },
    remove: {
      ...byOwner,
      ...noFields,
      decide: (_, state, context) => {
        const item = owned(state, context);
        return item.status === 'REMOVED' ? [] : [{ type: 'MediaRemoved', data: { ownerId: item.ownerId } }];
      },
    },
    /** The owner keeps the item without content, and reads the reason. */
    takeDown: {
      by: 'office',
      duties: ['review', 'people'],
      payload: { reason: why },
      example: { reason: '規約違反' },
      after: ['add'],
      decide: (said, state, { actor }) => {
        const item = held(state);
        permit(actor.uid !== item.ownerId);
        if (item.status === 'REMOVED') throw new DomainError('not-found');
        return item.status === 'TAKEN_DOWN' ? [] : [{ type: 'MediaTakenDown', data: { ownerId: item.ownerId, ...said } }];
      },
    },
    finishTranscoding: {
      ...bySystem,
      payload: { S, M, poster, size },
      example: { S: 'movies/a_S.mp4', M: 'movies/a_M.mp4', poster: 'movies/a_poster.webp', size: 9 },
      decide: (files, state) => {
        const item = held(state);
        return item.status === 'PROCESSING' ? [{ type: 'MediaTranscoded', data: { ownerId: item.ownerId, ...files } }] : [];
      },
    },
    failTranscoding: {
      ...bySystem,
      payload: { reason },
      example: { reason: 'movie-too-long' },
      decide: (said, state) => {
        const item = held(state);
        return item.status === 'PROCESSING' ? [{ type: 'MediaTranscodingFailed', data: { ownerId: item.ownerId, ...said } }] : [];
      },
    },
    abandonTranscoding: {
      ...bySystem,
      ...noFields,
      later: businessRules.transcodingPeriod,
      decide: (_, state, { now }) => {
        const item = held(state);
        if (item.status !== 'PROCESSING') return [];
        if (now < item.dueAt) throw new DomainError('deadline-not-reached');
        return [{ type: 'MediaTranscodingFailed', data: { ownerId: item.ownerId, reason: 'movie-unfinished' } }];
      },
    },
  });

export type MediaCommand = CommandOf<typeof media>;
export type MediaEvent = EventOf<typeof media>;
