import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { siteName } from '#domain/kernel/siteName.ts';
import { href } from '#web/routing/href.ts';
import { useSession } from '#web/shared/data/auth/session.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { LazyBadge, LazyIdentity } from './lazyBadge.tsx';
import css from './navigation.module.css';
import { currentEntry, navigationOf } from './navigation.ts';

type Props = { readonly place: 'bottom' | 'side' };

export const Navigation = ({ place }: Props) => {
  const session = useSession();
  const { pathname } = useLocation();
  // For a client waiting entries come before the own offers.
  const [haveEntries, setHaveEntries] = useState(false);
  const entries = session.kind === 'user' ? navigationOf(session) : [];
  if (entries.length === 0) return null;
  const current = currentEntry(entries, pathname);
  return (
    <nav aria-label={place === 'side' ? 'メインメニュー' : 'メインメニュー（下部）'} className={css[place]}>
      {place === 'side' ? (
        <Link to="/" className="brand" title={siteName}>
          {siteName}
        </Link>
      ) : null}
      {entries.map((entry) => (
        <Link
          key={entry.to}
          to={haveEntries && entry.badge === 'deals' ? href('clientEntries') : entry.to}
          aria-current={entry === current ? (pathname === entry.to ? 'page' : 'true') : undefined}
        >
          <Icon name={entry.icon} />
          {entry.label}
          {entry.badge ? (
            <LazyBadge name={entry.badge} className={css.badge ?? ''} onEntries={entry.badge === 'deals' ? setHaveEntries : undefined} />
          ) : null}
        </Link>
      ))}
      {place === 'side' && session.kind === 'user' ? (
        <LazyIdentity
          {...(session.claims.role === 'talent'
            ? ({ side: 'talent', role: 'キャスト' } as const)
            : ({ side: 'client', role: 'クライアント' } as const))}
          email={session.email}
        />
      ) : null}
    </nav>
  );
};
