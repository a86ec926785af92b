import css from './files.module.css';

/** An icon of a sheet of paper for PDFs. */
export const DocumentMark = () => (
  <svg className={css.mark} viewBox="0 0 32 40" width="32" height="40" aria-hidden="true">
    <path d="M3 1.500h18l9.500 9.500v26.500a1 1 0 0 1-1 1h-26.500a1 1 0 0 1-1-1v-35a1 1 0 0 1 1-1zM21 1.500v9.500h9.500" />
    <text x="16" y="29">
      PDF
    </text>
  </svg>
);
