import { Fragment, type ReactNode } from 'react';
import type { Catalogue, Row } from '#domain/kernel/catalogue.ts';
import type { MasterKind } from '#domain/office/master/fields.ts';
import { useMasters } from '#web/entities/master/masterOptions.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { type Fact, Facts } from '#web/shared/ui/facts.tsx';
import { Prose } from '#web/shared/ui/prose.tsx';

type Part = { readonly field: string } & ({ readonly prose: string } | { readonly facts: Fact[] });

/**
 * Shows the values of a step, from the rows of a catalogue: texts of several lines as they are, all
 * others with their label. null if all are empty. Fields of the kind `own` are left out.
 */
export const useCatalogueFacts = (of: Pick<Catalogue, 'rows' | 'inStep'>, values: Readonly<Record<string, unknown>>) => {
  const { namesOf } = useMasters();
  const wordsOf = ({ kind }: Row, value: unknown): readonly string[] => {
    const words = value as readonly string[];
    return kind.control === 'masters' ? namesOf(kind.master as MasterKind, words) : words;
  };
  const factsOf = (row: Row, value: unknown): readonly Fact[] => {
    if (row.kind.control === 'own') return [];
    if (row.kind.control === 'line') return value ? [{ term: row.label, value: value as string }] : [];
    const words = wordsOf(row, value);
    return words.length > 0 ? [{ term: row.label, value: <Chips words={words} /> }] : [];
  };
  return (step: string): ReactNode => {
    const parts: Part[] = [];
    for (const field of of.inStep(step)) {
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
