import { z } from 'zod';
import { aggregate, type EventOf } from '../../kernel/definition.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import { identifier } from '../../kernel/validation.ts';
import { newsText } from './fields.ts';

/** The state of a news item. `text` is a fingerprint, enough to detect a change. */
export type NewsState = { readonly status: 'NONE' } | { readonly status: 'DRAFT' | 'PUBLISHED' | 'REMOVED'; readonly text: number };
type Written = Exclude<NewsState, { status: 'NONE' }>;

const existing = (state: NewsState): Written => {
  if (state.status === 'NONE' || state.status === 'REMOVED') throw new DomainError('not-found');
  return state;
};
const changed = (state: NewsState, change: Partial<Written>): NewsState => (state.status === 'NONE' ? state : { ...state, ...change });

const text = { title: z.string(), body: z.string() };
const example = { title: '年末年始の営業について', body: '12月29日から休業いたします。' };
const byOffice = { by: 'office', duties: ['operations'] } as const;

/** A news item from the office to all users. */
export const news = aggregate<NewsState>({
  name: 'news',
  readers: 'content',
  initial: { status: 'NONE' },
  snapshotSchema: 1,
  id: { newsId: identifier },
})
  .events({
    NewsWritten: { data: text, words: 'お知らせを作成', act: true, evolve: (_, data) => ({ status: 'DRAFT', text: fingerprint(data) }) },
    NewsEdited: { data: text, words: 'お知らせを編集', act: true, evolve: (state, data) => changed(state, { text: fingerprint(data) }) },
    NewsPublished: { data: {}, words: 'お知らせを公開', act: true, evolve: (state) => changed(state, { status: 'PUBLISHED' }) },
    NewsUnpublished: { data: {}, words: 'お知らせを非公開', act: true, evolve: (state) => changed(state, { status: 'DRAFT' }) },
    NewsRemoved: { data: {}, words: 'お知らせを削除', act: true, evolve: (state) => changed(state, { status: 'REMOVED' }) },
  })
  .commands({
    write: {
      ...byOffice,
      entity: 'new',
      payload: newsText.shape,
      example,
      decide: (data, state) => {
        if (state.status === 'NONE') return [{ type: 'NewsWritten', data }];
        if (state.status === 'DRAFT' && state.text === fingerprint(data)) return [];
        throw new DomainError('already-exists');
      },
    },
    edit: {
      ...byOffice,
      payload: newsText.shape,
      example: { ...example, body: '12月30日から休業いたします。' },
      after: ['write'],
      decide: (data, state) => (fingerprint(data) === existing(state).text ? [] : [{ type: 'NewsEdited', data }]),
    },
    publish: {
      ...byOffice,
      payload: {},
      example: {},
      after: ['write'],
      decide: (_, state) => (existing(state).status === 'PUBLISHED' ? [] : [{ type: 'NewsPublished', data: {} }]),
    },
    unpublish: {
      ...byOffice,
      payload: {},
      example: {},
      after: ['write', 'publish'],
      decide: (_, state) => (existing(state).status === 'DRAFT' ? [] : [{ type: 'NewsUnpublished', data: {} }]),
    },
    remove: {
      ...byOffice,
      payload: {},
      example: {},
      after: ['write'],
      decide: (_, state) => (state.status === 'REMOVED' ? [] : existing(state) && [{ type: 'NewsRemoved', data: {} }]),
    },
  });

export type NewsEvent = EventOf<typeof news>;
