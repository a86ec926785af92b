import css from '#web/shared/ui/bars.module.css';
import { useNewRelease } from '../updates/updateWatch.ts';

/** Offers the new release; the user chooses when to load it. */
export default function UpdateBar() {
  return useNewRelease() ? (
    <div className={css.bar} role="status">
      <span>新しいバージョンがあります。</span>
      <button type="button" onClick={() => location.reload()}>
        更新する
      </button>
    </div>
  ) : null;
}
