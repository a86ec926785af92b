import css from '../list/table.module.css';

/** The consequences of an act, one per line. */
export const Consequences = ({ children }: { readonly children: readonly string[] }) => (
  <ul className={css.consequences}>
    {children.map((consequence) => (
      <li key={consequence}>{consequence}</li>
    ))}
  </ul>
);
