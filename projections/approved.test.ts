import { expect, test } from 'vitest';
import type { AggregateName } from '#domain/kernel/identifiers.ts';
import { type AnyEvent, aggregates, definitionOf, type EventType } from '#domain/registry.ts';
import { modulesInLines, textOf } from '#domain/testing/approval.ts';
import type { ReadModel } from './kernel/projector.ts';
import { readModelProjectors } from './readModels.ts';
import { acceptedStories, documentsAfter, streamOf } from './testing/stories.ts';

/**
 * Schemas and documents, written out in `testing/approved/`. Approve an intended change with `npx
 * vitest run --project unit -u`. Its diff shows all effects of the change.
 */
const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts', '!./testing/**', '!./readModels.ts'], {
  eager: true,
});

test('schemas and tables of the read models are as approved', () =>
  expect(textOf(modulesInLines(modules))).toMatchFileSnapshot('testing/approved/schemas.txt'));

/** The changes of documents by an event: new ones complete, others by field. */
const changes = (before: ReadonlyMap<string, ReadModel>, after: ReadonlyMap<string, ReadModel>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((path) => {
    const [old, now] = [before.get(path), after.get(path)];
    if (!now) return [`  ${path} is gone`];
    const changed = Object.entries(now).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(old?.[field]));
    const lost = Object.keys(old ?? {}).filter((field) => !(field in now));
    if (changed.length + lost.length === 0) return [];
    return [
      `  ${path}${old ? '' : ' is new'} ${JSON.stringify(Object.fromEntries(changed))}${lost.map((field) => ` without ${field}`).join('')}`,
    ];
  });

/** An event after its person's key is deleted. */
const erased = ({ type, data }: AnyEvent): AnyEvent => {
  const copy = structuredClone(data) as Record<string, unknown>;
  for (const path of definitionOf(type).personalPaths) {
    const fields = path.split('.');
    const holder = fields.slice(0, -1).reduce<Record<string, unknown> | null>((held, field) => (held?.[field] ?? null) as never, copy);
    const field = fields.at(-1) as string;
    if (holder && field in holder) holder[field] = null;
  }
  return { type, data: copy } as AnyEvent;
};

const stories = Object.groupBy(acceptedStories(), ({ name }) => name);

const storyOf = (name: AggregateName): string[] => {
  const lines = [`# ${name}`];
  const seen = new Set<string>();
  for (const { story } of stories[name] ?? []) {
    for (const [index, { type }] of story.entries()) {
      const key = JSON.stringify(story.slice(0, index + 1));
      if (seen.has(key)) continue;
      seen.add(key);
      const earlier = story.slice(0, index);
      lines.push(`${type} after ${earlier.map((event) => event.type).join(', ') || 'nothing'}`);
      lines.push(...changes(documentsAfter(streamOf[name], earlier), documentsAfter(streamOf[name], story.slice(0, index + 1))));
    }
    const left = story.map(erased);
    const [known, gone] = [story, left].map((events) => documentsAfter(streamOf[name], events));
    const lost = known && gone ? changes(known, gone) : [];
    if (lost.length > 0) lines.push(`${story.map(({ type }) => type).join(', ')} without the person's key`, ...lost);
  }
  return lines;
};

test('the documents after every event are as approved', () =>
  expect(textOf((Object.keys(aggregates) as AggregateName[]).flatMap(storyOf))).toMatchFileSnapshot('testing/approved/documents.txt'));

test('an event is handled by the projectors in the approved list', () => {
  const types = Object.values(aggregates).flatMap(({ events }) => Object.keys(events)) as EventType[];
  const lines = types.map((type) => {
    const handling = readModelProjectors.filter(({ handles }) => handles.includes(type));
    return `${type}: ${handling.map(({ name }) => name).join(', ') || 'nobody'}`;
  });
  return expect(textOf(lines)).toMatchFileSnapshot('testing/approved/handlers.txt');
});
