import type { ComponentProps, ReactNode } from 'react';
import css from './button.module.css';

type Look = {
  /** `contained` is for the main next step of a screen. */
  readonly variant?: 'contained' | 'outlined' | 'text' | undefined;
  readonly tone?: 'normal' | 'danger' | 'quiet' | undefined;
  readonly size?: 'medium' | 'small' | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly className?: string | undefined;
};

type Props = Omit<ComponentProps<'button'>, 'className'> &
  Look & {
    /** Busy: disabled, with a spinner. */
    readonly loading?: boolean | undefined;
    readonly startIcon?: ReactNode;
  };

/** The classes of a button, for a link that looks like one. */
export const buttonClass = ({ variant = 'contained', tone = 'normal', size = 'medium', fullWidth = false, className }: Look): string =>
  [css.button, css[variant], css[tone], size === 'small' && css.small, fullWidth && css.full, className].filter(Boolean).join(' ');

/** A button in the app's styles; while `loading` it is disabled and has a spinner. */
export const Button = ({
  variant,
  tone,
  size,
  fullWidth,
  className,
  loading = false,
  disabled,
  startIcon,
  autoFocus,
  children,
  ...rest
}: Props) => (
  <button
    type="button"
    {...rest}
    // biome-ignore lint/a11y/noAutofocus: a dialog focuses it
    autoFocus={autoFocus}
    data-autofocus={autoFocus || undefined}
    className={buttonClass({ variant, tone, size, fullWidth, className })}
    disabled={disabled || loading}
    aria-busy={loading || undefined}
  >
    {startIcon}
    {children}
  </button>
);

/** A button with an icon only; it needs a name. */
export const IconButton = ({ className, autoFocus, ...rest }: ComponentProps<'button'> & { readonly 'aria-label': string }) => (
  <button
    type="button"
    {...rest}
    // biome-ignore lint/a11y/noAutofocus: as above
    autoFocus={autoFocus}
    data-autofocus={autoFocus || undefined}
    className={[css.icon, className].filter(Boolean).join(' ')}
  />
);
