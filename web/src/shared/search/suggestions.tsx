import { type RefObject, useEffect } from 'react';
import { type AddressSearch, chosenIn } from './addressSearch.ts';
import type { Filter } from './filterSelect.tsx';
import css from './search.module.css';
import { keywordAfter, type Suggestion, suggestionsFor } from './suggestionsFor.ts';

type Props = {
  /** The element with the field and the suggestions. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly keyword: string;
  readonly search: Pick<AddressSearch, 'wanted' | 'choose'>;
  readonly filters: readonly Filter[];
  readonly onType: (keyword: string) => void;
  readonly onClose: () => void;
};

/** Arrow keys move through field and suggestions. Keys of an input method are ignored. */
const useKeys = (box: RefObject<HTMLDivElement | null>, onClose: () => void) =>
  useEffect(() => {
    const holder = box.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const stops = [...(holder?.querySelectorAll<HTMLElement>('input, button') ?? [])];
      if (event.isComposing || stops.length < 2) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (event.key === 'Escape') {
        onClose();
        stops[0]?.focus();
      } else if (step) {
        const at = stops.indexOf(document.activeElement as HTMLElement) + step;
        stops[(at + stops.length) % stops.length]?.focus();
      } else return;
      event.preventDefault();
    };
    holder?.addEventListener('keydown', onKeyDown);
    return () => holder?.removeEventListener('keydown', onKeyDown);
  });

export const Suggestions = ({ box, keyword, search: { wanted, choose }, filters, onType, onClose }: Props) => {
  useKeys(box, onClose);
  const suggestions = suggestionsFor(keyword, filters, (field) => chosenIn(wanted, field));
  const take = (suggestion: Suggestion) => {
    onType(keywordAfter(keyword, suggestion));
    if (suggestion.filter !== null) {
      const { field, value } = suggestion;
      const several = filters.some((filter) => filter.field === field && 'several' in filter && filter.several);
      choose(field, several ? [...chosenIn(wanted, field), value].join(',') : value);
    }
    onClose();
    box.current?.querySelector('input')?.focus();
  };
  return suggestions.length === 0 ? null : (
    <ul className={css.suggestions} aria-label="入力の候補">
      {suggestions.map((suggestion) => (
        <li key={`${suggestion.filter} ${suggestion.label}`}>
          <button type="button" onClick={() => take(suggestion)}>
            {suggestion.label}
            {suggestion.filter ? <small>{suggestion.filter}</small> : null}
          </button>
        </li>
      ))}
    </ul>
  );
};
