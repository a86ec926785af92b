import Button, { type ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router-dom';

type Props = Pick<ButtonProps, 'variant' | 'children' | 'fullWidth' | 'startIcon'> & { readonly to: string; readonly replace?: boolean };

/** A link that looks like a button: for going somewhere, never for doing something. */
export const LinkButton = ({ to, replace = false, ...props }: Props) => <Button component={Link} to={to} replace={replace} {...props} />;
