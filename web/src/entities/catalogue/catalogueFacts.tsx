import { Fragment, type ReactNode } from 'react';
import type { Catalogue, Row } from '#domain/kernel/catalogue.ts';
import { textsOf } from '#domain/kernel/fieldTexts.ts';
import type { MasterKind } from '#domain/office/master/fields.ts';
import { useMasters } from '#web/entities/master/masterOptions.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { type Fact, Facts } from '#web/shared/ui/facts.tsx';
import { Prose } from '#web/shared/ui/prose.tsx';

type Values = Readonly<Record<string, unknown>>;

/** The values of rows as texts. Unknown entries of masters are left out. */
const useTexts = ({ rows }: Pick<Catalogue, 'rows'>) => {
  const { namesOf } = useMasters(Object.values(rows).some(({ kind }) => 'master' in kind));
  return ({ kind }: Row, value: unknown) => textsOf(kind, value, (master, ids) => namesOf(master as MasterKind, ids));
};

/** The known values of a part of a page, each on one line. */
export const useJoinedFacts = (of: Pick<Catalogue, 'rows' | 'inPart'>, values: Values) => {
  const texts = useTexts(of);
  return (part: string): Fact[] =>
    of.inPart(part).flatMap((field) => {
      const row = of.rows[field] as Row;
      const value = texts(row, values[field]).join('・');
      return value === '' ? [] : [{ term: row.label, value }];
    });
};

type Part = { readonly field: string } & ({ readonly prose: string } | { readonly facts: Fact[] });

/** null if all values are empty. Fields of the kind `own` are left out. */
export const useCatalogueFacts = (of: Pick<Catalogue, 'rows' | 'inPart'>, values: Values) => {
  const textsIn = useTexts(of);
  const factsOf = (row: Row, value: unknown): readonly Fact[] => {
    const texts = textsIn(row, value);
    if (texts.length === 0) return [];
    return [{ term: row.label, value: Array.isArray(value) ? <Chips words={texts} /> : texts[0] }];
  };
  return (part: string): ReactNode => {
    const parts: Part[] = [];
    for (const field of of.inPart(part)) {
      const row = of.rows[field] as Row;
      const value = values[field];
      const last = parts.at(-1);
      if (row.kind.control === 'text') {
        if (value) parts.push({ field, prose: value as string });
      } else if (last && 'facts' in last) last.facts.push(...factsOf(row, value));
      else if (factsOf(row, value).length > 0) parts.push({ field, facts: [...factsOf(row, value)] });
    }
    if (parts.length === 0) return null;
    return parts.map((part) => (
      <Fragment key={part.field}>{'prose' in part ? <Prose>{part.prose}</Prose> : <Facts facts={part.facts} />}</Fragment>
    ));
  };
};
