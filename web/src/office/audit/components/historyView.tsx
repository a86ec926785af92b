import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { endOfJstDay, isJstDate, jstDate, jstInstant, MINUTE, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { ownerOf } from '#domain/office/audit/fields.ts';
import type { AuditedEvent, Seal } from '#domain/office/audit/history.ts';
import { objectOf } from '#domain/office/audit/journal.ts';
import { chainFaults } from '#domain/office/proof/chainFaults.ts';
import { commandErrorOf } from '#web/shared/data/commands/commandError.ts';
import { saveCsv } from '#web/shared/data/platform/csvFiles.ts';
import { useNow } from '#web/shared/format/now.ts';
import { setOrDelete, useAddressParams } from '#web/shared/search/addressParams.ts';
import search from '#web/shared/search/search.module.css';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { ShowMore } from '#web/shared/ui/listed.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { RecordNumber } from '#web/shared/ui/prose.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { SaveButton } from '../../buttons/saveButton.tsx';
import { historyOf } from '../../history/historyAddress.ts';
import { useNames } from '../../history/names.ts';
import { pageOfStream } from '../../history/streamPage.ts';
import { dayOf, hasMoments } from '../../history/streamParts.ts';
import pills from '../../list/pills.module.css';
import { PrintedPart, PrintHead } from '../../list/printHead.tsx';
import table from '../../list/table.module.css';
import css from '../audit.module.css';
import { filtered, filterIn } from '../historyFilter.ts';
import { historyRows } from '../historyRows.ts';
import { type Moment, readWhole, type Subject, useHistory } from '../queries/history.ts';
import { useTitle } from '../queries/title.ts';
import { HistoryFilters } from './historyFilters.tsx';
import { HistoryTable } from './historyTable.tsx';
import { TimeLine } from './timeLine.tsx';

const DayLinks = ({ stream }: { readonly stream: string }) => {
  const today = jstDate(useNow());
  const day = dayOf(stream);
  if (!day) return null;
  const on = (date: string) => historyOf('audit', `${day.uid}_${date}`);
  return (
    <nav aria-label="日付" className={`${css.days} ${css.noPrint}`}>
      <Link to={on(jstDate(startOfJstDay(day.date) - 1))}>前の日</Link>
      {day.date < today ? <Link to={on(jstDate(endOfJstDay(day.date) + 1))}>次の日</Link> : null}
    </nav>
  );
};

const AsOfPanel = lazy(() => import('./asOfPanel.tsx'));
const OpenDialog = lazy(() => import('../../history/openDialog.tsx'));
const OpeningsOfPerson = lazy(() => import('./openingsOfPerson.tsx'));

/** Why a history cannot be trusted; null if it can. */
const faultOf = ({ broken, missing = [] }: Seal): string | null => {
  if (missing.length > 0) return `見つからない記録があります（${missing.join(', ')}）`;
  return broken && `${broken.version}件目の記録で、連続性を確認できません（${chainFaults[broken.fault].text}）`;
};

const SealNotice = ({ seal }: { readonly seal: Seal }) =>
  faultOf(seal) !== null ? (
    <Notice tone="error">{faultOf(seal)}。システム管理担当へご連絡ください。</Notice>
  ) : (
    <p className={css.seal}>
      <strong>{seal.checked}件の記録を検証しました。改ざんは見つかりません。</strong>
      {seal.hash ? (
        <span className={css.code}>
          {' '}
          検証コード <RecordNumber>{seal.hash.slice(0, 16)}</RecordNumber>
        </span>
      ) : null}
    </p>
  );

/** The moment in an address: a version, the end of a day, or the end of a minute of it (JST). */
const momentIn = (params: URLSearchParams): Moment | null => {
  const version = Number(params.get('version'));
  const on = params.get('on') ?? '';
  if (Number.isInteger(version) && version > 0) return { version };
  if (!isJstDate(on)) return null;
  const minute = jstInstant(on, params.get('time') ?? '');
  return { at: minute === null ? endOfJstDay(on) : minute + MINUTE - 1 };
};

export const HistoryView = ({ subject }: { readonly subject: Subject }) => {
  const title = useTitle(subject);
  const [params, change] = useAddressParams();
  const [opening, setOpening] = useState<AuditedEvent | null>(null);
  const [presses, setPresses] = useState(0);
  const { query } = useHistory(subject);
  const pages = query.data?.pages ?? [];
  const events = pages.flatMap((page) => page.rows);
  const filter = filterIn(params);
  const shown = filtered(events, filter);
  const seal = pages.find((page) => page.seal && faultOf(page.seal) !== null)?.seal ?? pages.at(-1)?.seal;
  const moment = momentIn(params);
  const streamId = 'stream' in subject ? subject.stream : null;
  const [person] = streamId === null ? [] : ownerOf(streamId);
  const isOfOne = streamId !== null && hasMoments(streamId);
  const page = pageOfStream('stream' in subject ? subject.stream : `around-${subject.job}`);
  const nameOf = useNames(
    events.flatMap(({ changes }) => changes.flatMap(({ field, before, after }) => [{ [field]: before }, { [field]: after }])),
  );

  const show = (field: 'version' | 'on' | 'time', value: string, focuses = false) => {
    setPresses(focuses ? presses + 1 : 0);
    change(
      (next) => {
        for (const other of field === 'version' ? ['on', 'time'] : ['version']) next.delete(other);
        setOrDelete(next, field, value);
      },
      { replace: false },
    );
  };
  const save = async () =>
    saveCsv(`履歴_${streamId ?? title}_${jstDate(Date.now())}.csv`, historyRows(filtered(await readWhole(subject), filter), nameOf));
  if (query.isError) {
    const { code, message } = commandErrorOf(query.error);
    if (code === 'permission-denied') return <EmptyState title="この履歴は表示できません">{message}</EmptyState>;
    if (code === 'not-found' || code === 'invalid-argument')
      return (
        <>
          <EmptyState title={`${title}の記録はありません`}>番号と対象をご確認ください。</EmptyState>
          {streamId ? <DayLinks stream={streamId} /> : null}
        </>
      );
    return <FailedState onRetry={() => query.refetch()} />;
  }
  if (query.isPending) return <RowSkeletons />;
  return (
    <Stack>
      <div className={css.head}>
        <div className={css.title}>
          <h2>{title}</h2>
          {streamId ? (
            <p className={css.code} data-id>
              {streamId}
            </p>
          ) : null}
        </div>
        {streamId ? <DayLinks stream={streamId} /> : null}
        {streamId ? (
          <Link to={`?${new URLSearchParams({ tab: 'journal', object: objectOf(streamId) })}`} className={css.noPrint}>
            事務局の操作
          </Link>
        ) : null}
        {page ? (
          <Link to={page} className={css.noPrint}>
            対象の画面を開く
          </Link>
        ) : null}
        <SaveButton variant="outlined" size="small" className={css.noPrint} save={save}>
          CSVをダウンロードする
        </SaveButton>
        <Button variant="outlined" size="small" className={css.noPrint} onClick={() => print()}>
          印刷する
        </Button>
      </div>
      <PrintHead />
      {query.hasNextPage ? <PrintedPart rows={events.length} /> : null}
      {shown.length < events.length ? (
        <p className={table.printed}>
          条件で絞り込んだ{shown.length}件です（{events.length}件のうち）。
        </p>
      ) : null}
      {seal ? <SealNotice seal={seal} /> : null}
      {isOfOne ? (
        <section className={`${css.at} ${css.noPrint}`} aria-label="内容を見る時点">
          <div className={`${search.conditions} ${pills.pills}`}>
            <label className={search.filter}>
              <span>この日の内容を見る</span>
              <input type="date" value={params.get('on') ?? ''} onChange={({ target }) => show('on', target.value)} />
            </label>
            <label className={search.filter}>
              <span>時刻（空欄なら、その日の終わり）</span>
              <input
                type="time"
                value={params.get('time') ?? ''}
                disabled={!params.has('on')}
                onChange={({ target }) => show('time', target.value)}
              />
            </label>
          </div>
          <TimeLine events={events} moment={moment} onShow={(version) => show('version', String(version))} />
        </section>
      ) : null}
      <HistoryFilters events={events} />
      <div className={css.withMoment} data-open={(moment && isOfOne) || undefined}>
        <Suspense>
          {streamId && moment && isOfOne ? (
            <AsOfPanel
              key={JSON.stringify(moment)}
              streamId={streamId}
              moment={moment}
              presses={presses}
              events={pages[0]?.version ?? 0}
              onShow={(version) => show('version', String(version), true)}
              onClose={() => show('version', '')}
            />
          ) : null}
        </Suspense>
        <Card>
          {shown.length === 0 ? <EmptyState title="条件に合う記録はありません">条件を変えてお試しください。</EmptyState> : null}
          {shown.length > 0 ? (
            <HistoryTable
              events={shown}
              current={moment && 'version' in moment ? moment.version : null}
              several={streamId === null}
              hasMoments={isOfOne}
              nameOf={nameOf}
              onShow={({ version }) => show('version', String(version), true)}
              onOpen={setOpening}
            />
          ) : null}
          <ShowMore more={query.hasNextPage} loading={query.isFetchingNextPage} onMore={() => query.fetchNextPage()} />
        </Card>
      </div>
      <Suspense>{person === undefined ? null : <OpeningsOfPerson uid={person} />}</Suspense>
      <Suspense>
        {opening ? (
          <OpenDialog
            closed={{ streamId: opening.streamId, version: opening.version, scope: 'EVENT' }}
            fields={opening.personal}
            onClose={() => setOpening(null)}
          />
        ) : null}
      </Suspense>
    </Stack>
  );
};
