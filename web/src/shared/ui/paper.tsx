import type { ReactNode } from 'react';
import { longDate } from '#domain/kernel/format/times.ts';
import { siteName } from '#domain/kernel/siteName.ts';
import { useNow } from '../format/now.ts';
import { Button } from './button.tsx';
import { LinkButton } from './linkButton.tsx';
import css from './paper.module.css';

/** The page around a sheet, also while it loads. */
export const PaperPage = ({ children }: { readonly children: ReactNode }) => <div className={css.page}>{children}</div>;

/** In place of a sheet that does not exist: the page's title, which a sheet has itself. */
export const MissingPaper = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <>
    <h1>{title}</h1>
    {children}
  </>
);

type ToolsProps = {
  /** The page that the sheets belong to. */
  readonly back: { readonly to: string; readonly label: string };
  /** A download button that replaces the print button. */
  readonly save?: ReactNode;
  readonly children?: ReactNode;
};

export const PaperTools = ({ back: { to, label }, save, children }: ToolsProps) => (
  <div className={css.tools}>
    <LinkButton variant="text" to={to}>
      {label}
    </LinkButton>
    {children}
    {save ?? <Button onClick={() => window.print()}>印刷する</Button>}
  </div>
);

type SheetProps = {
  readonly head: ReactNode;
  /** The sheet's name in its footer, next to the site and the date. */
  readonly foot: ReactNode;
  /** Printed on one page: texts that do not fit are cut. */
  readonly single?: boolean;
  readonly children: ReactNode;
};

/** A sheet of A4. Each one begins a new page. */
export const Sheet = ({ head, foot, single = false, children }: SheetProps) => {
  const now = useNow();
  return (
    <article data-paper className={single ? `${css.sheet} ${css.single}` : css.sheet}>
      <header className={css.head}>{head}</header>
      {children}
      <footer className={css.foot}>
        <span>{foot}</span>
        <span className="figures">
          {siteName}・{longDate(now)}
        </span>
      </footer>
    </article>
  );
};

export const Paper = ({ back, save, ...sheet }: Omit<ToolsProps, 'children'> & SheetProps) => (
  <>
    <PaperTools back={back} save={save} />
    <Sheet {...sheet} />
  </>
);
