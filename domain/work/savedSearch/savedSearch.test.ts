import { describe, expect, test } from 'vitest';
import { businessRules } from '../../kernel/businessRules.ts';
import { by } from '../../testing/contexts.ts';
import { scenario } from '../../testing/scenario.ts';
import { type SavedSearchEvent, savedSearch } from './savedSearch.ts';

const { decider } = savedSearch;
const story = scenario(decider);
const wanted = { searchId: 'search-1', kind: 'jobs', name: '東京の英語', wanted: 'q=英語&area=13', digest: 'DAILY' } as const;
const save = { type: 'save', ...wanted } as const;
const saved: SavedSearchEvent = { type: 'SearchSaved', data: wanted };
const removed: SavedSearchEvent = { type: 'SearchRemoved', data: { searchId: 'search-1' } };

describe('a saved search', () => {
  test('again with another name or mail replaces the first', () => {
    const weekly = { ...wanted, name: '英語', digest: 'WEEKLY' } as const;
    story.given(saved).when({ type: 'save', ...weekly }, by('talent'), [{ type: 'SearchSaved', data: weekly }]);
  });
  test('is for jobs if a cast saves it, and for casts if a client does', () => {
    story.given().when({ ...save, kind: 'casts' }, by('talent'), 'permission-denied');
    story.given().when(save, by('client'), 'permission-denied');
    story.given().when({ ...save, kind: 'casts' }, by('client'), [{ type: 'SearchSaved', data: { ...wanted, kind: 'casts' } }]);
  });
  test('above the limit is refused with a reason; an existing one can still change', () => {
    const all = Array.from(
      { length: businessRules.savedSearchesMax },
      (_, n): SavedSearchEvent => ({ ...saved, data: { ...wanted, searchId: `s${n}` } }) as SavedSearchEvent,
    );
    story.given(...all).when(save, by('talent'), 'invalid-argument');
    story
      .given(...all)
      .when({ ...save, searchId: 's3', digest: 'OFF' }, by('talent'), [
        { type: 'SearchSaved', data: { ...wanted, searchId: 's3', digest: 'OFF' } },
      ]);
  });
});

describe('a removed search', () => {
  test('allows another one', () => {
    expect(decider.evolve(decider.evolve(decider.initial, saved), removed).held).toEqual({});
  });
});

describe('after the person has left', () => {
  const gone: SavedSearchEvent = { type: 'SearchesWithdrawn', data: {} };
  test('nothing is stored, and nothing can be saved', () => {
    story.given(saved).when({ type: 'withdraw' }, by('system'), [gone]);
    story.given(saved, gone).when({ type: 'withdraw' }, by('system'), []);
    story.given(saved, gone).when(save, by('talent'), 'account-withdrawn');
  });
  test('there is no event without saved searches', () => story.given().when({ type: 'withdraw' }, by('system'), []));
});
