import css from './chips.module.css';

/** Words in a row, each as a chip. */
export const Chips = ({ words }: { readonly words: readonly string[] }) => (
  <ul className={css.chips}>
    {words.map((word) => (
      <li key={word}>{word}</li>
    ))}
  </ul>
);
