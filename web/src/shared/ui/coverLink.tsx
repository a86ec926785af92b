import type { ComponentProps, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import css from './coverLink.module.css';

type Props = Omit<ComponentProps<typeof Link>, 'className' | 'to'> & {
  readonly to: string;
  /** The part of the address to keep: the list's tab, if it is shown next to the page. */
  readonly search?: string;
};

/** Covers its nearest positioned parent; buttons there need a z-index above it. */
export const CoverLink = ({ to, search = '', ...props }: Props) => {
  const { pathname } = useLocation();
  return <Link {...props} to={`${to}${search}`} className={css.link} aria-current={pathname === to ? 'page' : undefined} />;
};

type RowProps = Pick<ComponentProps<'li'>, 'id' | 'ref'> & { readonly className: string | undefined; readonly children: ReactNode };

/** A bordered row that a CoverLink fills. `className` sets the layout. */
export const Row = ({ className, ...row }: RowProps) => <li {...row} className={`${css.row} ${className}`} />;
