import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { since } from '#domain/kernel/format/times.ts';
import type { DeskList } from '#domain/office/desk/kinds.ts';
import { MISSING_JOB } from '#projections/kernel/fields.schema.ts';
import { DealStatusChip } from '#web/entities/deal/dealStatusChip.tsx';
import { type Deal, type DealKind, type Deals, dueOf, kinds } from '#web/entities/deal/kinds.ts';
import { useNow } from '#web/shared/format/now.ts';
import { useAddressParams } from '#web/shared/search/addressParams.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { preloadedPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { rowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { whenOnline } from '#web/shared/ui/toast.ts';
import { NOTE_ACT, useAskedAct } from '../acts/askedAct.ts';
import { QUEUE_MAX, useListOfDeal, useOfficeDeal, useOfficeDeals } from '../dealParts/deals.ts';
import { type DealsOf, dealListNames, dealsOfIn } from '../dealParts/dealsOf.ts';
import { officeDue, officeViewOf, reviewQueues } from '../dealParts/reviewQueues.ts';
import { DeskFilter } from '../desk/deskFilter.tsx';
import { DeskMarks } from '../desk/deskMarks.tsx';
import { DESK_PARAM, useQueue } from '../desk/deskView.ts';
import { useHeldActs } from '../held/heldActs.ts';
import { Face } from '../list/face.tsx';
import { useOfficeKeys } from '../list/officeKeys.ts';
import { OfficeList } from '../list/officeList.tsx';
import { PickBar } from '../list/pickBar.tsx';
import { focusRow, type RowsProps } from '../list/rows.tsx';
import { shownCount } from '../list/texts.ts';
import { TimeLeft } from '../list/timeLeft.tsx';
import { usePicked } from '../list/usePicked.ts';
import { useMaySend } from '../roles/roles.tsx';
import { useApprovalLimit } from './approvalLimit.ts';
import type { Approval } from './components/approveDialog.tsx';
import type { Act } from './components/dealDetail.tsx';
import type { AllAct, OpenDecision } from './components/queueDialogs.tsx';
import { BOTH_KINDS, KINDS_PARAM, useMixedQueue } from './mixedQueue.ts';
import { ReadsOnly, useOpenActs } from './openActs.tsx';
import { filtersSet, inOrder, passes, queueFilterIn, queueSortingIn } from './queueOrder.ts';
import { lockOf, rowMarks } from './rowMarks.ts';

// Loads in parallel with the list, which does not wait for it.
const DealDetail = preloadedPart(async () => (await import('./components/dealDetail.tsx')).DealDetail);

const DealTable = preloadedPart(async () => (await import('./components/dealTable.tsx')).DealTable, rowSkeletons(6));
const QueueDialogs = lazy(() => import('./components/queueDialogs.tsx'));
const OfPerson = lazy(() => import('./components/ofPerson.tsx'));
const QueueEmpty = lazy(() => import('./components/queueEmpty.tsx'));
const QueueFilters = lazy(() => import('./components/queueFilters.tsx'));

type Props = { readonly kind: DealKind };

const approvals = ['adminApprove', 'adminApproveChange'] as const satisfies Approval[];
const denials = ['adminDisapprove', 'adminDisapproveChange'] as const satisfies Act[];

export default function DealQueueScreen({ kind }: Props) {
  const of = dealsOfIn(useSearchParams()[0]);
  // The key resets the list for another person, since the list keeps rows that left its live part.
  return <Queue key={of?.uid ?? ''} kind={kind} of={of} />;
}

