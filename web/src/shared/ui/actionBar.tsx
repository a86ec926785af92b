import type { ReactNode } from 'react';
import css from './actionBar.module.css';

/** A page's main buttons: fixed at the bottom on phones, in the right column from lg. */
export const ActionBar = ({ children }: { readonly children: ReactNode }) => <div className={css.bar}>{children}</div>;
