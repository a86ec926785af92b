import { z } from 'zod';
import { aggregate, type EventOf, noFields } from '../../kernel/definition.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { identifier } from '../../kernel/validation.ts';
import type { MasterKind } from './fields.ts';
import { masterFields } from './fields.ts';
import { nameFault } from './nameFault.ts';

export type MasterState =
  | { readonly status: 'NONE' }
  | { readonly status: 'ACTIVE' | 'RETIRED'; readonly kind: MasterKind; readonly name: string; readonly orderIndex: number };
type Added = Exclude<MasterState, { status: 'NONE' }>;

const added = (state: MasterState): Added => {
  if (state.status === 'NONE') throw new DomainError('not-found');
  return state;
};
const changed = (state: MasterState, change: Partial<Added>): MasterState => (state.status === 'NONE' ? state : { ...state, ...change });

const assertNamed = (kind: MasterKind, name: string): void => {
  const fault = nameFault(kind, name);
  if (fault !== null) throw new DomainError('invalid-argument', { name: fault });
};

const { kind, name, orderIndex } = masterFields;
const example = { kind: 'industry', name: '広告、宣伝', orderIndex: 1 } as const;
const byOffice = { by: 'office', duties: ['operations'] } as const;
const existing = { ...byOffice, after: ['add'] } as const;

/** An entry in a list that the office maintains: a choice in forms, or a group of synonyms. */
export const master = aggregate({
  name: 'master',
  readers: 'content',
  initial: { status: 'NONE' } as MasterState,
  snapshotSchema: 1,
  id: { masterId: identifier, kind },
})
  .events({
    MasterAdded: {
      data: { kind, name: z.string(), orderIndex: z.number() },
      words: 'マスタを追加',
      act: true,
      evolve: (_, data) => ({ status: 'ACTIVE', ...data }),
    },
    MasterRenamed: {
      data: { kind, name: z.string() },
      words: 'マスタの名称を変更',
      act: true,
      evolve: (state, { name }) => changed(state, { name }),
    },
    MasterReordered: {
      data: { kind, orderIndex: z.number() },
      words: 'マスタの順番を変更',
      act: true,
      evolve: (state, { orderIndex }) => changed(state, { orderIndex }),
    },
    MasterRetired: { data: { kind }, words: 'マスタを廃止', act: true, evolve: (state) => changed(state, { status: 'RETIRED' }) },
    MasterRestored: { data: { kind }, words: 'マスタを再使用', act: true, evolve: (state) => changed(state, { status: 'ACTIVE' }) },
  })
  .commands({
    add: {
      ...byOffice,
      entity: 'new',
      payload: { kind, name, orderIndex },
      example,
      decide: (entry, state) => {
        assertNamed(entry.kind, entry.name);
        if (state.status === 'NONE') return [{ type: 'MasterAdded', data: entry }];
        const { status, kind, name, orderIndex } = state;
        if (status === 'ACTIVE' && kind === entry.kind && name === entry.name && orderIndex === entry.orderIndex) return [];
        throw new DomainError('already-exists');
      },
    },
    rename: {
      ...existing,
      payload: { name },
      example: { name: '広報' },
      decide: ({ name }, state) => {
        const { kind, name: before } = added(state);
        assertNamed(kind, name);
        return name === before ? [] : [{ type: 'MasterRenamed', data: { kind, name } }];
      },
    },
    reorder: {
      ...existing,
      payload: { orderIndex },
      example: { orderIndex: 2 },
      decide: ({ orderIndex }, state) => {
        const { kind, orderIndex: before } = added(state);
        return orderIndex === before ? [] : [{ type: 'MasterReordered', data: { kind, orderIndex } }];
      },
    },
    /** Removes an entry from the options. */
    retire: {
      ...existing,
      ...noFields,
      decide: (_, state) => (added(state).status === 'RETIRED' ? [] : [{ type: 'MasterRetired', data: { kind: added(state).kind } }]),
    },
    restore: {
      ...byOffice,
      ...noFields,
      after: ['add', 'retire'],
      decide: (_, state) => (added(state).status === 'ACTIVE' ? [] : [{ type: 'MasterRestored', data: { kind: added(state).kind } }]),
    },
  });

export type MasterEvent = EventOf<typeof master>;
