import type { Plugin } from 'vite';
import type { AnyDefinition } from '../domain/kernel/definition.ts';

/** Modules that export plain data computed from schemas, which the browser does not need. */
export const plain =
  /\/(domain\/(fieldNames|talk\/help\/(answers|frontAnswers)|work\/job\/labels|talk\/words\/historyWords)|entities\/legal\/prices)\.ts$/;

/** Modules that may define an aggregate: domain/talk/news/news.ts. */
const named = /\/domain\/\w+\/(\w+)\/\1\.ts$/;

type Rows = Readonly<Record<string, object>>;
type Exports = Readonly<Record<string, unknown>>;

const isDefinition = (value: unknown): value is AnyDefinition => typeof value === 'object' && value !== null && 'commandRows' in value;

const picked = (rows: Rows, keys: readonly string[]): Rows =>
  Object.fromEntries(
    Object.entries(rows).map(([type, row]) => [type, Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(key)))]),
  );

/** The words and duties of an aggregate, as the browser needs it: without schemas and decisions. */
const shownOf = (value: unknown): unknown =>
  isDefinition(value)
    ? { eventRows: picked(value.eventRows, ['words', 'act']), commandRows: picked(value.commandRows, ['duties']) }
    : value;

const codeOf = (data: Exports): string =>
  Object.entries(data)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(shownOf(value))};\n`)
    .join('');

/** Evaluates these modules during the build, so that the browser gets only their data. */
export const plainData = (): Plugin => ({
  name: 'plain-data',
  apply: 'build',
  load: async (id) => {
    if (!plain.test(id) && !named.test(id)) return null;
    const data = (await import(id)) as Exports;
    return plain.test(id) || Object.values(data).some(isDefinition) ? codeOf(data) : null;
  },
});
