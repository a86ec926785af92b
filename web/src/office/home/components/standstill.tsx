import { Link } from 'react-router-dom';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { duration } from '#domain/kernel/format/times.ts';
import { href } from '#web/routing/href.ts';
import type { Count } from '#web/shared/data/reads/readOnce.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { shownCount } from '../../list/shownCount.ts';
import { useBacklog } from '../../operations/queries/status.ts';

/** The age (ms) of an unprocessed event from which the office is warned. */
const LATE = 10 * MINUTE;

/** Warns on the home page about parked streams or a backlog; shows nothing otherwise. */
export const Standstill = ({ stopped }: { readonly stopped: Count }) => {
  const { data } = useBacklog();
  const oldest = Math.min(...(data?.owed.oldest ?? []).map(({ since }) => since));
  const delay = data && data.now - oldest > LATE ? duration(data.now - oldest) : null;
  if (!stopped && delay === null) return null;
  return (
    <Notice tone="warning">
      {stopped ? `止まっている処理・送れなかったメールが${shownCount(stopped)}件あります。` : ''}
      {delay === null ? '' : `画面や集計への反映が遅れています（最も古いもの ${delay}前）。`}
      <Link to={href('officeOperations')}>システムの状態を見る</Link>
    </Notice>
  );
};
