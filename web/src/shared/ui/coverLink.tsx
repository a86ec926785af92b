import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './coverLink.module.css';

/** A link whose target is the whole row or card around it (the nearest positioned element); buttons beside it need a z-index above. */
export const CoverLink = (props: Omit<ComponentProps<typeof Link>, 'className'>) => <Link {...props} className={css.link} />;

/** A bordered row of a list that a CoverLink in it fills. `className` says how its parts are laid out. */
export const Row = ({ className, children }: { readonly className: string | undefined; readonly children: ReactNode }) => (
  <li className={`${css.row} ${className}`}>{children}</li>
);
