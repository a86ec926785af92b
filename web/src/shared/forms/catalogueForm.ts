import { z } from 'zod';
import { type Catalogue, eachRow, type Row, type Rows } from '#domain/kernel/catalogue.ts';
import { joinedWords, wordsIn, wordsLine } from './wordsLine.ts';

type Words = z.ZodArray<z.ZodString>;
type FormValue<R extends Row, Input> = R['kind'] extends { readonly control: 'words' } ? string : Input;
type Values<R extends Rows> = { readonly [Field in keyof R]: unknown };
type Typed<R extends Rows, Input extends Values<R>> = { -readonly [Field in keyof R]: FormValue<R[Field], Input[Field]> };
type FormShape<R extends Rows, Input extends Values<R>> = { readonly [Field in keyof R]: z.ZodType<FormValue<R[Field], Input[Field]>> };

/**
 * The fields of a form: those of the command, with words on one line. Fields of later versions have
 * a default, because the input may have been kept before they were added.
 */
export const formShape = <R extends Rows, Input extends Values<R>>(
  of: Catalogue<R>,
  schema: z.ZodType<Input> & { readonly shape: object },
) => {
  const shape = schema.shape as Readonly<Record<string, z.ZodType>>;
  return eachRow<FormShape<R, Input>>(of.rows, ({ kind }, field) => {
    const input = shape[field];
    if (kind.control !== 'words') return input;
    return input instanceof z.ZodDefault ? wordsLine(input.unwrap() as Words).default('') : wordsLine(input as Words);
  });
};

/** The saved values in the form. */
export const formValues = <R extends Rows, Input extends Values<R>>(of: Catalogue<R>, saved: Input) =>
  eachRow<Typed<R, Input>>(of.rows, ({ kind }, field) => (kind.control === 'words' ? joinedWords(saved[field] as string[]) : saved[field]));

/** The values of the command. */
export const inputValues = <R extends Rows, Input extends Values<R>>(of: Catalogue<R>, typed: Typed<R, Input>) =>
  eachRow<Input>(of.rows, ({ kind }, field) => (kind.control === 'words' ? wordsIn(typed[field] as string) : typed[field]));
