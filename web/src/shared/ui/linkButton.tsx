import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Button, buttonClass } from './button.tsx';

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'fullWidth'> & {
  readonly to: string;
  readonly replace?: boolean;
  /** The accessible name, if several links look alike. */
  readonly label?: string;
  readonly children: ReactNode;
};

/** A link that looks like a button; for navigation, never for actions. */
export const LinkButton = ({ to, replace = false, label, children, ...look }: Props) => (
  <Link to={to} replace={replace} className={buttonClass(look)} aria-label={label}>
    {children}
  </Link>
);
