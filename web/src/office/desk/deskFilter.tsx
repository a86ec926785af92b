import { useSearchParams } from 'react-router-dom';
import { LinkTabs } from '#web/shared/ui/linkTabs.tsx';
import { shownCount } from '../list/texts.ts';
import { DESK_PARAM, type DeskView, deskViewLabels, deskViews } from './deskView.ts';

/** The views with a count; the count of all is on the list's tab. */
const counted: readonly DeskView[] = ['mine', 'asked', 'later'];

type Props = { readonly current: DeskView; readonly countOf: (view: DeskView) => number };

/** Requests for approval are a choice only while there are some. */
export const DeskFilter = ({ current, countOf }: Props) => {
  const [params] = useSearchParams();
  const addressOf = (view: DeskView): string => {
    const next = new URLSearchParams(params);
    if (view === 'all') next.delete(DESK_PARAM);
    else next.set(DESK_PARAM, view);
    return `?${next}`;
  };
  return (
    <LinkTabs
      label="担当による絞り込み"
      current={current}
      tabs={deskViews
        .filter((key) => key !== 'asked' || key === current || countOf(key) > 0)
        .map((key) => ({
          key,
          label: deskViewLabels[key],
          to: addressOf(key),
          ...(counted.includes(key) && { count: shownCount(countOf(key)) }),
        }))}
    />
  );
};
