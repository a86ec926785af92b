import css from './chips.module.css';

type Props = { readonly className: string; readonly label: string; readonly count: number };

/** A count next to a link; nothing for zero. `className` places it. */
export const CountBadge = ({ className, label, count }: Props) =>
  count === 0 ? null : (
    <span className={`${css.badge} ${className}`}>
      <span className="visually-hidden">{label} </span>
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> 件</span>
    </span>
  );

export const Chips = ({ words }: { readonly words: readonly string[] }) => (
  <ul className={css.chips}>
    {words.map((word) => (
      <li key={word}>{word}</li>
    ))}
  </ul>
);
