import css from './bar.module.css';

export const Bar = ({ parts }: { readonly parts: readonly (readonly [tone: string, size: number])[] }) => (
  <span className={css.bar} aria-hidden="true">
    {parts.map(([tone, size]) => (size > 0 ? <span key={tone} data-tone={tone} style={{ flexGrow: size }} /> : null))}
  </span>
);
