import type { z } from 'zod';
import { type Catalogue, eachRow, type PersonalOf, type Row, type Rows } from './catalogue.ts';
import { personal, type Upcaster } from './eventDefinition.ts';
import { isNumber, type NumberControl } from './fieldKinds.ts';

type StoredOf<R extends Row> = R extends { readonly personal: true } ? z.ZodNullable<R['kind']['stored']> : R['kind']['stored'];

/** The fields of an event. */
export const storedOf = <R extends Rows>({ rows }: Catalogue<R>) =>
  eachRow<{ readonly [Field in keyof R]: StoredOf<R[Field]> }>(rows, ({ kind, personal: isPersonal }) =>
    isPersonal ? personal(kind.stored) : kind.stored,
  );

/** The fields without personal ones, as events store them. */
export const plainOf = <R extends Rows>({ rows, personal }: Catalogue<R>) =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([field, { kind }]) => ((personal as readonly string[]).includes(field) ? [] : [[field, kind.stored]])),
  ) as { readonly [Field in Exclude<keyof R, PersonalOf<R>>]: R[Field]['kind']['stored'] };

type Drafted<R extends Row> = R['kind'] extends { readonly control: NumberControl } ? z.ZodNullable<R['kind']['stored']> : StoredOf<R>;
/** The fields of the event of a draft: numbers may be missing. */
export const draftStoredOf = <R extends Rows>(of: Catalogue<R>) => {
  const stored = storedOf(of) as Readonly<Record<string, z.ZodType>>;
  return eachRow<{ readonly [Field in keyof R]: Drafted<R[Field]> }>(of.rows, ({ kind }, field) =>
    isNumber(kind) ? stored[field]?.nullable() : stored[field],
  );
};

/** The upcasters of an event: each adds the fields of its version, empty. */
export const upcastersOf = ({ rows }: { readonly rows: Rows }): readonly Upcaster[] => {
  const all = Object.entries(rows);
  const versions = Math.max(...all.map(([, { since = 1 }]) => since));
  return Array.from({ length: versions - 1 }, (_, index): Upcaster => {
    const added = all.filter(([, { since }]) => since === index + 2).map(([field, row]) => [field, row.kind.empty]);
    return (data) => ({ ...data, ...Object.fromEntries(added) });
  });
};
