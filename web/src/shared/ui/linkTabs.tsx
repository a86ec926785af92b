import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import css from './linkTabs.module.css';

type Tab<Key extends string> = {
  readonly key: Key;
  readonly label: string;
  readonly count?: string;
  /** Another page, if the tab is not a view of this one. */
  readonly to?: string;
};
type Props<Key extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly current: Key;
  /** Other parameters of the address to keep, such as filters. */
  readonly keep?: Readonly<Record<string, string>>;
};

/**
 * Views of a list as links, so that the address has the chosen one and a reload keeps it. Where
 * they scroll, the chosen one is in sight.
 */
export const LinkTabs = <Key extends string>({ label, tabs, current, keep = {} }: Props<Key>) => {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each chosen tab
  useEffect(() => {
    const chosen = nav.current?.querySelector<HTMLElement>('[aria-current]');
    // Only the tabs scroll: `scrollIntoView` would also scroll the page.
    if (chosen) nav.current?.scrollTo({ left: chosen.offsetLeft - (nav.current.clientWidth - chosen.offsetWidth) / 2 });
  }, [current]);
  return (
    <nav ref={nav} aria-label={label} className={css.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          to={tab.to ?? `?${new URLSearchParams({ tab: tab.key, ...keep })}`}
          replace
          aria-current={tab.key === current ? 'page' : undefined}
        >
          {tab.label}
          {tab.count === undefined ? null : (
            <span className={`${css.count} figures`}>
              {tab.count}
              <span className="visually-hidden">件</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
};

/** The tab in the address, or the first one. */
export const useTab = <Key extends string>(keys: readonly [Key, ...Key[]]): Key => {
  const wanted = useSearchParams()[0].get('tab');
  return keys.find((key) => key === wanted) ?? keys[0];
};
