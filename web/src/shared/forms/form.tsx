import type { KeyboardEvent, ReactNode, SubmitEventHandler } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { isComposing } from './composing.ts';
import css from './form.module.css';

type Props = {
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly submitLabel: string;
  readonly sending: boolean;
  /** Part of the form is still loading: the button waits for it. */
  readonly loading?: boolean;
  /** The reason of the last failure; the input stays. */
  readonly error?: string | undefined;
  /** Keeps the button visible at the bottom of a long form. */
  readonly sticky?: boolean;
  /** The server would refuse it now, for a reason that the page shows. */
  readonly withheld?: boolean;
  readonly children: ReactNode;
  readonly below?: ReactNode;
};

/** The frame of every form. The Enter that confirms a conversion never submits. */
export const Form = ({
  onSubmit,
  submitLabel,
  sending,
  loading = false,
  error,
  sticky = false,
  withheld = false,
  children,
  below,
}: Props) => {
  const guardEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
  };
  return (
    <form noValidate className={css.form} onSubmit={onSubmit} onKeyDown={guardEnter}>
      <fieldset className={css.fields} disabled={sending}>
        {children}
      </fieldset>
      {error ? <Notice tone="error">{error}</Notice> : null}
      <div className={sticky ? `${css.actions} ${css.sticky}` : css.actions}>
        <Button type="submit" loading={sending || loading} disabled={withheld} fullWidth>
          {submitLabel}
        </Button>
        {below}
      </div>
    </form>
  );
};
