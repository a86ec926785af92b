import { isJstDate } from '#domain/kernel/calendar/instants.ts';
import type { Role } from '#domain/kernel/decider.ts';
import { fingerprint } from '#domain/kernel/fingerprint.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { type AnyEnvelope, definitionOf } from '#domain/registry.ts';

/** Every letter and digit has a kind, also rare kanji, half-width kana and full-width forms. */
const letters = [
  // Part of many readings, and nobody's name.
  [/ー/u, 'ー'],
  [/\p{Script=Han}/u, '一二三四五六七八九十'],
  [/\p{Script=Hiragana}/u, 'あいうえおかきくけこ'],
  [/\p{Script=Katakana}/u, 'アイウエオカキクケコ'],
  [/\p{Lu}/u, 'ABCDEFGHIJ'],
  [/\p{L}/u, 'abcdefghij'],
  [/\p{N}/u, '0123456789'],
] as const;

/**
 * Hides words: each letter becomes one of its kind, so that a name is still katakana and a phone
 * number still digits. Different words stay different.
 */
export const masker = () => {
  const known = new Map<string, string>();
  const maskWord = (word: string): string => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const nth = known.size;
    let index = 0;
    const masked = [...word]
      .map((letter) => {
        const kind = letters.find(([test]) => test.test(letter))?.[1];
        return kind ? (kind[Math.floor(nth / kind.length ** index++) % kind.length] as string) : letter;
      })
      .join('');
    known.set(word, masked);
    return masked;
  };
  /** A day of birth keeps its year: rules ask for the age. Other days are the deal's. */
  const mask = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => mask(each, name));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([field, held]) => [field, mask(held, field)]));
    if (typeof value !== 'string') return value;
    if (isJstDate(value)) return name.toLowerCase().includes('birth') ? `${value.slice(0, 4)}-01-01` : value;
    return maskWord(value);
  };
  return mask;
};

const maskAt = (data: unknown, [head, ...rest]: readonly string[], mask: ReturnType<typeof masker>): unknown => {
  if (head === undefined || typeof data !== 'object' || data === null) return data;
  const held = (data as Record<string, unknown>)[head];
  return { ...data, [head]: rest.length > 0 ? maskAt(held, rest, mask) : mask(held, head) };
};

type WithSheet = { readonly sheet?: { readonly words: number } | null; readonly sheetWords?: unknown };

/**
 * Events keep the fingerprint of a sheet's words beside its facts, also after the event that has
 * the words. It becomes that of the masked words. `known`: from the old ones to the new ones.
 */
const withFingerprints = (value: unknown, known: Map<number, number>): unknown => {
  if (Array.isArray(value)) return value.map((each) => withFingerprints(each, known));
  if (typeof value !== 'object' || value === null) return value;
  const { sheet, sheetWords } = value as WithSheet;
  if (sheet && sheetWords) known.set(sheet.words, fingerprint(sheetWords));
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      name,
      name === 'words' && typeof held === 'number' ? (known.get(held) ?? held) : withFingerprints(held, known),
    ]),
  );
};

export const withoutPersonal = (events: readonly AnyEnvelope[]): AnyEnvelope[] => {
  const mask = masker();
  const fingerprints = new Map<number, number>();
  return events.map((event) => {
    const paths = definitionOf(event.type).personalPaths;
    const data = paths.reduce<unknown>((masked, path) => maskAt(masked, path.split('.'), mask), event.data);
    return { ...event, data: withFingerprints(data, fingerprints) } as AnyEnvelope;
  });
};

const isIdField = /(^uid|Id|By)$/u;
const madeId = /^[0-9a-f]{20}$/u;
const streamName = /^([a-z]+)-([0-9a-f]{20})$/iu;
/** Some fields name a side of a deal and no person: `calledOffBy` is `client`. */
const sides: readonly string[] = ['talent', 'client', 'office', 'system'] satisfies Exclude<Role, null>[];

const idsIn = (value: unknown, into: Map<string, string>): void => {
  if (Array.isArray(value)) for (const each of value) idsIn(each, into);
  else if (typeof value === 'object' && value !== null)
    for (const [name, held] of Object.entries(value)) {
      if (typeof held !== 'string') idsIn(held, into);
      else if (!sides.includes(held)) {
        const [, aggregate, id] = streamName.exec(held) ?? [];
        if (aggregate && id) into.set(id, into.get(id) ?? aggregate);
        else if (isIdField.test(name) || madeId.test(held)) into.set(held, into.get(held) ?? name.replace(/Id$/u, ''));
      }
    }
};

/** The events with short names in the place of ids (`client-1`), also inside paths. */
export const withShortIds = (
  streamId: string,
  events: readonly AnyEnvelope[],
): { readonly streamId: string; readonly events: AnyEnvelope[] } => {
  const found = new Map<string, string>();
  idsIn(
    events.map(({ data, meta: { actor } }) => [data, { [`${actor.role ?? 'account'}Id`]: actor.uid }]),
    found,
  );
  const { aggregate, entityId } = parseStreamId(streamId);
  found.set(entityId, aggregate);
  const counts = new Map<string, number>();
  const shortNames = new Map<string, string>();
  // The longest first: one id may be the beginning of another.
  const ids = [...found].sort(([a], [b]) => b.length - a.length);
  for (const [id, name] of ids) {
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    shortNames.set(id, `${name}-${nth}`);
  }
  const anyId = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${ids.map(([id]) => id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  const shorten = (text: string): string => text.replace(anyId, (id) => shortNames.get(id) ?? id);
  return JSON.parse(JSON.stringify({ streamId, events }), (_, value) => (typeof value === 'string' ? shorten(value) : value));
};
