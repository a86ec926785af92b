import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { daysAfter } from '#domain/kernel/calendar/days.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { longTime } from '#domain/kernel/format/times.ts';
import { MASK } from '#domain/office/audit/history.ts';
import { isSummed, type JournalEntry, type JournalSum, objectOf } from '#domain/office/audit/journal.ts';
import { href } from '#web/routing/href.ts';
import { saveCsv } from '#web/shared/data/platform/csvFiles.ts';
import { useNow } from '#web/shared/format/now.ts';
import { setOrDelete, useAddressParams } from '#web/shared/search/addressParams.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { showToast } from '#web/shared/ui/toast.ts';
import { SaveButton } from '../../buttons/saveButton.tsx';
import { actText, eventText } from '../../history/eventTexts.ts';
import { historyOf } from '../../history/historyAddress.ts';
import { useNames } from '../../history/names.ts';
import { partsOf, streamText } from '../../history/streamParts.ts';
import { aggregateTexts } from '../../history/streamTexts.ts';
import { DataTable } from '../../list/dataTable.tsx';
import { PrintHead } from '../../list/printHead.tsx';
import { listTime } from '../../list/texts.ts';
import { NamedFace } from '../../members/face.tsx';
import { useSavedViews } from '../../views/savedViews.tsx';
import css from '../audit.module.css';
import { filterOf, journalFields, type Typed, typedIn } from '../journalFilter.ts';
import { journalRows } from '../journalRows.ts';
import { subjectOf } from '../journalSubject.ts';
import { readWholeJournal, useJournal, useJournalSums, useMembers } from '../queries/journal.ts';
import { JournalFilters } from './journalFilters.tsx';

const Palette = lazy(() => import('../../palette/palette.tsx'));

