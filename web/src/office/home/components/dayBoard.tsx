import { Link } from 'react-router-dom';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { longDate } from '#domain/kernel/format/times.ts';
import type { DeskKind } from '#domain/office/desk/kinds.ts';
import { type WaitingList, type WaitingWork, waitingWork } from '#domain/office/desk/waitingLists.ts';
import type { DealKind } from '#web/entities/deal/kinds.ts';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import type { Count } from '#web/shared/data/reads/readOnce.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import type { DealListName } from '../../dealParts/dealsOf.ts';
import { reviewQueues } from '../../dealParts/reviewQueues.ts';
import { DeskFilter } from '../../desk/deskFilter.tsx';
import { DESK_PARAM, type DeskView, isInView, useDeskView } from '../../desk/deskView.ts';
import { type useWaitingLists, waitingIn } from '../../desk/waiting.ts';
import { Bar } from '../../list/bar.tsx';
import { shownCount } from '../../list/texts.ts';
import { TimeLeft } from '../../list/timeLeft.tsx';
import { useMayRead } from '../../roles/roles.tsx';
import { agesOf, dayOf, groupsOf, newIn } from '../dayGroups.ts';
import css from '../homeScreen.module.css';
import { useWaitingRows, type WaitingRow } from '../queries/waitingRows.ts';
import { AskedCard } from './askedCard.tsx';
import { ChangesCard } from './changesCard.tsx';
import { DueCard } from './dueCard.tsx';
import { ColleaguesCard, MoneyCard, MonthCard, WorkCard } from './sideCards.tsx';
import { WorkTable } from './workTable.tsx';

type Tile = {
  readonly key: WaitingWork;
  readonly label: string;
  readonly to: string;
  /** The rows of the list that are read anyway: they give its bar, and count it. */
  readonly kind?: DeskKind;
  /** The list of the link, and the other lists of the work with their links. */
  readonly split?: { readonly first: WaitingList; readonly others: readonly (readonly [list: WaitingList, label: string, to: string])[] };
};

/** The lists of deals that wait. A deal may be in several, so they are counted one by one. */
const ofDeals = (kind: DealKind): Tile['split'] => {
  const tab = (name: DealListName) => `${reviewQueues[kind].listPath}?tab=${name}`;
  return {
    first: kind === 'offer' ? 'offers' : 'entries',
    others: [
      [`${kind}Changes`, '変更', tab('changes')],
      [`${kind}Cancellations`, '取り消し', tab('cancellations')],
      [`${kind}Proxies`, '異議', tab('proxies')],
    ],
  };
};

const tiles: readonly Tile[] = [
  { key: 'offers', label: '承認待ちのオファー', to: href('officeOffers'), kind: 'offer', split: ofDeals('offer') },
  { key: 'entries', label: '承認待ちのエントリー', to: href('officeEntries'), kind: 'entry', split: ofDeals('entry') },
  { key: 'contacts', label: '回答待ちのお問い合わせ', to: href('officeContacts'), kind: 'contact' },
  { key: 'reports', label: '確認待ちの通報', to: href('officeReports'), kind: 'report' },
  { key: 'clients', label: '認証待ちのクライアント', to: `${href('officeAccounts')}?kind=waiting` },
  { key: 'talents', label: '公開待ちのキャスト', to: `${href('officeTalents')}?shown=waiting` },
  { key: 'settlements', label: '決定待ちの精算', to: href('officeSettlements') },
  { key: 'bills', label: '未請求', to: href('officeBills') },
];

type OtherProps = {
  readonly others: NonNullable<Tile['split']>['others'];
  readonly lists: ReturnType<typeof useWaitingLists>;
};

/** Further lists of a kind of work in which something waits, with their counts. */
const OtherLists = ({ others, lists }: OtherProps) => {
  const waits = others.filter(([list]) => lists[list]);
  return waits.length === 0 ? null : (
    <p className={css.others}>
      {waits.map(([list, label, to]) => (
        <Link key={list} to={to}>
          {label} {shownCount(lists[list])}件
        </Link>
      ))}
    </p>
  );
};

type TileProps = { readonly tile: Tile; readonly count: Count; readonly rows: readonly WaitingRow[]; readonly now: number };

