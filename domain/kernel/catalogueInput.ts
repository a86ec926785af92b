import { z } from 'zod';
import { type Catalogue, eachRow, type Row, type Rows } from './catalogue.ts';
import type { Control, Kind } from './fieldKinds.ts';
import { labelled } from './fieldMeta.ts';
import { identifier, line, optionalLine, optionalText } from './validation.ts';

const listOf = (item: z.ZodString, limit: number) =>
  z
    .array(item)
    .max(limit, `${limit}件まで登録できます`)
    .refine((items) => new Set(items).size === items.length, '同じ内容が重複しています');

type Plain = Exclude<Control['control'], 'own'>;
/** The input of each kind. */
const inputs = {
  line: optionalLine,
  text: optionalText,
  words: (limit: number) => listOf(line(30), limit),
  masters: (limit: number) => listOf(identifier, limit),
} as const satisfies Record<Plain, (limit: number) => z.ZodType>;
/** A valid input of each kind, for examples and tests. */
const samples = { line: '一行の見本', text: '文章の見本', words: ['見本'], masters: ['entry-1'] } as const satisfies Record<Plain, unknown>;

type OwnFields<R extends Rows> = {
  [Field in keyof R]: R[Field]['kind'] extends Kind<z.ZodType, { readonly control: 'own' }> ? Field : never;
}[keyof R];
/** The inputs of the fields of the kind `own`. */
type Own<R extends Rows> = { readonly [Field in OwnFields<R>]: z.ZodType };
type PlainInput<K extends Kind> = K['control'] extends Plain ? ReturnType<(typeof inputs)[K['control']]> : never;
type Given<R extends Rows, O, Field extends keyof R> = Field extends keyof O ? Extract<O[Field], z.ZodType> : PlainInput<R[Field]['kind']>;
type InputOf<R extends Row, Input extends z.ZodType> = R extends { readonly since: number } ? z.ZodDefault<Input> : Input;
type Shape<R extends Rows, O> = { -readonly [Field in keyof R]: InputOf<R[Field], Given<R, O, Field>> };

/** A command's fields, with labels. Fields of later versions have a default, for open pages. */
export const inputOf = <R extends Rows, const O extends Own<R>>(
  { rows }: Catalogue<R>,
  own: O,
): z.ZodObject<Shape<R, O>, z.core.$strict> => {
  const given: Readonly<Record<string, z.ZodType>> = own;
  return z.strictObject(
    eachRow<Shape<R, O>>(rows, ({ label, kind, since }, field) => {
      const input = kind.control === 'own' ? (given[field] as z.ZodType) : inputs[kind.control](kind.limit);
      return labelled(label, since ? input.default(kind.empty) : input);
    }),
  );
};

/** A valid input of every field: the given values, and samples of the kinds of the others. */
export const sampleOf = <R extends Rows, Values extends object>(
  { rows }: Catalogue<R>,
  _schema: z.ZodType<Values>,
  given: Partial<NoInfer<Values>>,
) => ({ ...eachRow<Values>(rows, ({ kind }) => (kind.control === 'own' ? kind.empty : samples[kind.control])), ...given });
