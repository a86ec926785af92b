import type { ReactNode } from 'react';
import { siteName } from '#domain/kernel/siteName.ts';
import { SiteFooter } from '#web/entities/legal/siteFooter.tsx';
import { useHome } from '#web/shared/data/auth/viewer.ts';
import { useGivenTitle } from '#web/shared/ui/documentHead.ts';
import { OfflineBar } from '#web/shared/ui/offlineBar.tsx';
import css from './cardLayout.module.css';

type Props = {
  readonly title: string;
  /** The look of the title, if it is not the page's largest text. */
  readonly titleClass?: string | undefined;
  /** After a crash: links reload the whole page. */
  readonly reloads?: boolean;
  readonly children: ReactNode;
};

/** One subject in the middle of the screen. The logo reloads home. */
export const CardLayout = ({ title, titleClass, reloads = false, children }: Props) => (
  <div className={css.page}>
    <header className={css.header}>
      <a href={useHome()} className="brand">
        {siteName}
      </a>
    </header>
    <main id="main" tabIndex={-1} className={css.main}>
      <OfflineBar />
      <h1 className={titleClass ?? css.title}>{useGivenTitle() ?? title}</h1>
      <div className={css.card}>{children}</div>
    </main>
    <SiteFooter reloads={reloads} />
  </div>
);
