import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DomainError } from '#domain/kernel/domainError.ts';
import { type CallableCommand, callableCommands } from '#tests/support/callableCommands.ts';
import { everyCallable } from '#tests/support/everyCallable.ts';
import { parse } from './payload.ts';

type Path = readonly (string | number)[];

const stringsIn = (value: unknown, path: Path = []): Path[] => {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]));
};

const replaced = (value: unknown, [key, ...rest]: Path, by: unknown): unknown => {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((inner, index) => (index === key ? replaced(inner, rest, by) : inner));
  const held = value as Record<string, unknown>;
  return { ...held, [key]: replaced(held[key], rest, by) };
};

const wireOf = ({ callable }: CallableCommand) =>
  (everyCallable as unknown as Record<string, { wire: z.ZodType }>)[callable]?.wire as z.ZodType;

const refusedIn = (command: CallableCommand, path: Path, text: unknown): Record<string, string> => {
  try {
    parse(wireOf(command), replaced(command.payload(), path, text));
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid-argument') return error.fields ?? {};
    throw error;
  }
  return {};
};

const fields = callableCommands.flatMap((command) =>
  stringsIn(command.payload())
    .filter((path) => path[0] !== 'type')
    .map((path) => ({ title: `${command.title} ${path.join('.')}`, command, path })),
);

/** Whether a fault is reported at this path or a parent of it. Other fields may have faults too. */
const isRefusedAt = (command: CallableCommand, path: Path, text: string): boolean => {
  const place = path.join('.');
  return Object.keys(refusedIn(command, path, text)).some((fault) => place === fault || place.startsWith(`${fault}.`) || fault === '');
};

/** Fields with paragraphs; all other texts are one line. */
const paragraphs = ['reason', 'message', 'text', 'body', 'description', 'introduction', 'discography', 'pr', 'comment', 'answerText'];
const isParagraph = ({ command: { callable }, path }: (typeof fields)[number]) =>
  (paragraphs.includes(String(path.at(-1))) && callable !== 'reports') ||
  ['words', 'note'].includes(String(path.at(-1))) ||
  (['jobs', 'entries'].includes(callable) && path.at(-1) === 'schedule');

describe('every text of every command', () => {
  test('is checked', () => expect(fields.length).toBeGreaterThan(200));

  /** The fields that accept one of the texts, with it. */
  const accepting = (texts: readonly string[], of: typeof fields): string[] =>
    of.flatMap(({ title, command, path }) =>
      texts.filter((text) => !isRefusedAt(command, path, text)).map((text) => `${title}: ${JSON.stringify(text)}`),
    );

  test('refuses half surrogate pairs, control characters and direction marks', () =>
    expect(accepting(['a\ud800', '\udc00a', 'a\0b', 'a\u001bb', 'a\u0085b', 'a\u202eb', 'a\u2066b'], fields)).toEqual([]));

  test('is one line, if it has no paragraphs', () =>
    expect(
      accepting(
        ['a\nb', 'a\r\nb', 'a\u2028b', 'a\tb'],
        fields.filter((field) => !isParagraph(field)),
      ),
    ).toEqual([]));

  test('accepts line breaks and emoji, if it has paragraphs', () => {
    const withParagraphs = fields.filter(isParagraph);
    expect(accepting(['一行目\n二行目 👩‍👩‍👧'], withParagraphs)).toHaveLength(withParagraphs.length);
  });
});

test('no fault of a command is in the library’s English', () => {
  const wrong = [undefined, null, '', 'x', 'あ'.repeat(20_000), -1, 0.5, 1e300, true, [], {}];
  const texts = callableCommands.flatMap((command) => {
    const payload = command.payload() as Readonly<Record<string, unknown>>;
    return [...Object.keys(payload), 'unknown'].flatMap((field) =>
      wrong.flatMap((value) => Object.values(refusedIn(command, [field], value)).map((text) => `${command.title} ${field}: ${text}`)),
    );
  });
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter((text) => !/[ぁ-んァ-ヶ一-龠]/.test(text))).toEqual([]);
});

describe('a payload that no form sends', () => {
  const wire = z.strictObject({ name: z.string() });
  const fault = (data: unknown) => {
    try {
      return parse(wire, data);
    } catch (error) {
      return error as DomainError;
    }
  };

  test('with 200,000 levels is refused without recursion', () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 200_000; level++) deep = [deep];
    expect(fault({ name: deep })).toMatchObject({ code: 'invalid-argument' });
  });

  test('with 200,000 unknown fields gets a short answer', () => {
    const many = Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [`field${index}`, 1]));
    const refusal = fault({ name: 'a', ...many }) as DomainError;
    expect(refusal).toMatchObject({ code: 'invalid-argument' });
    expect(JSON.stringify(refusal.fields ?? {}).length).toBeLessThan(2_000);
  });

  test('with many faults gets twenty of them', () => {
    const names = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`f${index}`, z.string()]));
    const data = Object.fromEntries(Object.keys(names).map((name) => [name, 1]));
    expect(() => parse(z.strictObject(names), data)).toThrow(DomainError);
    try {
      parse(z.strictObject(names), data);
    } catch (error) {
      expect(Object.keys((error as DomainError).fields ?? {})).toHaveLength(20);
    }
  });

  test.each(['__proto__', 'constructor'])('with a field %s is refused', (name) => {
    expect(fault(JSON.parse(`{ "name": "a", "${name}": { "isAdmin": true } }`))).toMatchObject({ code: 'invalid-argument' });
  });
});
