import type { z } from 'zod';
import type { Kind } from './fieldKinds.ts';

/** A field: everything that its schemas, form, page and tests derive from. */
export type Row = {
  readonly label: string;
  readonly kind: Kind;
  /** The version of the rows that added the field; 1 if missing. */
  readonly since?: number;
  /** A text may not be empty, except in a draft. Numbers are always required. */
  readonly required?: true;
  /** Stored encrypted with the person's key; null after an erasure. */
  readonly personal?: true;
  /** Left out of the document, because its readers may not see the field. */
  readonly hidden?: true;
  readonly step: string;
  /** The part of the page, if it is not the step. */
  readonly part?: string;
  /** The first field of its step; the others follow in the order of the rows. */
  readonly first?: true;
  readonly help?: string;
  readonly autoComplete?: string;
  /** The weight of the field in the search. */
  readonly searched?: 'skills' | 'others';
};
/** The fields of a catalogue, in the order in which events store them. */
export type Rows = Readonly<Record<string, Row>>;

export const eachRow = <Out>(rows: Rows, of: (row: Row, field: string) => unknown) =>
  Object.fromEntries(Object.entries(rows).map(([field, row]) => [field, of(row, field)])) as Out;

export type PersonalOf<R extends Rows> = { [Field in keyof R]: R[Field] extends { readonly personal: true } ? Field : never }[keyof R] &
  string;
type SharedOf<R extends Rows> = { [Field in keyof R]: R[Field] extends { readonly hidden: true } ? never : Field }[keyof R];
type DocumentOf<R extends Row> = R extends { readonly since: number } ? z.ZodDefault<R['kind']['stored']> : R['kind']['stored'];
type Values<R extends Rows> = { -readonly [Field in keyof R]: z.infer<R[Field]['kind']['stored']> };
type Erasable<R extends Row> = z.infer<R['kind']['stored']> | (R extends { readonly personal: true } ? null : never);

/** What follows from the rows, for pages and documents. */
export type Catalogue<R extends Rows = Rows> = {
  readonly rows: R;
  readonly fields: readonly (keyof R & string)[];
  readonly personal: readonly PersonalOf<R>[];
  readonly labels: { readonly [Field in keyof R]: string };
  /**
   * The fields of a document. Documents of earlier releases lack the fields of later versions.
   */
  readonly document: { readonly [Field in SharedOf<R>]: DocumentOf<R[Field]> };
  readonly empty: Values<R>;
  /** The values of a stored event for a document: empty if erased. */
  shown(stored: { readonly [Field in keyof R]: Erasable<R[Field]> }): Pick<Values<R>, SharedOf<R>>;
  /** The values of a document of an unknown or erased person. */
  readonly blank: Pick<Values<R>, SharedOf<R>>;
  /** The fields of a step, in the order of the form. */
  inStep(step: string): readonly (keyof R & string)[];
  /** The fields of a part of the page, in the order of the form. */
  inPart(part: string): readonly (keyof R & string)[];
};

/**
 * Derives a document's fields and their values from rows. The first lists load this module, so
 * commands (`catalogueInput.ts`), events (`catalogueEvent.ts`) and searches (`catalogueSearch.ts`)
 * have modules of their own.
 */
export const catalogue = /* @__NO_SIDE_EFFECTS__ */ <const R extends Rows>(rows: R): Catalogue<R> => {
  const fields = Object.keys(rows) as (keyof R & string)[];
  const chosen = (isChosen: (row: Row) => boolean) => fields.filter((field) => isChosen(rows[field] as Row));
  const shared = chosen(({ hidden }) => !hidden);
  const ofShared = <Out>(of: (row: Row, field: string) => unknown) =>
    Object.fromEntries(shared.map((field) => [field, of(rows[field] as Row, field)])) as Out;
  const firstFirst = (isChosen: (row: Row) => boolean) => [
    ...chosen((row) => isChosen(row) && row.first === true),
    ...chosen((row) => isChosen(row) && !row.first),
  ];
  return {
    rows,
    fields,
    personal: chosen((row) => row.personal === true) as PersonalOf<R>[],
    labels: eachRow(rows, ({ label }) => label),
    document: ofShared(({ kind, since }) => (since ? kind.stored.default(kind.empty) : kind.stored)),
    empty: eachRow(rows, ({ kind }) => kind.empty),
    shown: (stored) => ofShared(({ kind }, field) => stored[field as keyof R] ?? kind.empty),
    blank: ofShared(({ kind }) => kind.empty),
    inStep: (wanted) => firstFirst(({ step }) => step === wanted),
    inPart: (wanted) => firstFirst(({ step, part = step }) => part === wanted),
  };
};