/** A kind of work: how much waits, as a bar by the time left, and the most urgent item. */
const TileContent = ({ tile: { label, to }, count, rows, now }: TileProps) => {
  const { late, near, later } = agesOf(rows, now);
  const first = rows[0];
  const fresh = newIn(rows, now);
  return (
    <>
      <Link to={to}>{label}</Link>
      <span className={`${css.number} figures ${count ? '' : css.none}`}>
        {shownCount(count)}
        <small>件</small>
      </span>
      {first ? (
        <>
          <Bar
            parts={[
              ['later', later],
              ['near', near],
              ['late', late],
            ]}
          />
          <p>
            {late > 0 ? (
              <strong className={css.late}>目安超過{late}件</strong>
            ) : (
              <>
                最短 <TimeLeft due={first.due} now={now} />
              </>
            )}
          </p>
        </>
      ) : null}
      {fresh > 0 ? <p>きのう以降の新着{fresh}件</p> : null}
    </>
  );
};

const emptyTexts: Readonly<Record<DeskView, string>> = {
  all: '待っている仕事はありません',
  mine: '自分の担当はありません',
  asked: '依頼された承認はありません',
  none: '担当のない仕事はありません',
  later: '後で確認するものはありません',
};

const SHOWN = 12;

const Sentence = ({ late, today, mine, asked }: ReturnType<typeof dayOf>) => {
  if (late + today + mine + asked === 0) return <p>急ぎの仕事はありません。</p>;
  return (
    <p>
      目安超過<strong className={late > 0 ? css.late : undefined}>{late}件</strong>、今日中<strong>{today}件</strong>、
      {asked > 0 ? (
        <>
          <Link to={`?${DESK_PARAM}=asked`}>依頼された承認{asked}件</Link>、
        </>
      ) : null}
      <Link to={`?${DESK_PARAM}=mine`}>自分の担当{mine}件</Link>です。
    </p>
  );
};

type Props = { readonly lists: ReturnType<typeof useWaitingLists> };

export const DayBoard = ({ lists }: Props) => {
  const uid = useUid();
  const now = useNow();
  const today = jstDate(now);
  const mayRead = useMayRead();
  const view = useDeskView();
  const { rows, isPending, isError } = useWaitingRows();
  const waiting = waitingIn(lists);
  const hasQueues = mayRead('deals') || mayRead('requests');
  const rowsIn = (wanted: DeskView): readonly WaitingRow[] => rows.filter(({ desk }) => isInView(wanted, desk, uid));
  const ofTile = ({ kind }: Tile) => rowsIn('all').filter((row) => row.kind === kind && row.list === 'waiting');
  /** A list that is read shows its own number: the counts of the menu are a minute old. */
  const countOf = (tile: Tile, counted: Count): Count =>
    tile.kind && !isPending && !isError && typeof counted === 'number' && counted < 100 ? ofTile(tile).length : counted;
  const groups = groupsOf(rows, view, uid, now);
  return (
    <>
      <header className={css.day}>
        <h2>{longDate(now)}</h2>
        {hasQueues && !isPending ? <Sentence {...dayOf(rows, uid, now)} /> : null}
      </header>
      <ul className={css.tiles} aria-label="待っている仕事">
        {tiles
          .filter(({ key }) => mayRead(waitingWork[key].part))
          .map((tile) => (
            <li key={tile.key}>
              <TileContent
                tile={tile}
                count={countOf(tile, tile.split ? lists[tile.split.first] : waiting[tile.key])}
                rows={ofTile(tile)}
                now={now}
              />
              {tile.split ? <OtherLists others={tile.split.others} lists={lists} /> : null}
            </li>
          ))}
      </ul>
      <div className={css.board}>
        <div className={css.main}>
          {hasQueues ? (
            <section aria-label="待っているもの">
              <DeskFilter current={view} countOf={(wanted) => rowsIn(wanted).length} />
              {isError ? <Notice tone="error">一部を読み込めませんでした。時間をおいて、もう一度開いてください。</Notice> : null}
              {isPending ? <RowSkeletons count={3} /> : null}
              {!isPending && groups.length === 0 ? <EmptyState title={emptyTexts[view]} /> : null}
              {groups.length > 0 ? <WorkTable groups={groups} most={SHOWN} now={now} /> : null}
            </section>
          ) : null}
        </div>
        <div className={css.side}>
          {mayRead('bills') ? <MoneyCard today={today} /> : null}
          {mayRead('deals') ? <MonthCard today={today} /> : null}
          {mayRead('deals') ? <ChangesCard today={today} /> : null}
          {mayRead('deals') ? <DueCard today={today} now={now} /> : null}
          {mayRead('deals') ? <WorkCard today={today} /> : null}
          {mayRead('deals') ? <AskedCard uid={uid} now={now} /> : null}
          {hasQueues ? <ColleaguesCard rows={rowsIn('all')} uid={uid} now={now} /> : null}
        </div>
      </div>
    </>
  );
};
