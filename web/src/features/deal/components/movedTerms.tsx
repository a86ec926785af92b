import type { DiffRow } from '#domain/work/deal/changeWords.ts';
import { Button } from '#web/shared/ui/button.tsx';
import css from './movedTerms.module.css';

type Props = {
  readonly rows: readonly DiffRow[];
  readonly onReset: (name: string) => void;
};

export const MovedTerms = ({ rows, onReset }: Props) => (
  <section aria-label="変えた条件" aria-live="polite">
    {rows.length === 0 ? (
      <p>変えたいところだけ動かしてください。クライアントには、違いだけが見えます。</p>
    ) : (
      <ul className={`${css.moved} figures`}>
        {rows.map(({ name, label, from, to, by }) => (
          <li key={name}>
            <strong>{label}</strong>
            <Button variant="text" size="small" aria-label={`${label}を元に戻す`} onClick={() => onReset(name)}>
              元に戻す
            </Button>
            <span className={css.values}>
              <s>{from}</s> → {to}
              {by ? <span className={css.by}>（{by}）</span> : null}
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
