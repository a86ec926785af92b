import css from './netYen.module.css';

/** An amount, or a range, without consumption tax. It says so beside the figure. */
export const NetYen = ({ children }: { readonly children: string }) => (
  <>
    {children}
    <small className={css.basis}>税抜</small>
  </>
);
