import type { ReactNode } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import type { RouteDefinition } from '#web/app/routeDefinition.ts';
import { OfflineBar } from '#web/app/shell/offlineBar.tsx';
import { signOut } from '#web/shared/data/signIn.ts';
import css from './officeFrame.module.css';

const entries = [
  { to: href('officeOffers'), label: 'オファー' },
  { to: href('officeBills'), label: '請求' },
  { to: href('officeEntries'), label: 'エントリー' },
  { to: href('officeAccounts'), label: 'アカウント' },
  { to: href('officeTalents'), label: 'キャスト' },
  { to: href('officeAudit'), label: '監査' },
];

/** The office's frame: one dense bar on top, the whole width below. */
export default function OfficeFrame({ route, children }: { readonly route: RouteDefinition; readonly children: ReactNode }) {
  const navigate = useNavigate();
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
        <nav aria-label="事務局メニュー">
          {entries.map(({ to, label }) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </nav>
        <button type="button" onClick={leave}>
          ログアウト
        </button>
      </header>
      <OfflineBar />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </>
  );
}
