import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { SearchBox } from '../ui/searchBox.tsx';
import { desktop, useDesktop, useWide } from '../ui/useWide.ts';
import { type AddressSearch, chosenIn, type Wanted } from './addressSearch.ts';
import type { FilterBarProps } from './filterBar.tsx';
import { type Filter, type FilterOptions, FilterSelect, labelIn } from './filterSelect.tsx';
import css from './search.module.css';

type FilterSheetProps = {
  readonly label: string;
  readonly count: number;
  readonly found: string | null;
  readonly failed: boolean;
  readonly children: ReactNode;
};

const FilterSheet = ({ label, count, found, failed, children }: FilterSheetProps) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count > 0 ? `${label}（${count}）` : label}
      </Button>
      {open ? (
        <Dialog
          title={label}
          place="bottom"
          onClose={close}
          actions={<Button onClick={close}>{found ? `${found}を見る` : failed ? '閉じる' : '検索しています…'}</Button>}
        >
          <div className={css.filters}>{children}</div>
        </Dialog>
      ) : null}
    </>
  );
};

/** Until the bar is loaded, the keyword has its place. */
const FilterBar = lazyPart<FilterBarProps>(
  async () => (await import('./filterBar.tsx')).FilterBar,
  ({ keyword }) => <div className={css.coming}>{keyword}</div>,
);
/** Loads the bar with a list that has one, if the window is wide enough. */
export const preloadBar = (): void => {
  if (desktop.matches) FilterBar.preload();
};

/** The field works without suggestions; they are loaded with its first focus. */
const Suggestions = lazyPart(async () => (await import('./suggestions.tsx')).Suggestions);

type KeywordFieldProps = {
  readonly search: Pick<AddressSearch, 'wanted' | 'choose'>;
  readonly hint: string;
  readonly filters: readonly Filter[];
};

/** The keyword, with suggestions for its last word while it is typed. */
const KeywordField = ({ search, hint, filters }: KeywordFieldProps) => {
  // Own state, so that the address does not disturb a conversion of an input method.
  const [keyword, setKeyword] = useState(search.wanted.q);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const type = (text: string) => {
    setKeyword(text);
    search.choose('q', text.trim());
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes when the focus leaves it
    <div
      ref={box}
      className={css.keyword}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <SearchBox
        value={keyword}
        hint={hint}
        onFocus={Suggestions.preload}
        onType={(text) => {
          type(text);
          setOpen(true);
        }}
      />
      {isOpen && keyword.trim() !== '' ? (
        <Suggestions box={box} keyword={keyword} search={search} filters={filters} onType={type} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
};

/** The result as a sentence, and the target of the filter sheet's button. */
export type Found = { readonly said: string; readonly what: string };

type Props = {
  readonly search: AddressSearch;
  readonly hint: string;
  readonly filters: readonly Filter[];
  readonly orders: FilterOptions;
  /** Null while it is loading or if it failed. */
  readonly found: Found | null;
  readonly failed: boolean;
  readonly acts?: ((name: string) => ReactNode) | undefined;
  readonly inBar?: boolean | undefined;
};

const valuesWithout = (wanted: Wanted, field: string, value: string): string =>
  chosenIn(wanted, field)
    .filter((each) => each !== value)
    .join(',');

type FilterProps = { readonly filter: Filter; readonly wanted: Wanted; readonly choose: AddressSearch['choose'] };

/** A filter. If several values are possible, each choice adds one; they are removed below. */
const FilterOf = ({ filter, wanted, choose }: FilterProps) => {
  if ('show' in filter) return filter.show(chosenIn(wanted, filter.field), (values) => choose(filter.field, values.join(',')));
  const { field, label, options, several = false } = filter;
  const chosen = chosenIn(wanted, field);
  if (!several)
    return (
      <FilterSelect label={label} value={wanted[field] ?? ''} any="すべて" options={options} onChange={(value) => choose(field, value)} />
    );
  return (
    <FilterSelect
      label={label}
      value=""
      any={chosen.length > 0 ? `${chosen.length}件を選択中` : 'すべて'}
      options={options.filter(({ value }) => !chosen.includes(value))}
      onChange={(value) => choose(field, [...chosen, value].join(','))}
    />
  );
};

/** The filters, the chosen conditions and the count. Every choice changes the address at once. */
export const SearchPanel = ({ search: { wanted, choose, clear }, hint, filters, orders, found, failed, acts, inBar = false }: Props) => {
  const wide = useWide();
  const isBar = useDesktop() && inBar;
  const count = useRef<HTMLParagraphElement>(null);
  const chosen = filters.flatMap((filter) =>
    chosenIn(wanted, filter.field).flatMap((value) => {
      const label = labelIn(filter, value);
      const { field } = filter;
      return label ? [{ field, value, label }] : [];
    }),
  );
  const order =
    orders.length > 1 ? (
      <div className={css.order}>
        <FilterSelect label="並び順" value={wanted.order} options={orders} onChange={(value) => choose('order', value)} />
      </div>
    ) : null;
  const clearAll = (
    <Button variant="text" onClick={clear}>
      すべて外す
    </Button>
  );
  const keyword = <KeywordField search={{ wanted, choose }} hint={hint} filters={filters} />;
  const outcome = (more: ReactNode) => (
    <div className={css.outcome}>
      <p ref={count} tabIndex={-1} role="status" className={`${css.found} figures`}>
        {found?.said}
      </p>
      <div className={css.acts}>
        {acts?.(name)}
        {more}
      </div>
    </div>
  );
  const selects = filters.map((filter) => <FilterOf key={filter.field} filter={filter} wanted={wanted} choose={choose} />);
  const name = [wanted.q, ...chosen.map(({ label }) => label)].filter(Boolean).join('・');
  const remove = (field: string, value: string) => {
    choose(field, valuesWithout(wanted, field, value));
    // The button disappears with its condition, so the focus moves to the count.
    count.current?.focus();
  };
  if (isBar)
    return (
      <search className={css.panel}>
        <FilterBar keyword={keyword} filters={filters} wanted={wanted} choose={choose} />
        {outcome(
          <>
            {chosen.length > 1 ? clearAll : null}
            {order}
          </>,
        )}
      </search>
    );
  return (
    <search className={css.panel}>
      {keyword}
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
            {chosen.map(({ field, value, label }) => (
              <li key={`${field} ${value}`}>
                <button type="button" aria-label={`${label}の条件を外す`} onClick={() => remove(field, value)}>
                  {label}
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
            {chosen.length > 1 ? <li>{clearAll}</li> : null}
          </ul>
        ) : null}
        {order}
      </div>
      {outcome(null)}
    </search>
  );
};
