import css from './chips.module.css';

/** Words side by side. */
export const Chips = ({ words }: { readonly words: readonly string[] }) => (
  <ul className={css.chips}>
    {words.map((word) => (
      <li key={word}>{word}</li>
    ))}
  </ul>
);
