import Button, { type ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router-dom';

type Props = Pick<ButtonProps, 'variant' | 'children' | 'fullWidth' | 'startIcon'> & {
  readonly to: string;
  readonly replace?: boolean;
  /** Says what it leads to, where several look alike. */
  readonly label?: string;
};

/** A link that looks like a button: for going somewhere, never for doing something. */
export const LinkButton = ({ to, replace = false, label, ...props }: Props) => (
  <Button component={Link} to={to} replace={replace} {...(label ? { 'aria-label': label } : {})} {...props} />
);
