import { z } from 'zod';

/** How forms and pages show a kind. `own`: its form and its page show it themselves. */
export type Control =
  | { readonly control: 'line' | 'text' | 'words'; readonly limit: number }
  /** A choice of entries of a master, by id. */
  | { readonly control: 'masters'; readonly limit: number; readonly master: string }
  | { readonly control: 'own' };

/** A kind of field: how it is stored and shown. `catalogueInput.ts` has the inputs of kinds. */
export type Kind<Stored extends z.ZodType = z.ZodType, Shown extends Control = Control> = Shown & {
  readonly stored: Stored;
  /** The value of a field that is not filled in. */
  readonly empty: z.infer<Stored>;
};

const kind = <Stored extends z.ZodType, const Shown extends Control>(
  shown: Shown,
  stored: Stored,
  empty: z.infer<Stored>,
): Kind<Stored, Shown> => ({ ...shown, stored, empty });

/** An optional text of one line. */
export const line = (limit: number) => kind({ control: 'line', limit }, z.string(), '');
/** An optional text of several lines. */
export const text = (limit: number) => kind({ control: 'text', limit }, z.string(), '');
/** A list of different short texts. A form has them on one line. */
export const words = (limit: number) => kind({ control: 'words', limit }, z.array(z.string()), []);
/** Ids of entries of a master. */
export const masters = <Master extends string>(master: Master, limit: number) =>
  kind({ control: 'masters', limit, master }, z.array(z.string()), []);
/** A kind of a single field, with its own input, and its own part of the form and the page. */
export const own = <Stored extends z.ZodType>(stored: Stored, empty: z.infer<Stored>) => kind({ control: 'own' }, stored, empty);