/** Links to the days that are searched most, with everything else that is chosen in the form. */
const DayLinks = ({ typed, addressOf }: { readonly typed: Typed; readonly addressOf: (typed: Typed) => string }) => {
  const today = jstDate(useNow());
  const days = [
    { label: '今日', since: today, until: today },
    { label: '昨日', since: daysAfter(today, -1), until: daysAfter(today, -1) },
    { label: '今月', since: `${today.slice(0, 7)}-01`, until: today },
    { label: '全期間', since: '', until: '' },
  ];
  return (
    <nav aria-label="期間" className={`${css.days} ${css.noPrint}`}>
      {days.map(({ label, since, until }) => (
        <Link
          key={label}
          to={addressOf({ ...typed, since, until })}
          replace
          aria-current={typed.since === since && typed.until === until ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
};

/** The member of an entry, with a link to the same member's acts on that day. */
const MemberCell = ({ entry, to }: { readonly entry: JournalEntry; readonly to: string }) => (
  <>
    <Link to={to} title={`${entry.name}の、この日の操作`}>
      <NamedFace uid={entry.uid} name={entry.name} />
    </Link>
    {entry.confirmedBy === null ? null : `（確認：${entry.confirmedBy}）`}
  </>
);

/** The count next to the list. The sums of many acts take longer than the list. */
const countText = (sums: readonly JournalSum[] | undefined, isError: boolean): string => {
  if (sums) return `${sums.reduce((sum, { count }) => sum + count, 0)}件`;
  return isError ? '件数を集計できませんでした' : '件数を集計しています';
};

/** The acts that are shown before the others are asked for. */
const SHOWN = 6;

/** Count and total amount per act, most frequent first; each links to that act alone. */
const Sums = ({ sums, addressOf }: { readonly sums: readonly JournalSum[]; readonly addressOf: (act: string) => string }) => {
  const [isOpen, setOpen] = useState(false);
  const more = sums.length - SHOWN;
  return (
    <div className={css.digest}>
      <ul className={`${css.sums} figures`} aria-label="操作ごとの件数と金額">
        {(isOpen ? sums : sums.slice(0, SHOWN)).map(({ act, count, total }) => (
          <li key={act}>
            <Link to={addressOf(act)} replace>
              {actText(act)}
            </Link>
            <strong>{count}件</strong>
            {total > 0 && isSummed(act) ? <span>{formatYen(total)}</span> : null}
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <Button variant="text" size="small" className={css.noPrint} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? '主な操作だけを表示' : `ほかの操作${more}種類も表示`}
        </Button>
      ) : null}
    </div>
  );
};

/** Says that the search is about one object, and takes this back. */
const ObjectNotice = ({ object, without }: { readonly object: string; readonly without: string }) => {
  const nameOf = useNames([{ target: object }]);
  const { aggregate, id } = partsOf(object);
  return (
    <Notice>
      {/* Until the name is read, the kind is shown without the id. */}「
      {nameOf(id) === undefined ? aggregateTexts[aggregate] : streamText(object, nameOf)}」についての操作だけを表示しています。
      <Link to={without} replace>
        すべての対象を表示
      </Link>
    </Notice>
  );
};

const dayOf = ({ uid, at }: JournalEntry) => ({ member: uid, since: jstDate(at), until: jstDate(at) });

type SubjectProps = { readonly entry: JournalEntry; readonly addressOf: (object: string) => string };

const SubjectCell = ({ entry, addressOf }: SubjectProps) => {
  const { name, about, to } = subjectOf(entry);
  const object = objectOf(entry.target ?? entry.streamId);
  return (
    <>
      {to ? <Link to={to}>{name}</Link> : name}
      <small className={css.about}>
        {about}
        {to ? (
          <span className={css.noPrint}>
            {about ? '　' : null}
            <Link to={addressOf(object)} replace title={`「${name}」についての操作だけを表示`}>
              この対象で絞り込む
            </Link>
          </span>
        ) : null}
      </small>
    </>
  );
};

/** A reason. A masked one is opened in the history, where the access is recorded. */
const ReasonCell = ({ entry: { reason, streamId } }: { readonly entry: JournalEntry }) => {
  const { aggregate, id } = partsOf(streamId);
  return reason === MASK ? (
    <>
      {MASK} <Link to={historyOf(aggregate, id)}>履歴で表示</Link>
    </>
  ) : (
    reason
  );
};

export const JournalView = () => {
  const [params, change] = useAddressParams();
  const typed = typedIn(params);
  const filter = filterOf(typed);
  const list = useJournal(filter);
  const members = useMembers(list.rows, typed.member);
  // What is chosen in the form while an object is looked for.
  const [picking, setPicking] = useState<Typed | null>(null);
  const { sums, isError, askAgain } = useJournalSums(filter, list.query.data?.pages[0]);

  const addressOf = (wanted: Typed): string => {
    const next = new URLSearchParams({ tab: 'journal' });
    for (const field of journalFields) setOrDelete(next, field, wanted[field]);
    return `?${next}`;
  };
  const search = (wanted: Typed) =>
    change((next) => {
      for (const field of journalFields) setOrDelete(next, field, wanted[field]);
    });
  const save = async () => {
    const { rows, isWhole } = await readWholeJournal(filter);
    const span = [filter.since, filter.until].filter(Boolean).join('_') || '全期間';
    await saveCsv(`事務局の操作_${span}_${jstDate(Date.now())}.csv`, journalRows(rows));
    if (!isWhole) showToast(`新しい${rows.length}件だけをダウンロードしました。期間を短くすると、すべてダウンロードできます。`);
  };
  const saved = useSavedViews({ list: 'journal', listPath: href('officeAudit'), plain: 'tab=journal' });

  return (
    <Stack>
      <PrintHead title="事務局の操作" />
      <div className={css.noPrint}>{saved.chips}</div>
      <Card>
        <JournalFilters key={addressOf(typed)} applied={typed} members={members} onSearch={search}>
          {(chosen) => (
            <>
              <Button variant="outlined" onClick={() => setPicking(chosen)}>
                対象をさがす
              </Button>
              <DayLinks typed={chosen} addressOf={addressOf} />
            </>
          )}
        </JournalFilters>
      </Card>
      <Suspense>
        {picking ? <Palette onClose={() => setPicking(null)} onPick={(object) => search({ ...picking, object })} /> : null}
      </Suspense>
      {filter.object === null ? null : <ObjectNotice object={filter.object} without={addressOf({ ...typed, object: '' })} />}
      <div className={css.head}>
        <p role="status" className="figures">
          {list.query.isSuccess ? countText(sums, isError) : ''}
        </p>
        {isError && !sums ? (
          <Button variant="outlined" className={css.noPrint} onClick={() => askAgain()}>
            もう一度集計する
          </Button>
        ) : null}
        <div className={css.noPrint}>{saved.save}</div>
        <SaveButton variant="outlined" className={css.noPrint} disabled={list.rows.length === 0} save={save}>
          CSVをダウンロードする
        </SaveButton>
      </div>
      {sums && sums.length > 0 ? <Sums sums={sums} addressOf={(act) => addressOf({ ...typed, act })} /> : null}
      {list.query.isSuccess && !sums && !isError ? <SkeletonBlock height={44} /> : null}
      <Card>
        <Listed list={list} none={<EmptyState title="条件に合う操作はありません">担当者や期間を変えてお試しください。</EmptyState>}>
          {(rows) => (
            <DataTable
              label="事務局の操作の表"
              className={css.rows}
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                { head: '日時', as: 'keep', title: ({ at }) => longTime(at), cell: ({ at }) => listTime(at) },
                {
                  head: '担当者',
                  className: css.member,
                  cell: (entry) => <MemberCell entry={entry} to={addressOf({ ...typed, ...dayOf(entry) })} />,
                },
                { head: '操作', cell: ({ type }) => eventText(type) },
                {
                  head: '対象',
                  className: css.subject,
                  cell: (entry) => <SubjectCell entry={entry} addressOf={(object) => addressOf({ ...typed, object })} />,
                },
                { head: '金額', as: 'number', cell: ({ amount }) => (amount === null ? '' : formatYen(amount)) },
                { head: '理由', cell: (entry) => <ReasonCell entry={entry} /> },
              ]}
            />
          )}
        </Listed>
      </Card>
      <p className={css.note}>操作の「すべて」には、履歴の閲覧は含まれません。検索したことと、CSVをダウンロードしたことは記録されます。</p>
    </Stack>
  );
};
