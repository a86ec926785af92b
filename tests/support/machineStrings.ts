import { z } from 'zod';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { aggregates } from '#domain/registry.ts';
import { readModels } from '#projections/readModels.ts';

/** The literal values in a JSON schema. */
const valuesIn = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return [];
  const { enum: values = [], const: value } = part as { readonly enum?: readonly unknown[]; readonly const?: unknown };
  return [...values, value].filter((each) => typeof each === 'string').concat(Object.values(part).flatMap(valuesIn));
};
const literalsOf = (schema: z.ZodType): string[] => valuesIn(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }));

/**
 * Each word of the code that a document, a command or an event can hold: names, types, values of
 * statuses and kinds. Read from the schemas, so a new one is known at once.
 */
export const codeWords: ReadonlySet<string> = new Set([
  ...Object.keys(errorMessages),
  ...Object.entries(aggregates).flatMap(([name, { events }]) => [
    name,
    ...Object.entries(events).flatMap(([type, { schema }]) => [type, ...literalsOf(schema as z.ZodType)]),
  ]),
  ...Object.values(aggregates).flatMap(({ command }) => literalsOf(command)),
  ...Object.values(readModels).flatMap(({ schema }) => literalsOf(schema)),
  ...['visible', 'pending', 'deadline', 'true', 'false', 'undefined', 'null', 'NaN', 'Infinity', 'object', 'Invalid', 'Error'],
]);

/** Latin words that belong to Japanese texts; they may be words of the code too. */
const allowed: ReadonlySet<string> = new Set([
  // Units, keys of a keyboard, and a kind of work.
  ...['cm', 'kg', 'KB', 'MB', 'Ctrl', 'Shift', 'Enter', 'Esc', 'MC'],
  // Formats of files and texts, and abbreviations that are the usual Japanese word.
  ...['PDF', 'CSV', 'JPEG', 'PNG', 'WebP', 'UTF-8', 'Shift_JIS', 'SHA-256', 'URL', 'SNS', 'PR', 'Web', 'TA', 'ID', 'QR', 'JSON'],
  // Services, products and their makers. LINE is also the code of a way to reach a cast.
  ...['Google', 'Facebook', 'Twitter', 'Instagram', 'TikTok', 'YouTube', 'LINE', 'Meta', 'Firebase', 'Authentication', 'Cloud', 'LLC'],
  ...['Chrome', 'Safari', 'Edge', 'Firefox', 'JavaScript', 'Mozilla', 'Apple', 'Microsoft', 'iPhone', 'iPad', 'Mac', 'Excel', 'freee'],
  ...['Windows', 'Android', 'Chromebook', 'Linux', 'Samsung', 'Internet'],
]);

/** Heads that the specification names in English (docs/specification.md, section 2). */
const heads = ['404 Page is not found', '401 Unauthorized', '403 Forbidden'];

/** What has letters and is no word: addresses, names of files, numbers, names at other services. */
const notWords = [
  /https?:\/\/\S*/g,
  /[\w.*+-]+@[\w.*-]+/g,
  /@[\w.-]+/g,
  /\b(?:[\w-]+\.)+(?:com|jp)\b[\w/]*/g,
  /(?:[\w…-]+)?\.(?:json|csv|xlsx|jpg|png|pdf)\b/g,
  /「certificate-」/g,
  // Numbers of students, of issuers of invoices, and of credit notes; vocal ranges.
  /\b(?:TA|T|CR-)\d[\d-]*\b/g,
  /\b(?:low|mid[12]?|hi)[A-G]\b/g,
  // Digests of exported files, and codes that a person types once.
  /\b[0-9a-f]{64}\b/g,
  /\b(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}\b/g,
];

const ids = [
  new RegExp(`\\b(?:${Object.keys(aggregates).join('|')})-[\\w-]+`),
  /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/,
  /\b(?=\w*\d)(?=\w*[A-Za-z])\w{20,}\b/,
  /\[object \w+\]/,
];

const rest = (text: string): string => [...heads, ...notWords].reduce<string>((left, known) => left.replace(known, ' '), text);

/**
 * The parts of texts that are no words of a person: ids, words of the code, values of a program,
 * and English words.
 */
export const machineStrings = (texts: readonly string[]): string[] =>
  [...new Set(texts)].flatMap((text) => {
    const left = rest(text);
    const id = ids.flatMap((pattern) => pattern.exec(left) ?? []);
    const words = (left.match(/(?<!\w)[A-Za-z][\w-]*/g) ?? []).filter(
      (word) => !allowed.has(word) && (codeWords.has(word) || /^[A-Za-z]{2}/.test(word)),
    );
    const [found] = [...id, ...words];
    return found === undefined ? [] : [`${found} in 「${text.trim()}」`];
  });
