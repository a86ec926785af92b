import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '#web/shared/ui/icon.tsx';
import type { AddressSearch } from './addressSearch.ts';
import { chosenIn } from './chosen.ts';
import type { Filter } from './filterSelect.tsx';
import css from './search.module.css';
import type { Suggestion } from './suggestions.ts';

type Suggesting = typeof import('./suggestions.ts');
type Props = {
  readonly search: Pick<AddressSearch, 'wanted' | 'choose'>;
  readonly hint: string;
  readonly filters: readonly Filter[];
};

/** The keyword, with what its last word may stand for below it while it is typed. */
export const KeywordField = ({ search: { wanted, choose }, hint, filters }: Props) => {
  // Its own, so that an input method can convert undisturbed by what the address makes of the text.
  const [keyword, setKeyword] = useState(wanted.q);
  const [suggesting, setSuggesting] = useState<Suggesting | null>(null);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const suggestions = isOpen ? (suggesting?.suggestionsFor(keyword, filters, (of) => chosenIn(wanted, of)) ?? []) : [];

  const type = (text: string) => {
    setKeyword(text);
    choose('q', text.trim());
  };
  // The search works without suggestions: a load that fails is tried again at the next focus.
  const load = () => void import('./suggestions.ts').then(setSuggesting, () => undefined);
  const take = (suggestion: Suggestion) => {
    if (!suggesting) return;
    type(suggesting.keywordAfter(keyword, suggestion));
    if (suggestion.filter !== null) {
      const { field: of, value } = suggestion;
      const several = filters.some((filter) => filter.field === of && 'several' in filter && filter.several);
      choose(of, several ? [...chosenIn(wanted, of), value].join(',') : value);
    }
    setOpen(false);
    field.current?.focus();
  };
  /** The arrows move through the field and the suggestions. Keys of an input method are its own. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || suggestions.length === 0) return;
    if (event.key === 'Escape') {
      setOpen(false);
      field.current?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
      const at = stops.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1);
      stops[(at + stops.length) % stops.length]?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it moves the focus among the controls in it
    <div
      ref={box}
      className={css.keyword}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <label>
        <span className="visually-hidden">キーワード</span>
        <Icon name="search" size={20} />
        <input
          ref={field}
          type="search"
          value={keyword}
          placeholder={hint}
          maxLength={100}
          autoComplete="off"
          onFocus={load}
          onChange={({ target }) => {
            type(target.value);
            setOpen(true);
          }}
        />
      </label>
      {suggestions.length > 0 ? (
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
      ) : null}
    </div>
  );
};
