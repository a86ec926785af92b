import { expect, test } from 'vitest';
import { isJstDate, isJstMonth } from '#domain/kernel/calendar/instants.ts';
import { unshownFields } from '#domain/office/audit/history.ts';
import { storedSamples } from '#domain/testing/storedSamples.ts';
import { dayFields, monthFields, timeFields, yenFields } from './fieldKinds.ts';
import { acceptedStories, documentsAfter, streamOf } from './testing/stories.ts';

/** The kind of a value by its looks: only times in ms are as large. */
const looksLike = (value: unknown): readonly string[] | null => {
  if (typeof value === 'number') return value > 1e12 ? timeFields : null;
  if (typeof value !== 'string') return null;
  return isJstDate(value) ? dayFields : isJstMonth(value) ? monthFields : null;
};

/** Fields that no history shows, and values of any field in the list of a job's changes. */
const unshown = [...unshownFields, 'before', 'after'];

/** `names`: its own name, and for the sides of a difference also the name of the field. */
const unmarkedIn = (names: readonly string[], value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => unmarkedIn(names, item));
  if (value instanceof Object)
    return Object.entries(value)
      .filter(([inner]) => !unshown.includes(inner))
      .flatMap(([inner, held]) => unmarkedIn(/^(from|to|\d+)$/.test(inner) ? [inner, ...names] : [inner], held));
  const fields = looksLike(value);
  return fields === null || names.some((name) => fields.includes(name)) ? [] : [names.join(' in ')];
};

test('each time, date and month in events and documents is marked as one in its schema', () => {
  const events = storedSamples.flatMap(({ type, data }) => unmarkedIn([type], data));
  const documents = acceptedStories().flatMap(({ name, story }) =>
    [...documentsAfter(streamOf[name], story).values()].flatMap((document) => unmarkedIn([name], document)),
  );
  expect([...new Set([...events, ...documents])]).toEqual([]);
});

test('no field is an amount and a time, or a date and a month', () => {
  expect([...timeFields.filter((name) => yenFields.includes(name)), ...monthFields.filter((name) => dayFields.includes(name))]).toEqual([]);
});
