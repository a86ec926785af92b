import css from '../table.module.css';

/** What follows from an act, line by line. */
export const Consequences = ({ children }: { readonly children: readonly string[] }) => (
  <ul className={css.consequences}>
    {children.map((consequence) => (
      <li key={consequence}>{consequence}</li>
    ))}
  </ul>
);
