import { useQueries } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readKey } from '#web/shared/data/reads/readKey.ts';
import { isComposing } from '#web/shared/forms/composing.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { useMayOpen, useMaySend, useOwnRoles } from '../roles/roles.tsx';
import { hintFor, searchesFor } from './find.ts';
import { foundIn } from './hits.ts';
import css from './palette.module.css';
import { termsOf } from './terms.ts';
import { actsCalled, pages } from './ways.ts';

/** Keys within this time (ms) of each other are one text. */
const PAUSE = 250;

/**
 * The typed text with a delay: immediately after a pause (a pasted number, a converted word), else
 * after the last key.
 */
const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (typed === settled) return;
    const since = performance.now() - last.current;
    last.current = performance.now();
    const timer = setTimeout(() => setSettled(typed), since < PAUSE ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [typed, settled]);
  return settled;
};

/** The results of a search while the user types, each query's as soon as it arrives. */
const useFound = (typed: string) => {
  const settled = useSettled(typed);
  const roles = useOwnRoles();
  const mayOpen = useMayOpen();
  const maySend = useMaySend();
  const terms = termsOf(settled);
  const answers = useQueries({
    queries: (terms ? searchesFor(terms, roles) : []).map((queryFn, index) => ({
      queryKey: readKey('many', { terms, roles, index }),
      queryFn,
      gcTime: 0,
    })),
  });
  return {
    hits: terms ? [...actsCalled(typed, maySend), ...pages(typed, mayOpen), ...foundIn(answers)] : [],
    asked: terms !== null,
    hint: hintFor(roles),
    searching: settled !== typed || answers.some(({ isFetching }) => isFetching),
    failed: answers.some(({ isError }) => isError),
  };
};

const statusOf = ({ asked, hint, searching, failed, hits }: ReturnType<typeof useFound>): string => {
  if (!asked) return hint;
  if (failed) return '検索できませんでした。接続をご確認のうえ、もう一度入力してください。';
  if (hits.length > 0) return searching ? `${hits.length}件見つかりました。続けて検索しています…` : `${hits.length}件見つかりました。`;
  return searching ? '検索しています…' : '見つかりません。別の言葉か、IDや番号の先頭からお試しください。';
};

/** Searches jobs, people, deals and bills and opens one: arrow keys choose, Enter opens. */
export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const found = useFound(typed);
  const { hits } = found;
  const at = Math.min(place, hits.length - 1);
  const go = (to: string | undefined) => {
    if (!to) return;
    onClose();
    navigate(to);
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setPlace((at + step + hits.length) % Math.max(hits.length, 1));
    else if (event.key === 'Enter') go(hits[at]?.to);
    // A search field would use the first Escape to clear its text.
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog label="事務局の検索" place="top" onClose={onClose}>
      <div className={css.palette}>
        <input
          type="search"
          role="combobox"
          data-autofocus
          value={typed}
          maxLength={100}
          placeholder="名前、会社、件名、番号、メールアドレス、画面、操作"
          aria-label="さがすもの"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={hits[at] ? `${id}${at}` : undefined}
          aria-autocomplete="list"
          onChange={({ target }) => {
            setTyped(target.value);
            setPlace(0);
          }}
          onKeyDown={press}
        />
        <p role="status">{statusOf(found)}</p>
        <div role="listbox" id={`${id}list`} aria-label="見つかったもの">
          {hits.map((hit, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
            <div key={hit.kind + hit.to} role="option" id={`${id}${index}`} aria-selected={index === at} onClick={() => go(hit.to)}>
              <span title={hit.name}>{hit.name}</span>
              <small>{hit.about}</small>
              <em>{hit.kind}</em>
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
