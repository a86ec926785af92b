import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useUid } from '#web/shared/data/auth/session.ts';
import { clearingsIn } from '#web/shared/search/addressSearch.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { keptViews, queryOf, type View, withView } from './keptViews.ts';
import css from './savedViews.module.css';

const SaveViewDialog = lazy(() => import('./saveViewDialog.tsx'));

type Props = {
  readonly list: string;
  readonly listPath: string;
  /** The query with which the list opens, which needs no saving. */
  readonly plain?: string;
};

/** A tab alone is already a link, so it needs no saving. */
const isBareTab = (search: string): boolean => [...new URLSearchParams(search).keys()].every((field) => field === 'tab');

/**
 * The saved filters of a list on this device: `chips` open and delete them, above the list. `save`
 * belongs next to the rows, which change with a filter anyway: it takes no place while there is
 * nothing to save, and moves nothing that is above the rows.
 */
export const useSavedViews = ({ list, listPath, plain = '' }: Props) => {
  const kept = keptViews(list, useUid());
  const { search, state } = useLocation();
  const [views, setViews] = useState(kept.read);
  const [saving, setSaving] = useState(false);
  const query = queryOf(search);
  const keep = (next: readonly View[]) => {
    kept.write(next);
    setViews(next);
  };
  const isNew = query !== '' && query !== plain && !isBareTab(search) && views.every((view) => view.query !== query);
  const chips =
    views.length > 0 ? (
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
    ) : null;
  const save = isNew ? (
    <div className={css.save}>
      <Button variant="text" size="small" onClick={() => setSaving(true)}>
        この絞り込みを保存する
      </Button>
      <Suspense>
        {saving ? (
          <SaveViewDialog
            taken={views.map(({ name }) => name)}
            onSave={(name) => {
              keep(withView(views, { name, query }));
              setSaving(false);
            }}
            onClose={() => setSaving(false)}
          />
        ) : null}
      </Suspense>
    </div>
  ) : null;
  return { chips, save };
};