/** The list with the chosen deal next to it. Waiting deals can be picked and approved together. */
const Queue = <K extends DealKind>({ kind, of }: { readonly kind: K; readonly of: DealsOf | null }) => {
  const { noun, idField } = kinds[kind];
  const { listPath, between } = reviewQueues[kind];
  const { [idField]: chosenId } = useParams();
  const tab = useTab(dealListNames);
  const shown = of ? 'recent' : tab;
  const [params, change] = useAddressParams();
  const { search, state } = useLocation();
  const landing = useListOfDeal(kind, chosenId !== undefined && of === null && !params.has('tab') ? chosenId : null);
  // Opened by a link, the page waits for the list. A row of the list that is shown changes no list.
  const [first] = useState(chosenId);
  const isLanding = landing !== null && chosenId === first && !state?.fromList;
  const waits = shown === 'waiting';
  const desked = shown === 'recent' ? null : shown;
  const isMixed = desked !== null && params.get(KINDS_PARAM) === BOTH_KINDS;
  const own = useQueue<Deals[K]>(kind, desked, useOfficeDeals(kind, isLanding ? null : shown, of));
  const { queue, kindOf, countedIn } = useMixedQueue(kind, own, desked, isMixed);
  const { found } = queue;
  const { query } = found;
  const list = typeof landing === 'string' && !found.rows.some(({ id }) => id === chosenId) ? landing : null;
  // The address keeps the list, so an act does not change it.
  useEffect(() => {
    if (list !== null && (isLanding || !query.isPending)) change((next) => next.set('tab', list), { state });
  }, [list, query.isPending, isLanding, state, change]);
  const [decision, setDecision] = useState<OpenDecision<Deals[K]> | null>(null);
  const now = useNow();
  const navigate = useNavigate();
  const openActs = useOpenActs(kind);
  const approves = useMaySend()(kind, 'adminApprove');
  const isQueue = shown !== 'recent';
  const dueIn = (row: Deals[K]): number => officeDue(kindOf(row), isQueue ? shown : 'waiting', row);
  const filter = queueFilterIn(params);
  const sorting = queueSortingIn(params);
  const rows = isQueue
    ? inOrder(
        found.rows.filter((row) => passes(row, filter)),
        sorting,
        dueIn,
      )
    : found.rows;
  const heldActs = useHeldActs('deals');
  const { beyond } = useApprovalLimit();
  const knownOf = (row: Deals[K]) => ({
    now,
    beyond,
    held: heldActs.find((act) => act.aggregate === kindOf(row) && act.entityId === row.id),
  });
  const picks = waits && approves;
  const lockedBy = (row: Deals[K]): string | null => lockOf(kindOf(row), row, knownOf(row));
  const picked = usePicked(picks ? rows.filter((row) => lockedBy(row) === null) : rows, kind);
  const pageOf = (row: Deals[K]): string => reviewQueues[kindOf(row)].pathOf(row.id);
  // A deal opened by a link is shown, and can be decided, before its list is there.
  const opened = useOfficeDeal(kind, chosenId ?? '').row ?? undefined;
  const at = rows.findIndex(({ id }) => id === chosenId);
  const chosen = rows[at] ?? opened;
  /** The deal beside the chosen one, when that was last in the queue: an act removes it. */
  const [beside, setBeside] = useState<{ readonly of: string; readonly next: string | undefined } | null>(null);
  const after = rows[at + 1] ?? rows[at - 1];
  const next = after && pageOf(after);
  if (isQueue && chosenId !== undefined && at >= 0 && (beside?.of !== chosenId || beside.next !== next)) setBeside({ of: chosenId, next });
  const tryActs = (acts: readonly string[]): boolean => {
    const act = chosen && !knownOf(chosen).held && acts.find((each) => openActs(chosen, now).some((open) => open === each));
    if (act) decideOn(act as Act, chosen);
    return Boolean(act);
  };
  const press = (all: AllAct, acts: readonly Act[]) => (picks && picked.rows.length > 0 ? decideOnAll(all) : tryActs(acts));
  useOfficeKeys({
    a: () => press('approveAll', approvals),
    d: () => press('denyAll', denials),
    x: () => {
      if (picks && chosen && lockedBy(chosen) === null) picked.toggle(chosen.id, false);
    },
  });
  /** The visible list is live; the others are counted now and then. */
  const countOf = (list: DeskList) => {
    const count = list === shown && !query.isPending ? queue.countOf('all') : countedIn(list);
    return Number.isNaN(count) ? {} : { count: shownCount(count) };
  };
  const close = () => setDecision(null);
  useAskedAct({
    address: [params, change],
    state,
    isOwn: (name) => name !== NOTE_ACT,
    open: chosen ? (name) => tryActs([name]) : null,
  });
  const decideOn = (act: Act, deal: Deals[K]) => whenOnline(() => setDecision({ act, deal }));
  const decideOnAll = (act: AllAct) => whenOnline(() => setDecision({ act }));
  /** Opens the next deal of the queue; after the last one the previous one; a single one stays. */
  const goOn = () => {
    close();
    if (isQueue && decision?.deal?.id === chosenId && beside?.of === chosenId && beside?.next !== undefined)
      navigate(beside.next + search, { state: focusRow(state), replace: true });
  };
  return (
    <>
      <OfficeList
        noun={noun}
        path={listPath}
        views={{ list: kind, plain: 'tab=waiting' }}
        found={{ ...found, rows }}
        above={
          <>
            <LinkTabs
              label="一覧の切り替え"
              current={shown}
              keep={{
                ...(queue.view === null || queue.view === 'all' ? {} : { [DESK_PARAM]: queue.view }),
                ...(isMixed ? { [KINDS_PARAM]: BOTH_KINDS } : {}),
              }}
              tabs={[
                { key: 'waiting', label: '承認待ち', ...countOf('waiting') },
                { key: 'changes', label: '変更', ...countOf('changes') },
                { key: 'cancellations', label: '取り消し', ...countOf('cancellations') },
                { key: 'proxies', label: '異議あり', ...countOf('proxies') },
                { key: 'recent', label: '最近の更新' },
              ]}
            />
            {queue.view === null ? null : <DeskFilter current={queue.view} countOf={queue.countOf} />}
            {chosenId === undefined ? <ReadsOnly kind={kind} /> : null}
            <Suspense>{of ? <OfPerson of={of} deal={rows[0]} isPending={query.isPending} allPath={listPath} /> : null}</Suspense>
            {isQueue && (isMixed || found.rows.length > 0) ? (
              <Suspense>
                <QueueFilters
                  rows={found.rows}
                  shown={rows.length}
                  isCut={found.rows.length >= QUEUE_MAX}
                  kind={kind}
                  isMixed={isMixed}
                  filter={filter}
                  change={change}
                />
              </Suspense>
            ) : null}
          </>
        }
        head={
          picks ? (
            <PickBar picked={picked} shown={picked.count}>
              <Button size="small" onClick={() => decideOnAll('approveAll')}>
                選択した{picked.rows.length}件を承認する
              </Button>
              <Button size="small" variant="outlined" onClick={() => decideOnAll('denyAll')}>
                選択した{picked.rows.length}件を否認する
              </Button>
            </PickBar>
          ) : null
        }
        none={
          <Suspense>
            <QueueEmpty
              kind={kind}
              list={shown}
              isFiltered={of !== null || (queue.view ?? 'all') !== 'all' || (isQueue && filtersSet(filter) > 0 && found.rows.length > 0)}
            />
          </Suspense>
        }
        rowOf={(row) => ({
          to: pageOf(row),
          name: row.job.title || MISSING_JOB,
          face: <Face name={row.talent.name} portrait={row.talent.thumbnail} />,
          about: (
            <>
              {between(row).join(' → ') + (row.fee === null ? '' : `・${formatYen(row.fee)}（税抜）`)}
              <DeskMarks desk={queue.deskOf(row)} />
            </>
          ),
          aside: shown === 'recent' ? since(row.updatedAt, now) : <TimeLeft due={dueIn(row)} now={now} />,
          // A queue marks its rows in a column.
          chip: isQueue ? null : <DealStatusChip view={officeViewOf(kind, row)} answerDue={dueOf(row)} now={now} />,
        })}
        picking={
          picks
            ? {
                picked,
                nameOf: ({ job, talent }) => `${job.title || MISSING_JOB}（${talent.name}）`,
                lockOf: lockedBy,
              }
            : undefined
        }
        tableOf={
          isQueue
            ? (table) => (
                // The rows are deals of one kind; the table shows what both kinds have.
                <DealTable
                  table={table as unknown as RowsProps<Deal>}
                  known={{
                    nounOf: isMixed ? (row) => kinds[kindOf(row as Deals[K])].noun : null,
                    due: dueIn as (deal: Deal) => number,
                    marksOf: (row) => rowMarks(kindOf(row as Deals[K]), row, knownOf(row as Deals[K])),
                    deskOf: (row) => queue.deskOf(row as Deals[K]),
                    now,
                  }}
                  sorting={sorting}
                />
              )
            : undefined
        }
        chosen={chosenId}
        detail={(id) => <DealDetail kind={kind} id={id} onDecide={decideOn} />}
        keys={`jk?${approves ? 'adesnz' : ''}${picks ? 'x' : ''}`}
      />
      <Suspense>
        {decision ? (
          <QueueDialogs kind={kind} decision={decision} picked={picked.rows} kindOf={kindOf} onDone={goOn} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
};
