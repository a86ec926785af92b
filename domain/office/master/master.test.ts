import { describe, expect, test } from 'vitest';
import { by } from '../../testing/contexts.ts';
import { scenario } from '../../testing/scenario.ts';
import { masterEntityId, masterKinds, parseMasterEntityId } from './fields.ts';
import { type MasterEvent, master } from './master.ts';

const story = scenario(master.decider);
const add = { type: 'add', kind: 'industry', name: '広告', orderIndex: 1 } as const;
const added: MasterEvent = { type: 'MasterAdded', data: { kind: 'industry', name: '広告', orderIndex: 1 } };
const retired: MasterEvent = { type: 'MasterRetired', data: { kind: 'industry' } };
const restored: MasterEvent = { type: 'MasterRestored', data: { kind: 'industry' } };

describe('the office', () => {
  test('adds another entry under the same id: refused', () =>
    story.given(added).when({ ...add, name: '舞台' }, by('office'), 'already-exists'));
  test('restores twice, or without a retirement', () => {
    story.given(added, retired, restored).when({ type: 'restore' }, by('office'), []);
    story.given(added).when({ type: 'restore' }, by('office'), []);
  });
});

test('synonyms are at least two different words', () => {
  const entry = { ...add, kind: 'synonym', name: '車、運転' } as const;
  const of = { kind: 'synonym', orderIndex: 1 } as const;
  const synonym: MasterEvent = { type: 'MasterAdded', data: { ...of, name: entry.name } };
  story.given().when(entry, by('office'), [synonym]);
  for (const name of ['車', '車、', '車 車']) {
    story.given().when({ ...entry, name }, by('office'), 'invalid-argument', ['name']);
    story.given(synonym).when({ type: 'rename', name }, by('office'), 'invalid-argument', ['name']);
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
