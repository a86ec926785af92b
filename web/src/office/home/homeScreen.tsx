import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { duration } from '#domain/kernel/format/times.ts';
import { waitingWork } from '#domain/office/desk/waitingLists.ts';
import { href } from '#web/routing/href.ts';
import { type Count, invalidateCounts } from '#web/shared/data/reads/readOnce.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { preloadedPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { rowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useWaitingLists, waitingIn } from '../desk/waiting.ts';
import { shownCount } from '../list/texts.ts';
import { useBacklog } from '../operations/queries/status.ts';
import { useMayRead } from '../roles/roles.tsx';

/** The age (ms) of an unprocessed event from which the office is warned. */
const LATE = 10 * MINUTE;

/** Warns on the home page about parked streams or a backlog; shows nothing otherwise. */
const Standstill = ({ stopped }: { readonly stopped: Count }) => {
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

const DayBoard = preloadedPart(async () => (await import('./components/dayBoard.tsx')).DayBoard, rowSkeletons());

const CountersignsCard = lazy(() => import('../countersigns/countersignsCard.tsx'));

/** Requests for a second approval: those to confirm, and the member's own. */
const Countersigns = () => (
  <Suspense>
    <CountersignsCard />
  </Suspense>
);

/** For members without waiting work: administrators, and members without a role. */
const NoWork = () => {
  const mayRead = useMayRead();
  if (!mayRead('people'))
    return <EmptyState title="役割がまだありません">「管理者」の役割の方が役割を設定すると、仕事がここに表示されます。</EmptyState>;
  return (
    <EmptyState
      title="待っている仕事はありません"
      action={<LinkButton to={`${href('officeAccounts')}?kind=office`}>事務局の担当者を見る</LinkButton>}
    />
  );
};

const hasWork = (mayRead: ReturnType<typeof useMayRead>): boolean => Object.values(waitingWork).some(({ part }) => mayRead(part));

export default function HomeScreen() {
  const lists = useWaitingLists();
  const waiting = waitingIn(lists);
  const mayRead = useMayRead();
  if (!hasWork(mayRead))
    return (
      <Stack>
        <NoWork />
        <Countersigns />
      </Stack>
    );
  return (
    <Stack>
      {mayRead('operations') ? <Standstill stopped={waiting.stopped} /> : null}
      {Object.values(waiting).includes(null) ? <FailedState onRetry={invalidateCounts} /> : null}
      <DayBoard lists={lists} />
      <Countersigns />
    </Stack>
  );
}
