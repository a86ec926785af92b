import { z } from 'zod';
import { time as storedTime } from './fieldMeta.ts';
import type { ProficiencyRow } from './proficiencies.ts';

export type Choice<Value extends string | number = string | number> = { readonly value: Value; readonly label: string };

/** How forms and pages show a kind. `own`: its form and its page show it themselves. */
export type Control =
  /** `kana`: a line in katakana. */
  | { readonly control: 'line' | 'kana' | 'text' | 'words'; readonly limit: number }
  /** An entry of a master by id, or none. */
  | { readonly control: 'master'; readonly master: string }
  | { readonly control: 'masters'; readonly limit: number; readonly master: string }
  | { readonly control: 'choice' | 'several'; readonly choices: readonly Choice[] }
  /** Rows of a list, each once with a level. `orAbove`: a level also means those above it. */
  | { readonly control: 'proficiencies'; readonly rows: readonly ProficiencyRow[]; readonly limit: number; readonly orAbove: boolean }
  /** A code of `prefectures`. `none`: the text of code 0, if it may be chosen. */
  | { readonly control: 'prefecture'; readonly none?: string }
  /** A date and a time. `proposed`: the time of day (`HH:MM`) of a new date. */
  | { readonly control: 'time'; readonly proposed: string }
  | { readonly control: 'yen'; readonly unit: '円' }
  | { readonly control: 'people'; readonly unit: '人' }
  /** `ratio`: width to height of the shown picture. */
  | { readonly control: 'picture'; readonly ratio: string }
  | { readonly control: 'pictures'; readonly limit: number; readonly ratio: string }
  | { readonly control: 'phone' | 'webAddress' }
  | { readonly control: 'own' };

/** A kind of field: how it is stored and shown. `catalogueInput.ts` has the inputs of kinds. */
export type Kind<Stored extends z.ZodType = z.ZodType, Shown extends Control = Control> = Shown & {
  readonly stored: Stored;
  /** The value of a field that is not filled in. Forms and drafts have no number instead. */
  readonly empty: z.infer<Stored>;
};

const kind = <Stored extends z.ZodType, const Shown extends Control>(
  shown: Shown,
  stored: Stored,
  empty: z.infer<Stored>,
): Kind<Stored, Shown> => ({ ...shown, stored, empty });

const storedProficiency = z.object({ code: z.string(), level: z.number() });

/** A text of one line. */
export const line = (limit: number) => kind({ control: 'line', limit }, z.string(), '');
/** A text of one line in katakana. */
export const kana = (limit: number) => kind({ control: 'kana', limit }, z.string(), '');
/** A text of several lines. */
export const text = (limit: number) => kind({ control: 'text', limit }, z.string(), '');
/** A list of different short texts. A form has them on one line. */
export const words = (limit: number) => kind({ control: 'words', limit }, z.array(z.string()), []);
/** The id of an entry of a master, or null. */
export const master = (name: string) => kind({ control: 'master', master: name }, z.string().nullable(), null);
/** Ids of entries of a master. */
export const masters = (name: string, limit: number) => kind({ control: 'masters', limit, master: name }, z.array(z.string()), []);
/** One of a few choices; `empty`, if nothing else is chosen. */
export const choice = <const Value extends string | number>(choices: readonly Choice<Value>[], empty: NoInfer<Value>) =>
  kind({ control: 'choice', choices }, z.literal(choices.map(({ value }) => value)), empty);
/** Any number of a few choices, by number. */
export const several = (choices: readonly Choice<number>[]) => kind({ control: 'several', choices }, z.array(z.number()), []);
/** Languages or skills of a person, in the order of choice. */
export const proficiencies = (rows: readonly ProficiencyRow[], limit: number) =>
  kind({ control: 'proficiencies', rows, limit, orAbove: false }, z.array(storedProficiency), []);
/** Languages or skills that somebody looks for, each with the lowest level. */
export const wantedProficiencies = (rows: readonly ProficiencyRow[], limit: number) =>
  kind({ control: 'proficiencies', rows, limit, orAbove: true }, z.array(storedProficiency), []);
/** A prefecture; with `none`, the text for it, also none (0). */
export const prefecture = (none?: string) => kind({ control: 'prefecture', ...(none && { none }) }, z.number(), 0);
/** A time (ms). */
export const time = (proposed: string) => kind({ control: 'time', proposed }, storedTime, 0);
/** A fee in whole yen. */
export const yen = kind({ control: 'yen', unit: '円' }, z.number(), 0);
export const people = kind({ control: 'people', unit: '人' }, z.number(), 0);
/** The path of a picture, or null. */
export const picture = (ratio: string) => kind({ control: 'picture', ratio }, z.string().nullable(), null);
/** Paths of pictures. */
export const pictures = (limit: number, ratio: string) => kind({ control: 'pictures', limit, ratio }, z.array(z.string()), []);
export const phone = kind({ control: 'phone' }, z.string(), '');
export const webAddress = kind({ control: 'webAddress' }, z.string(), '');
/** A kind of a single field, with its own input, and its own part of the form and the page. */
export const own = <Stored extends z.ZodType>(stored: Stored, empty: z.infer<Stored>) => kind({ control: 'own' }, stored, empty);

type NumberKind = Extract<Control, { readonly control: 'time' | 'yen' | 'people' }>;
/** Whether a field of this kind always needs a number. */
export const isNumber = (kind: Control): kind is NumberKind =>
  kind.control === 'time' || kind.control === 'yen' || kind.control === 'people';
/** The controls of `isNumber`. */
export type NumberControl = NumberKind['control'];
