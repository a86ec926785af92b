import { Button } from '#web/shared/ui/button.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { COMPARED, type Compared } from '../compared.ts';
import css from './compareBar.module.css';

type CompareBarProps = { readonly compared: Compared; readonly onCompare: () => void };

export const CompareBar = ({ compared: { chosen, clear }, onCompare }: CompareBarProps) => (
  <section className={chosen.length > 0 ? css.bar : css.idle} aria-label="比べるキャスト">
    {chosen.length > 0 ? (
      <span className={css.faces} aria-hidden>
        {chosen.map(({ id, thumbnail }) => (
          <Photo key={id} path={thumbnail} alt="" size={36} />
        ))}
      </span>
    ) : null}
    <p role="status" className={`${chosen.length >= COMPARED.least ? css.counted : ''} figures`}>
      {chosen.length > 0 ? `${chosen.length}人を選びました` : ''}
      {chosen.length > 0 && chosen.length < COMPARED.least ? <small>（{COMPARED.least}人から比べられます）</small> : null}
    </p>
    {chosen.length > 0 ? (
      <>
        <button type="button" className={css.clear} onClick={clear}>
          選択を外す
        </button>
        <Button disabled={chosen.length < COMPARED.least} onClick={onCompare}>
          {chosen.length < COMPARED.least ? 'くらべる' : `${chosen.length}人をくらべる`}
        </Button>
      </>
    ) : null}
  </section>
);
