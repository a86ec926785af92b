import { useRef, useState } from 'react';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useWide } from '#web/shared/ui/useWide.ts';
import type { AddressSearch } from './addressSearch.ts';
import { type Filter, type FilterOptions, FilterSelect } from './filterSelect.tsx';
import { FilterSheet } from './filterSheet.tsx';
import css from './search.module.css';

/** What a search found: a sentence, and what the button of the filters leads to. */
export type Found = { readonly said: string; readonly what: string };

type Props = {
  readonly search: AddressSearch;
  readonly hint: string;
  readonly filters: readonly Filter[];
  readonly orders: FilterOptions;
  /** Null while it is being looked for, and when that failed. */
  readonly found: Found | null;
  readonly failed: boolean;
};

/** What is looked for, what of it is chosen, and how much was found. Every choice stands in the address at once. */
export const SearchPanel = ({ search: { wanted, choose, clear }, hint, filters, orders, found, failed }: Props) => {
  const wide = useWide();
  // Its own, so that an input method can convert undisturbed by what the address makes of the text.
  const [keyword, setKeyword] = useState(wanted.q);
  const count = useRef<HTMLParagraphElement>(null);
  const chosen = filters.flatMap(({ field, options }) => {
    const label = options.find(({ value }) => value === wanted[field])?.label;
    return label ? [{ field, label: label.trim() }] : [];
  });
  const selects = filters.map(({ field, label, options }) => (
    <FilterSelect
      key={field}
      label={label}
      value={wanted[field] ?? ''}
      any="すべて"
      options={options}
      onChange={(value) => choose(field, value)}
    />
  ));
  const remove = (field: string) => {
    choose(field, '');
    // The button goes with the condition; what it changed is said here.
    count.current?.focus();
  };
  return (
    <search className={css.panel}>
      <label className={css.keyword}>
        <span className="visually-hidden">キーワード</span>
        <Icon name="search" size={20} />
        <input
          type="search"
          value={keyword}
          placeholder={hint}
          maxLength={100}
          onChange={({ target }) => {
            setKeyword(target.value);
            choose('q', target.value.trim());
          }}
        />
      </label>
      <div className={css.conditions}>
        {wide ? (
          selects
        ) : (
          <FilterSheet label="絞り込む" count={chosen.length} found={found?.what ?? null} failed={failed}>
            {selects}
          </FilterSheet>
        )}
        {chosen.length > 0 ? (
          <ul className={css.chosen} aria-label="選んだ条件">
            {chosen.map(({ field, label }) => (
              <li key={field}>
                <button type="button" aria-label={`${label}の条件を外す`} onClick={() => remove(field)}>
                  {label}
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
            {chosen.length > 1 ? (
              <li>
                <Button variant="text" onClick={clear}>
                  すべて外す
                </Button>
              </li>
            ) : null}
          </ul>
        ) : null}
        {orders.length > 1 ? (
          <div className={css.order}>
            <FilterSelect label="並び順" value={wanted.order} options={orders} onChange={(value) => choose('order', value)} />
          </div>
        ) : null}
      </div>
      <p ref={count} tabIndex={-1} role="status" className={`${css.found} figures`}>
        {found?.said}
      </p>
    </search>
  );
};
