import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RouteDefinition } from '#web/app/routeDefinition.ts';
import { OfflineBar } from '#web/app/shell/offlineBar.tsx';
import { UpdateBar } from '#web/app/shell/updateBar.tsx';
import { signOut } from '#web/shared/data/signIn.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { KeysDialog } from './keysDialog.tsx';
import css from './officeFrame.module.css';
import { useOfficeKeys } from './officeKeys.ts';
import { OfficeNavigation } from './officeNavigation.tsx';

const Palette = lazy(() => import('./palette/palette.tsx'));

/** Opens the search with Ctrl+K (⌘K), wherever the cursor is. */
const useSearchKey = (open: () => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [open]);
};

/** The office's frame: one dense bar on top, the places to work at its side (below it on narrow screens), the rest for the work. */
export default function OfficeFrame({ route, children }: { readonly route: RouteDefinition; readonly children: ReactNode }) {
  const navigate = useNavigate();
  const [keysShown, setKeysShown] = useState(false);
  const [searching, setSearching] = useState(false);
  const search = useCallback(() => setSearching(true), []);
  useSearchKey(search);
  useOfficeKeys({ '?': () => setKeysShown(true) });
  const leave = async () => {
    await signOut();
    navigate('/', { replace: true });
  };
  return (
    <>
      <a href="#main" className={css.skip}>
        本文へ移動
      </a>
      <header className={css.header}>
        <h1>{route.title}</h1>
        <div className={css.tools}>
          <button type="button" onClick={search} className={css.search} aria-keyshortcuts="Control+K Meta+K">
            <Icon name="search" size={18} />
            検索
            <span className={css.shortcut} aria-hidden="true">
              Ctrl K
            </span>
          </button>
          <button type="button" onClick={() => setKeysShown(true)} aria-label="キーの一覧" className={css.keysButton}>
            ?
          </button>
          <button type="button" onClick={leave}>
            ログアウト
          </button>
        </div>
      </header>
      <div className={css.frame}>
        <OfficeNavigation />
        <div className={css.column}>
          <OfflineBar />
          <UpdateBar />
          <main id="main" tabIndex={-1} className={css.main}>
            {children}
          </main>
        </div>
      </div>
      {searching ? (
        <Suspense>
          <Palette onClose={() => setSearching(false)} />
        </Suspense>
      ) : null}
      {keysShown ? <KeysDialog onClose={() => setKeysShown(false)} /> : null}
    </>
  );
}
