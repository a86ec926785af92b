import { lazy } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { clearingsIn } from '#web/shared/search/addressSearch.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { DialogButton } from '../buttons/dialogButton.tsx';
import { type View, withView } from './keptViews.ts';
import css from './views.module.css';

const SaveViewDialog = lazy(() => import('./saveViewDialog.tsx'));

type Props = {
  readonly views: readonly View[];
  readonly query: string;
  readonly keep: (views: readonly View[]) => void;
};

export const ViewChips = ({ views, query, keep, listPath }: Props & { readonly listPath: string }) => {
  const { state } = useLocation();
  return (
    <div className={css.views}>
      <ul aria-label="保存した絞り込み">
        {views.map((view) => (
          <li key={view.name} data-current={view.query === query || undefined}>
            <Link
              to={`${listPath}?${view.query}`}
              state={{ clearings: clearingsIn(state) + 1 }}
              aria-current={view.query === query ? 'true' : undefined}
            >
              {view.name}
            </Link>
            <button
              type="button"
              aria-label={`保存した絞り込み「${view.name}」を削除する`}
              onClick={() => keep(views.filter((each) => each !== view))}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

export const SaveView = ({ views, query, keep }: Props) => (
  <div className={css.save}>
    <DialogButton
      variant="text"
      size="small"
      dialog={(close) => (
        <SaveViewDialog taken={views.map(({ name }) => name)} onSave={(name) => keep(withView(views, { name, query }))} onClose={close} />
      )}
    >
      この絞り込みを保存する
    </DialogButton>
  </div>
);
