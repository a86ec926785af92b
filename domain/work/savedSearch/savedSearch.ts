import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import type { Role } from '../../kernel/decider.ts';
import { aggregate, type EventOf, noFields } from '../../kernel/definition.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { personal } from '../../kernel/eventDefinition.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import type { SearchKind } from '../search/wanted.ts';
import { savedSearchFields } from './fields.ts';

/** The state of a person's saved searches. `held`: kind and fingerprint of each search, by id. */
export type SavedSearchState = {
  readonly status: 'NONE' | 'KEPT' | 'WITHDRAWN';
  readonly held: Readonly<Record<string, { readonly kind: SearchKind; readonly print: number }>>;
};

/** Casts search for jobs, clients for casts. */
const permitFor = (role: Role | null, kind: SearchKind): void => permit(role === (kind === 'jobs' ? 'talent' : 'client'));

const { searchId, kind, digest } = savedSearchFields;
const byOwner = { by: ['talent', 'client'], entity: 'own', begins: true } as const;

/** The saved searches of a person: one stream, under the uid. */
export const savedSearch = aggregate<SavedSearchState>({
  name: 'savedSearch',
  readers: 'nobody',
  initial: { status: 'NONE', held: {} },
  snapshotSchema: 1,
})
  .events(
    {
      SearchSaved: {
        // A search can contain names, so it is encrypted.
        data: { searchId, kind, name: personal(z.string()), wanted: personal(z.string()), digest },
        words: '検索条件を保存',
        evolve: ({ held }, data) => ({
          status: 'KEPT',
          held: { ...held, [data.searchId]: { kind: data.kind, print: fingerprint(data) } },
        }),
      },
      SearchRemoved: {
        data: { searchId },
        words: '保存した検索条件を削除',
        evolve: (state, { searchId: removed }) => {
          const { [removed]: _, ...held } = state.held;
          return { ...state, held };
        },
      },
      SearchesWithdrawn: { data: {}, words: '退会により保存した検索条件を消去', evolve: () => ({ status: 'WITHDRAWN', held: {} }) },
    },
    (uid) => uid,
  )
  .commands({
    save: {
      ...byOwner,
      payload: savedSearchFields,
      example: { searchId: 'search-1', kind: 'jobs', name: '東京の英語', wanted: 'q=英語&area=13', digest: 'DAILY' },
      decide: (data, { status, held }, { actor }) => {
        permitFor(actor.role, data.kind);
        if (status === 'WITHDRAWN') throw new DomainError('account-withdrawn');
        if (held[data.searchId]?.print === fingerprint(data)) return [];
        if (!(data.searchId in held) && Object.keys(held).length >= businessRules.savedSearchesMax)
          throw new DomainError('invalid-argument', { name: `保存できる条件は${businessRules.savedSearchesMax}件までです` });
        return [{ type: 'SearchSaved', data }];
      },
    },
    remove: {
      ...byOwner,
      payload: { searchId },
      example: { searchId: 'search-1' },
      after: ['save'],
      decide: (data, { held }, { actor }) => {
        const search = held[data.searchId];
        if (!search) return [];
        permitFor(actor.role, search.kind);
        return [{ type: 'SearchRemoved', data }];
      },
    },
    withdraw: {
      by: 'system',
      ...noFields,
      after: ['save'],
      decide: (_, { status }) => (status === 'KEPT' ? [{ type: 'SearchesWithdrawn', data: {} }] : []),
    },
  });

export type SavedSearchEvent = EventOf<typeof savedSearch>;
