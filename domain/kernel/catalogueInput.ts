import { z } from 'zod';
import { type Catalogue, eachRow, type Row, type Rows } from './catalogue.ts';
import { type Control, isNumber, type Kind, type NumberControl } from './fieldKinds.ts';
import { labelled } from './fieldMeta.ts';
import { isProficiencyIn } from './proficiencies.ts';
import {
  fee,
  identifier,
  instant,
  kana,
  line,
  listOf,
  messages,
  optionalLine,
  optionalText,
  phone,
  storagePath,
  text,
  webAddress,
} from './validation.ts';

export const peopleMax = 999;
const people = z
  .number({ error: ({ input }) => (input === undefined ? messages.required : messages.people) })
  .int(messages.people)
  .min(1, messages.people)
  .max(peopleMax, messages.people);

/** Rows of a list with a level each, at most `limit`, each row once. */
const proficiencies = ({ rows, limit }: Extract<Control, { readonly control: 'proficiencies' }>) =>
  z
    .array(
      z
        .strictObject({ code: z.enum(rows.map(({ code }) => code)), level: z.int() })
        .refine((each) => isProficiencyIn(rows, each), messages.format),
    )
    .max(limit, messages.items(limit))
    .refine((chosen) => new Set(chosen.map(({ code }) => code)).size === chosen.length, messages.repeated);

/** The input of a kind; `given` for the kind `own`. `required` is for texts. */
const inputOfKind = (kind: Control, required: boolean, given?: z.ZodType): z.ZodType => {
  switch (kind.control) {
    case 'line':
      return required ? line(kind.limit) : optionalLine(kind.limit);
    case 'kana':
      return required ? kana(kind.limit) : z.union([z.literal(''), kana(kind.limit)]);
    case 'text':
      return required ? text(kind.limit) : optionalText(kind.limit);
    case 'words':
      return listOf(line(30), kind.limit);
    case 'master':
      return identifier.nullable();
    case 'masters':
      return listOf(identifier, kind.limit);
    case 'choice':
      return z.literal(kind.choices.map(({ value }) => value));
    case 'several':
      return listOf(z.literal(kind.choices.map(({ value }) => value)), kind.choices.length);
    case 'proficiencies':
      return proficiencies(kind);
    case 'prefecture':
      return z
        .int()
        .min(kind.none === undefined ? 1 : 0)
        .max(47);
    case 'time':
      return instant;
    case 'yen':
      return fee;
    case 'people':
      return people;
    case 'picture':
      return storagePath.nullable();
    case 'pictures':
      return listOf(storagePath, kind.limit);
    case 'phone':
      return z.union([z.literal(''), phone]);
    case 'webAddress':
      return webAddress;
    case 'own':
      if (!given) throw new Error('a field of the kind `own` brings its input');
      return given;
  }
};

const samples: { readonly [Name in Control['control']]?: unknown } = {
  line: '一行の見本',
  kana: 'ミホン',
  text: '文章の見本',
  prefecture: 13,
  words: ['見本'],
  master: 'entry-1',
  masters: ['entry-1'],
  yen: 30_000,
  people: 1,
};
/** A valid input of a kind, for examples and tests. */
const sampleOfKind = (kind: Kind): unknown =>
  kind.control === 'proficiencies' ? kind.rows.slice(0, 1).map(({ code }) => ({ code, level: 1 })) : (samples[kind.control] ?? kind.empty);

type OwnFields<R extends Rows> = {
  [Field in keyof R]: R[Field]['kind'] extends Kind<z.ZodType, { readonly control: 'own' }> ? Field : never;
}[keyof R];
/** The inputs of the fields of the kind `own`. */
type Own<R extends Rows> = { readonly [Field in OwnFields<R>]: z.ZodType };
/** The input of a plain kind has the type of its stored value. */
type Given<R extends Rows, O, Field extends keyof R> = Field extends keyof O ? Extract<O[Field], z.ZodType> : R[Field]['kind']['stored'];
type InputOf<R extends Row, Input extends z.ZodType> = R extends { readonly since: number } ? z.ZodDefault<Input> : Input;
type Shape<R extends Rows, O> = { -readonly [Field in keyof R]: InputOf<R[Field], Given<R, O, Field>> };

const labelledRow = ({ label, kind }: Row, input: z.ZodType) => labelled(label, input, 'unit' in kind ? kind.unit : undefined);

/** A command's fields, with labels. Fields of later versions have a default, for open pages. */
export const inputOf = <R extends Rows, const O extends Own<R>>(
  { rows }: Catalogue<R>,
  own: O,
): z.ZodObject<Shape<R, O>, z.core.$strict> => {
  const given: Readonly<Record<string, z.ZodType>> = own;
  return z.strictObject(
    eachRow<Shape<R, O>>(rows, (row, field) => {
      const { kind, since, required = false } = row;
      const input = inputOfKind(kind, required, given[field]);
      return labelledRow(row, since ? input.default(kind.empty) : input);
    }),
  );
};

type DraftShape<R extends Rows, Whole extends z.ZodRawShape> = {
  -readonly [Field in keyof Whole]: Field extends keyof R
    ? R[Field]['kind'] extends { readonly control: NumberControl }
      ? z.ZodNullable<Whole[Field]>
      : Whole[Field]
    : Whole[Field];
};
/** The fields of a draft: texts may be empty, and numbers missing (null). */
export const draftOf = <R extends Rows, Whole extends z.ZodRawShape>({ rows }: Catalogue<R>, { shape }: z.ZodObject<Whole>) =>
  z.strictObject(
    eachRow<DraftShape<R, Whole>>(rows, (row, field) => {
      const { kind, required = false } = row;
      const whole = shape[field] as z.ZodType;
      if (isNumber(kind)) return labelledRow(row, whole.nullable());
      return required ? labelledRow(row, inputOfKind(kind, false, whole)) : whole;
    }),
  );

/** A valid input of every field: the given values, and samples of the kinds of the others. */
export const sampleOf = <R extends Rows, Values extends object>(
  { rows }: Catalogue<R>,
  _schema: z.ZodType<Values>,
  given: Partial<NoInfer<Values>>,
) => ({ ...eachRow<Values>(rows, ({ kind }) => sampleOfKind(kind)), ...given });
