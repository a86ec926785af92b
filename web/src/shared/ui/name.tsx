import css from './name.module.css';

/** The name of a person or a company in a heading, whole where it fits a line. */
export const Name = ({ children }: { readonly children: string }) => <span className={css.name}>{children}</span>;
