import { useQueries } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUid } from '#web/shared/data/auth/session.ts';
import { readKey } from '#web/shared/data/reads/readKey.ts';
import { isComposing } from '#web/shared/forms/composing.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { useMayOpen, useMaySend, useOwnRoles } from '../roles/roles.tsx';
import { keptViews } from '../views/keptViews.ts';
import { hintFor, searchesFor } from './find.ts';
import { FoundList } from './foundList.tsx';
import { foundIn, grouped, type Hit, withRecent } from './hits.ts';
import { type Option, optionsOf } from './options.ts';
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

const useRecent = () => {
  const kept = keptViews<Hit>('palette', useUid());
  const [recent] = useState(kept.read);
  return { recent, keep: (hit: Hit) => kept.write(withRecent(recent, hit)) };
};

type Props = {
  readonly onClose: () => void;
  /** Takes the object of the chosen hit, instead of opening its page. */
  readonly onPick?: (object: string) => void;
};

/** Arrow keys choose, Enter opens, → leads to the further ways of the chosen one. */
export default function Palette({ onClose, onPick }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const maySend = useMaySend();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Option | null>(null);
  const { recent, keep } = useRecent();
  const found = useFound(typed);
  const pickable = (hits: readonly Hit[]) => (onPick ? hits.filter(({ object }) => object !== undefined) : hits);
  const last = pickable(recent);
  const groups = found.asked ? grouped(pickable(found.hits)) : last.length > 0 ? [{ label: '最近開いたもの', hits: last }] : [];
  const { options, at } = optionsOf(groups, chosen, ({ page, sends }) => !onPick && mayOpen(page) && (!sends || maySend(...sends)));
  const current = options[at];
  // The first option stays chosen when others arrive above it.
  useEffect(() => {
    if (chosen === null && current) setChosen(current);
  }, [chosen, current]);
  const open = ({ to, hit }: Option, inNewTab: boolean) => {
    if (hit.object !== undefined) keep(hit);
    onClose();
    if (onPick) onPick(hit.object ?? '');
    else if (inNewTab) window.open(to, '_blank', 'noopener');
    else navigate(to);
  };
  const choose = (to: number) => setChosen(options[(to + options.length) % options.length] ?? null);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isAtEnd = event.currentTarget.selectionStart === typed.length;
    const beside =
      event.key === 'ArrowRight' && isAtEnd && current?.way === null
        ? options.findIndex(({ way }) => way !== null)
        : event.key === 'ArrowLeft' && current?.way
          ? options.findIndex(({ hit }) => hit.to === current.hit.to)
          : -1;
    if (step) choose(at + step);
    else if (beside >= 0) choose(beside);
    else if (event.key === 'Enter') {
      // A held key belongs to the first press.
      if (current && !event.repeat) open(current, event.ctrlKey || event.metaKey);
    }
    // A search field would use the first Escape to clear its text.
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog label={onPick ? '対象をさがす' : '事務局の検索'} place="top" onClose={onClose}>
      <div className={css.palette}>
        <input
          type="search"
          role="combobox"
          data-autofocus
          value={typed}
          maxLength={100}
          placeholder="名前、会社、件名、番号、金額、メールアドレス、画面、操作"
          aria-label="さがすもの"
          aria-expanded={options.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={current ? `${id}${at}` : undefined}
          aria-autocomplete="list"
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(null);
          }}
          onKeyDown={press}
        />
        <p role="status">{statusOf(found)}</p>
        <FoundList id={id} groups={groups} options={options} at={at} typed={found.asked ? typed : ''} onOpen={open} />
        {options.length > 0 ? (
          <p className={css.keys} aria-hidden="true">
            <span>
              <kbd>↑</kbd>
              <kbd>↓</kbd>選ぶ
            </span>
            <span>
              <kbd>Enter</kbd>
              {onPick ? '決める' : '開く'}
            </span>
            {onPick ? null : (
              <>
                <span>
                  <kbd>Ctrl</kbd>
                  <kbd>Enter</kbd>新しいタブ
                </span>
                <span>
                  <kbd>→</kbd>ほかの操作
                </span>
              </>
            )}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
