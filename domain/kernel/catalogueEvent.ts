import type { z } from 'zod';
import { type Catalogue, eachRow, type Row, type Rows } from './catalogue.ts';
import { personal, type Upcaster } from './eventDefinition.ts';

type StoredOf<R extends Row> = R extends { readonly personal: true } ? z.ZodNullable<R['kind']['stored']> : R['kind']['stored'];

/** The fields of an event. */
export const storedOf = <R extends Rows>({ rows }: Catalogue<R>) =>
  eachRow<{ readonly [Field in keyof R]: StoredOf<R[Field]> }>(rows, ({ kind, personal: isPersonal }) =>
    isPersonal ? personal(kind.stored) : kind.stored,
  );

/** The upcasters of an event: each adds the fields of its version, null or empty. */
export const upcastersOf = ({ rows }: { readonly rows: Rows }): readonly Upcaster[] => {
  const all = Object.entries(rows);
  const versions = Math.max(...all.map(([, { since = 1 }]) => since));
  return Array.from({ length: versions - 1 }, (_, index): Upcaster => {
    const added = all.filter(([, { since }]) => since === index + 2).map(([field, row]) => [field, row.personal ? null : row.kind.empty]);
    return (data) => ({ ...data, ...Object.fromEntries(added) });
  });
};
