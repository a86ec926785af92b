import type { ReactNode } from 'react';
import { longDate } from '#domain/format/times.ts';
import { siteName } from '#domain/kernel/siteName.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Button } from './button.tsx';
import { LinkButton } from './linkButton.tsx';
import css from './paper.module.css';

/** Around a sheet, also while it loads. */
export const PaperPage = ({ children }: { readonly children: ReactNode }) => <div className={css.page}>{children}</div>;

type Props = {
  /** Where the sheet comes from. */
  readonly back: { readonly to: string; readonly label: string };
  readonly head: ReactNode;
  /** What names the sheet at its foot, beside the site and the day. */
  readonly foot: ReactNode;
  /** Printed on one page: texts that do not fit are cut. */
  readonly single?: boolean;
  /** What stands in the place of the button that prints, where the sheet is to be had as a file. */
  readonly save?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A sheet of A4 with the way back and the button that prints or saves it; on paper only the sheet.
 */
export const Paper = ({ back: { to, label }, head, foot, single = false, save, children }: Props) => {
  const now = useNow();
  return (
    <>
      <div className={css.tools}>
        <LinkButton variant="text" to={to}>
          {label}
        </LinkButton>
        {save ?? <Button onClick={() => window.print()}>印刷する</Button>}
      </div>
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
    </>
  );
};
