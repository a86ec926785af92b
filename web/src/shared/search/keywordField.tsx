import { useRef, useState } from 'react';
import { lazyPart } from '../ui/lazyPart.tsx';
import { SearchBox } from '../ui/searchBox.tsx';
import type { AddressSearch } from './addressSearch.ts';
import type { Filter } from './filterSelect.tsx';
import css from './search.module.css';

/** The field works without suggestions; they are loaded with its first focus. */
const Suggestions = lazyPart(async () => (await import('./suggestions.tsx')).Suggestions);

type Props = {
  readonly search: Pick<AddressSearch, 'wanted' | 'choose'>;
  readonly hint: string;
  readonly filters: readonly Filter[];
};

/** The keyword, with suggestions for its last word while it is typed. */
export const KeywordField = ({ search, hint, filters }: Props) => {
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
