import { z } from 'zod';
import { type Catalogue, eachRow, type Row, type Rows } from '#domain/kernel/catalogue.ts';
import { isNumber, type NumberControl } from '#domain/kernel/fieldKinds.ts';
import { limitOf } from '#domain/kernel/fieldMeta.ts';
import { normalizeText } from '#domain/kernel/validation.ts';
import { onePicture, severalPictures } from './pictureList.ts';

/** The half-width space is no separator: it occurs inside names (hip hop). */
const between = /[,，、､・･　\n]/;

/** A typed line of words (「ダンス、歌　殺陣」) as a list without empty or repeated ones. */
export const wordsIn = (line: string): string[] => {
  const typed = line
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);
  const forms = typed.map(normalizeText);
  return typed.filter((_, index) => forms.indexOf(forms[index] ?? '') === index);
};
export const joinedWords = (words: readonly string[]): string => words.join('、');

/** A form's rule for such a line: its parts must satisfy the list's rules. */
const wordsLine = (list: z.ZodArray<z.ZodString>) =>
  z
    .string()
    .refine(
      (line) => list.safeParse(wordsIn(line)).success,
      `${limitOf(list)}個まで、それぞれ${limitOf(list.element)}文字以内で入力してください`,
    );

type Words = z.ZodArray<z.ZodString>;
type FormValue<R extends Row, Input> = R['kind'] extends { readonly control: 'words' }
  ? string
  : R['kind'] extends { readonly control: NumberControl }
    ? Input | undefined
    : R extends { readonly required: true; readonly kind: { readonly control: 'prefecture' } }
      ? Input | ''
      : Input;
type Values<R extends Rows> = { readonly [Field in keyof R]: unknown };
/** Words on one line, undefined for a missing number, and an empty text for a missing choice. */
export type FormValues<R extends Rows, Input extends Values<R>> = { -readonly [Field in keyof R]: FormValue<R[Field], Input[Field]> };
type FormShape<R extends Rows, Input extends Values<R>> = {
  readonly [Field in keyof R]: z.ZodType<R[Field]['kind'] extends { readonly control: 'words' } ? string : Input[Field]>;
};

/** A list of choices has an empty text for "nothing chosen". */
const chosenOrNull = (entry: z.ZodType) => z.union([z.literal('').transform(() => null), entry]);

const formInput = ({ kind }: Row, input: z.ZodType): z.ZodType => {
  if (kind.control === 'words') return wordsLine(input as Words);
  if (kind.control === 'picture') return onePicture;
  if (kind.control === 'pictures') return severalPictures(kind.limit);
  return kind.control === 'master' ? chosenOrNull(input) : input;
};
const emptyInForm = ({ kind, required }: Row): unknown => {
  if (kind.control === 'words' || (kind.control === 'prefecture' && required)) return '';
  return isNumber(kind) ? undefined : kind.empty;
};

/**
 * The fields of a form: those of the command, with words on one line. Fields of later versions have
 * a default, because the input may have been kept before they were added.
 */
export const formShape = <R extends Rows, Input extends Values<R>>(
  of: Catalogue<R>,
  schema: z.ZodType<Input> & { readonly shape: object },
) => {
  const shape = schema.shape as Readonly<Record<string, z.ZodType>>;
  return eachRow<FormShape<R, Input>>(of.rows, (row, field) => {
    const input = shape[field] as z.ZodType;
    return input instanceof z.ZodDefault ? formInput(row, input.unwrap() as z.ZodType).default(emptyInForm(row)) : formInput(row, input);
  });
};

export const emptyForm = <R extends Rows, Input extends Values<R>>(of: Catalogue<R>, _schema: z.ZodType<Input>) =>
  eachRow<FormValues<R, Input>>(of.rows, emptyInForm);

export const formValues = <R extends Rows, Input extends Values<R>>(of: Catalogue<R>, saved: Input) =>
  eachRow<FormValues<R, Input>>(of.rows, ({ kind }, field) =>
    kind.control === 'words' ? joinedWords(saved[field] as string[]) : saved[field],
  );

export const inputValues = <R extends Rows, Input extends Values<R>>(of: Catalogue<R>, typed: FormValues<R, Input>) =>
  eachRow<Input>(of.rows, ({ kind }, field) => (kind.control === 'words' ? wordsIn(typed[field] as string) : typed[field]));
