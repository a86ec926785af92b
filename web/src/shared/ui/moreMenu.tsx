import { type KeyboardEvent, type ToggleEvent, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import css from './moreMenu.module.css';
import { placeBeside } from './placeBeside.ts';

type Item = { readonly key: string; readonly label: string; readonly onSelect: () => void };

type Props = {
  readonly items: readonly Item[];
  readonly label?: string;
  /** The subject of the acts, if a page has several such buttons. */
  readonly about?: string;
};

/** The next index for a key and a number of items. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Rare acts, most of which end something, in a menu. */
export const MoreMenu = ({ items, label = 'その他の操作', about }: Props) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  if (items.length === 0) return null;
  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  // The items are mounted before it shows, and stay until the focus is returned.
  const onBeforeToggle = ({ newState }: ToggleEvent) => (newState === 'open' ? setOpen(true) : undefined);
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState !== 'open') return setOpen(false);
    if (menu.current && button.current) placeBeside(menu.current, button.current);
    entries()[0]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') menu.current?.hidePopover();
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const all = entries();
    all[move(all.indexOf(event.target as HTMLElement), all.length)]?.focus();
  };
  const choose = (onSelect: () => void) => {
    // Close first, so that a dialog that opens now returns the focus to the button.
    menu.current?.hidePopover();
    onSelect();
  };
  return (
    <>
      <Button
        ref={button}
        variant="text"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={about ? `${about}：${label}` : undefined}
        popoverTarget={id}
      >
        <span className={css.label}>{label}</span>
      </Button>
      <div
        ref={menu}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={about ? `${about}：${label}` : label}
        popover="auto"
        className={css.menu}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
      >
        {open
          ? items.map(({ key, label: text, onSelect }) => (
              <button key={key} type="button" role="menuitem" tabIndex={-1} onClick={() => choose(onSelect)}>
                {text}
              </button>
            ))
          : null}
      </div>
    </>
  );
};
