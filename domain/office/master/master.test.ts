import { describe, expect, test } from 'vitest';
import { by } from '../../testing/contexts.ts';
import { scenario } from '../../testing/scenario.ts';
import { masterEntityId, masterKinds, parseMasterEntityId } from './kinds.ts';
import { type MasterEvent, master } from './master.ts';

const story = scenario(master.decider);
const add = { type: 'add', kind: 'industry', name: '広告', orderIndex: 1 } as const;
const added: MasterEvent = { type: 'MasterAdded', data: { kind: 'industry', name: '広告', orderIndex: 1 } };
const retired: MasterEvent = { type: 'MasterRetired', data: { kind: 'industry' } };
const restored: MasterEvent = { type: 'MasterRestored', data: { kind: 'industry' } };
const renamed: MasterEvent = { type: 'MasterRenamed', data: { kind: 'industry', name: '広報' } };
const moved: MasterEvent = { type: 'MasterReordered', data: { kind: 'industry', orderIndex: 3 } };

describe('the office', () => {
  test('adds', () => story.given().when(add, by('office'), [added]));
  test('adds twice', () => story.given(added).when(add, by('office'), []));
  test('adds another entry under the same id: refused', () =>
    story.given(added).when({ ...add, name: '舞台' }, by('office'), 'already-exists'));
  test('renames', () => story.given(added).when({ type: 'rename', name: '広報' }, by('office'), [renamed]));
  test('renames twice', () => story.given(added, renamed).when({ type: 'rename', name: '広報' }, by('office'), []));
  test('reorders', () => story.given(added).when({ type: 'reorder', orderIndex: 3 }, by('office'), [moved]));
  test('reorders twice', () => story.given(added, moved).when({ type: 'reorder', orderIndex: 3 }, by('office'), []));
  test('retires', () => story.given(added).when({ type: 'retire' }, by('office'), [retired]));
  test('retires twice', () => story.given(added, retired).when({ type: 'retire' }, by('office'), []));
  test('restores', () => story.given(added, retired).when({ type: 'restore' }, by('office'), [restored]));
  test('restores twice, or without a retirement', () => {
    story.given(added, retired, restored).when({ type: 'restore' }, by('office'), []);
    story.given(added).when({ type: 'restore' }, by('office'), []);
  });
  test('cannot change a missing entry', () => story.given().when({ type: 'retire' }, by('office'), 'not-found'));
});

test('only the office', () => {
  for (const role of ['talent', 'client', 'system', null] as const) {
    story.given().when(add, by(role), 'permission-denied');
    story.given(added).when({ type: 'retire' }, by(role), 'permission-denied');
  }
});

test('a name of at most 60 characters, an integer position', () => {
  expect(master.command.safeParse({ ...add, name: 'あ'.repeat(60) }).success).toBe(true);
  for (const wrong of [{ name: 'あ'.repeat(61) }, { name: ' ' }, { orderIndex: -1 }, { orderIndex: 1.5 }, { kind: 'jobs' }])
    expect(master.command.safeParse({ ...add, ...wrong }).success).toBe(false);
});

test('the id of the stream contains kind and id', () => {
  for (const kind of masterKinds) expect(parseMasterEntityId(masterEntityId(kind, 'a_1'))).toEqual({ kind, id: 'a_1' });
});
