import type { ReactNode } from 'react';
import { Phrases } from './phrases.tsx';
import css from './states.module.css';

type Props = { readonly tone?: 'info' | 'warning' | 'error'; readonly children: ReactNode };

/** A message on the page. Errors are announced when they appear. */
export const Notice = ({ tone = 'info', children }: Props) => (
  <div className={`${css.notice} ${tone === 'info' ? '' : css[tone]}`} role={tone === 'error' ? 'alert' : 'status'}>
    <Phrases>{children}</Phrases>
  </div>
);
