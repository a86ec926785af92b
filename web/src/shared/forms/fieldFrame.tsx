import type { ReactNode } from 'react';
import { messages } from '#domain/kernel/messages.ts';
import { Phrases } from '../ui/phrases.tsx';
import css from './field.module.css';

export type FieldText = {
  readonly label: string;
  readonly required?: boolean;
  readonly help?: string | undefined;
  /** False in a group that says once whether its fields are required. */
  readonly marked?: boolean;
};

type Props = FieldText & {
  readonly id: string;
  readonly error: string | undefined;
  /** At the right end below the field: a counter. */
  readonly aside?: ReactNode;
  /** A group of controls has a legend instead of a label. */
  readonly group?: boolean;
  /** The value is chosen, not typed. */
  readonly chosen?: boolean;
  readonly children: ReactNode;
};

type Below = { readonly help?: string | undefined; readonly error?: string | undefined };

/** The id for `aria-describedby`: of the error, else of the help. */
export const describedBy = (id: string, { help, error }: Below): string | undefined =>
  error ? `${id}-error` : help ? `${id}-help` : undefined;

/** What to do about a generic text, whose words the specification fixes (docs/adr/0079). */
const remedyOf = ({ error, label, help, chosen }: Pick<Props, 'error' | 'label' | 'help' | 'chosen'>): string | undefined => {
  if (error === messages.required) return `「${label}」を${chosen ? '選択' : '入力'}してください`;
  return error === messages.format ? (help ?? `「${label}」をご確認ください`) : undefined;
};

/** A label with its 必須 or 任意 mark above the field; below it the help or the error. */
export const FieldFrame = ({
  id,
  label,
  required = false,
  help,
  marked = true,
  error,
  aside,
  group = false,
  chosen = false,
  children,
}: Props) => {
  const remedy = remedyOf({ error, label, help, chosen });
  const name = (
    <>
      {label}
      {marked ? <span className={`${css.mark} ${required ? css.required : css.optional}`}>{required ? '必須' : '任意'}</span> : null}
    </>
  );
  const below = (
    <>
      {error || help || aside ? (
        <div className={css.help}>
          {error ? (
            <p id={`${id}-error`} className={css.error}>
              <Phrases>{error}</Phrases>
              {remedy ? (
                <>
                  {' '}
                  <span className={css.remedy}>
                    <Phrases>{remedy}</Phrases>
                  </span>
                </>
              ) : null}
            </p>
          ) : (
            <span id={help ? `${id}-help` : undefined}>
              <Phrases>{help}</Phrases>
            </span>
          )}
          {aside}
        </div>
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
