import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayRead } from '#domain/kernel/officeParts.ts';
import { userPath, userSchema } from '#projections/account/users.schema.ts';
import type { RouteDefinition } from '#web/routing/routeDefinition.ts';
import type { OfficeRouteName } from '#web/routing/routes.ts';
import { useSession, useUid } from '#web/shared/data/auth/session.ts';
import { signOut } from '#web/shared/data/auth/signIn.ts';
import { reportError } from '#web/shared/data/platform/reportError.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { OfflineBar } from '#web/shared/ui/offlineBar.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { useOfficeKeys } from './list/officeKeys.ts';
import css from './officeFrame.module.css';
import { OfficeNavigation } from './officeNavigation.tsx';
import { loadPalette, type PreloadScreen, usePreloadedOffice } from './preloadOffice.ts';
import { ForReaders, RolesProvider } from './roles/roles.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

const OwnName = lazy(() => import('./members/ownName.tsx'));
const KeysDialog = lazy(() => import('./keysDialog.tsx'));
const SecondHost = lazy(() => import('./countersigns/secondHost.tsx'));
const UndoDock = lazy(() => import('./held/undoDock.tsx'));

type Palette = Awaited<ReturnType<typeof loadPalette>>['default'];

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

type Props = { readonly route: RouteDefinition; readonly preload: PreloadScreen; readonly children: ReactNode };

/** On narrow screens the menu is below the bar. */
export default function OfficeFrame({ route, preload, children }: Props) {
  const navigate = useNavigate();
  const session = useSession();
  const uid = useUid();
  const account = useOne(userPath(uid), userSchema);
  // A user without an own account document has no role.
  const roles = account.data === null ? [] : account.data?.officeRoles;
  const searches = roles !== undefined && mayRead(roles, 'deals');
  const email = session.kind === 'user' ? session.email : '';
  const [keysShown, setKeysShown] = useState(false);
  const [Palette, setPalette] = useState<Palette | null>(null);
  const [asked, setAsked] = useState(false);
  const search = useCallback(() => setAsked(true), []);
  // The key may be pressed before the roles are known; then the search opens when they are.
  useEffect(() => {
    if (!asked || !roles) return;
    setAsked(false);
    if (!searches) return;
    loadPalette().then(
      ({ default: loaded }) => setPalette(() => loaded),
      (error: unknown) => {
        reportError(error);
        showToast('検索を開けませんでした。接続をご確認のうえ、ページを読み込み直してください。');
      },
    );
  }, [asked, roles, searches]);
  useSearchKey(search);
  usePreloadedOffice(preload);
  useKeptFocus();
  useOfficeKeys({ '?': () => setKeysShown(true), '/': search });
  const leave = async () => {
    await signOut();
    navigate('/', { replace: true });
  };
  return (
    <RolesProvider value={roles ?? []}>
      <a href="#main" className="skip">
        本文へ移動
      </a>
      <header className={css.header}>
        <h1 title={route.title}>{route.title}</h1>
        <div className={css.tools}>
          <Suspense>
            <OwnName uid={uid} name={account.data?.staffName ?? ''} email={email} />
          </Suspense>
          {searches ? (
            <button type="button" onClick={search} className={css.search} aria-keyshortcuts="Control+K Meta+K">
              <Icon name="search" size={18} />
              検索
              <span className={css.shortcut} aria-hidden="true">
                Ctrl K
              </span>
            </button>
          ) : null}
          <button type="button" onClick={() => setKeysShown(true)} aria-label="キーの一覧" className={css.keysButton}>
            ?
          </button>
          <button type="button" onClick={leave}>
            ログアウト
          </button>
        </div>
      </header>
      <div className={css.frame}>
        {roles ? <OfficeNavigation /> : <div className={css.navigation} />}
        <div className={css.column}>
          <OfflineBar />
          <main id="main" tabIndex={-1} className={css.main}>
            <Loaded query={account} row={roles} none={null}>
              {() => <ForReaders page={route.name as OfficeRouteName}>{children}</ForReaders>}
            </Loaded>
          </main>
        </div>
      </div>
      {Palette ? <Palette onClose={() => setPalette(null)} /> : null}
      <Suspense>
        <SecondHost />
        {roles ? <UndoDock /> : null}
      </Suspense>
      <Suspense>{keysShown ? <KeysDialog onClose={() => setKeysShown(false)} /> : null}</Suspense>
    </RolesProvider>
  );
}
