import type { ReactNode } from 'react';
import css from './field.module.css';

export type FieldText = {
  readonly label: string;
  readonly required?: boolean;
  readonly help?: string | undefined;
};

type Props = FieldText & {
  readonly id: string;
  readonly error: string | undefined;
  /** At the right end below the field: a counter. */
  readonly aside?: ReactNode;
  /** A group of controls is named by its legend instead of a label. */
  readonly group?: boolean;
  readonly children: ReactNode;
};

/** The ids that a control points to (`aria-describedby`): only those that exist. */
export const describedBy = (id: string, { help, error }: { help?: string | undefined; error?: string | undefined }): string | undefined =>
  [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;

/** Label above with its 必須 or 任意 mark, help below, error below that. */
export const FieldFrame = ({ id, label, required = false, help, error, aside, group = false, children }: Props) => {
  const name = (
    <>
      {label}
      <span className={`${css.mark} ${required ? css.required : css.optional}`}>{required ? '必須' : '任意'}</span>
    </>
  );
  const below = (
    <>
      {help || aside ? (
        <div className={css.help}>
          <span id={help ? `${id}-help` : undefined}>{help}</span>
          {aside}
        </div>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      ) : null}
    </>
  );
  if (group) {
    return (
      <fieldset className={css.field} aria-describedby={describedBy(id, { help, error })}>
        <legend className={css.label} style={{ padding: 0, marginBottom: 6 }}>
          {name}
        </legend>
        {children}
        {below}
      </fieldset>
    );
  }
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {name}
      </label>
      {children}
      {below}
    </div>
  );
};
