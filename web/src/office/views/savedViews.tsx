import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUid } from '#web/shared/data/auth/session.ts';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { keptViews, queryOf, type View } from './keptViews.ts';

// Most lists have no saved filter, so these parts load when they show, the chips into reserved
// space.
const ViewChips = lazyPart(
  async () => (await import('./views.tsx')).ViewChips,
  () => <div style={{ height: 44 }} />,
);
const SaveView = lazyPart(async () => (await import('./views.tsx')).SaveView);

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
  const { search } = useLocation();
  const [views, setViews] = useState(kept.read);
  const query = queryOf(search);
  const keep = (next: readonly View[]) => {
    kept.write(next);
    setViews(next);
  };
  const isNew = query !== '' && query !== plain && !isBareTab(search) && views.every((view) => view.query !== query);
  const saved = { views, query, keep };
  return {
    chips: views.length > 0 ? <ViewChips {...saved} listPath={listPath} /> : null,
    save: isNew ? <SaveView {...saved} /> : null,
  };
};
