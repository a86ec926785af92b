import css from './spans.module.css';

type Props = {
  readonly id: string;
  readonly label: string;
  readonly type: 'date' | 'yen' | 'text';
  readonly value: string;
  readonly fault: string | undefined;
  readonly onType: (value: string) => void;
};

/** A filter field, or one end of a range. All filters are optional, so no label says so. */
export const SpanField = ({ id, label, type, value, fault, onType }: Props) => (
  <div className={css.field}>
    <label htmlFor={id}>{label}</label>
    <input
      id={id}
      type={type === 'date' ? 'date' : 'text'}
      inputMode={type === 'yen' ? 'numeric' : undefined}
      value={value}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault ? `${id}-fault` : undefined}
      onChange={({ target }) => onType(target.value)}
    />
    {fault ? (
      <p id={`${id}-fault`} role="alert">
        {fault}
      </p>
    ) : null}
  </div>
);
