import type { ComponentProps, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import css from './coverLink.module.css';

type Props = Omit<ComponentProps<typeof Link>, 'className' | 'to'> & {
  readonly to: string;
  /** What stays of the address: the tab of the list, where it is shown beside the page. */
  readonly search?: string;
};

/**
 * A link whose target is the whole row or card around it (the nearest positioned element); buttons
 * beside it need a z-index above.
 */
export const CoverLink = ({ to, search = '', ...props }: Props) => {
  const { pathname } = useLocation();
  return <Link {...props} to={`${to}${search}`} className={css.link} aria-current={pathname === to ? 'page' : undefined} />;
};

/**
 * A bordered row of a list that a CoverLink in it fills. `className` says how its parts are laid
 * out.
 */
export const Row = ({ className, children }: { readonly className: string | undefined; readonly children: ReactNode }) => (
  <li className={`${css.row} ${className}`}>{children}</li>
);
