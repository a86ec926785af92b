import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { longDate } from '#domain/kernel/format/times.ts';
import { datedPrices } from '#domain/kernel/priceFields.ts';
import { pricesInWords } from '#domain/kernel/prices.ts';
import { transferFields } from '#domain/money/transfer/status.ts';
import { commandsOfAct, partOfAct, type WatchedAct, watchedNames } from '#domain/office/fourEyes.ts';
import { type Countersign, countersignSchema } from '#projections/office/countersigns.schema.ts';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import type { Selection } from '#web/shared/data/reads/reading.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { Stack } from '#web/shared/ui/stack.tsx';
import type { Act } from '../acts/act.ts';
import { Colleague } from '../acts/colleague.tsx';
import { codeText } from '../acts/words.tsx';
import type { DealsOf } from '../dealParts/dealsOf.ts';
import { TableCard } from '../list/dataTable.tsx';
import css from '../list/table.module.css';
import { listTime } from '../list/texts.ts';
import { useMayRead, useMaySend } from '../roles/roles.tsx';
import { actNames, statusTexts } from './texts.ts';

const ActDialog = lazy(() => import('../acts/actDialog.tsx'));
const ConfirmedExport = lazy(() => import('./confirmedExport.tsx'));

const SHOWN = 20;

/** The page of the act's object: the deal or the account. */
const placeOf = ({ target }: Countersign): string | null => {
  const [aggregate, ...rest] = target.split('-');
  const id = rest.join('-');
  if (aggregate === 'offer') return `${href('officeOffer', { offerId: id })}?tab=recent`;
  if (aggregate === 'entry') return `${href('officeEntry', { entryId: id })}?tab=recent`;
  if (aggregate === 'account') return href('officeAccount', { uid: id });
  return aggregate === 'operation' ? href('officeOperations') : null;
};

/** The announced price list, which the second member confirms. */
const announcedWords = ({ command }: Countersign): string => {
  const { data } = datedPrices.safeParse(command);
  return data ? `${longDate(startOfJstDay(data.from))}から　${pricesInWords(data)}` : actNames.PRICES;
};

const orderedWords = ({ command }: Countersign): string => {
  const { data } = z.object(transferFields).safeParse(command);
  return data ? `振込日 ${longDate(startOfJstDay(data.day))}　${data.payouts.length}件　${formatYen(data.total)}` : actNames.TRANSFER;
};

const Outcome = ({ row }: { readonly row: Countersign }) => (
  <>
    {statusTexts[row.status]}
    {row.answeredBy ? (
      <small className={css.about}>
        <Colleague uid={row.answeredBy} />
        {row.answer ? `：${row.answer}` : ''}
      </small>
    ) : null}
    {row.code ? <small className={css.about}>{codeText(row.code)}</small> : null}
  </>
);

const words = {
  confirm: {
    label: '確認する',
    title: 'この依頼を確認しますか？',
    consequences: ['確認すると、依頼された操作がすぐに実行されます。結果は一覧に表示されます。'],
    done: '確認しました',
  },
  decline: {
    label: '確認しない',
    title: 'この依頼を確認せずに終了しますか？',
    consequences: ['操作は実行されません。'],
    done: '依頼を終了しました',
    ends: true,
    reasoned: true,
  },
  withdraw: {
    label: '依頼を取り消す',
    title: '確認の依頼を取り消しますか？',
    consequences: ['操作は実行されません。'],
    done: '依頼を取り消しました',
    ends: true,
  },
} as const;
type Answer = keyof typeof words;

const actOf = (row: Countersign, type: Answer): Act => ({
  callable: 'countersigns',
  type,
  fields: { countersignId: row.id },
  document: `countersigns/${row.id}`,
  ...words[type],
});

/** Requests for one act, for all people or one, newest first; live. */
const requestsOf = (act: WatchedAct, of: DealsOf | undefined): Selection => {
  if (!of) return { collection: 'countersigns', where: [['act', '==', act]], orderBy: ['createdAt', 'desc'], limit: SHOWN };
  const { field: party, uid } = of;
  const where = [
    ['act', '==', act],
    [party, '==', uid],
  ] as const;
  return { collection: 'countersigns', where, orderBy: ['createdAt', 'desc'], limit: SHOWN };
};

const Requests = ({ act, of }: { readonly act: WatchedAct; readonly of?: DealsOf | undefined }) => {
  const mayRead = useMayRead();
  const maySend = useMaySend();
  const uid = useUid();
  const [chosen, setChosen] = useState<Act | null>(null);
  const [exported, setExported] = useState<Countersign | null>(null);
  const list = useMany(mayRead(partOfAct[act]) ? requestsOf(act, of) : null, countersignSchema);
  if (!of && list.rows.length === 0) return null;
  const confirms = commandsOfAct(act).some(([aggregate, type]) => maySend(aggregate, type));
  const button = (row: Countersign, type: Answer) => {
    const asked = actOf(row, type);
    return { label: asked.label, name: `${asked.label}（${actNames[act]}、${listTime(row.createdAt)}）`, onAct: () => setChosen(asked) };
  };
  return (
    <>
      <TableCard
        title={`確認の依頼：${actNames[act]}`}
        list={list}
        none="依頼はありません。"
        keyOf={({ id }) => id}
        className={css.events}
        columns={[
          { head: '日時', as: 'keep', cell: ({ createdAt }) => listTime(createdAt) },
          { head: '依頼した人', cell: ({ askedBy }) => <Colleague uid={askedBy} /> },
          {
            head: '対象',
            cell: (row) => {
              const to = placeOf(row);
              if (act === 'PRICES') return announcedWords(row);
              if (act === 'TRANSFER') return orderedWords(row);
              return to ? <Link to={to}>{actNames[act]}の対象を見る</Link> : actNames[act];
            },
          },
          { head: '金額', as: 'number', cell: ({ amount }) => (amount === null ? '' : formatYen(amount)) },
          { head: '理由', cell: ({ reason }) => reason ?? '—' },
          { head: '状態', cell: (row) => <Outcome row={row} /> },
        ]}
        actsOf={(row) => {
          if (row.askedBy === uid) {
            if (row.status === 'CONFIRMED' && act === 'EXPORT')
              return [
                { label: 'ダウンロードする', name: `ダウンロードする（${listTime(row.createdAt)}の依頼）`, onAct: () => setExported(row) },
              ];
            return row.status === 'ASKED' ? [button(row, 'withdraw')] : [];
          }
          return row.status === 'ASKED' && confirms && row.personId !== uid ? [button(row, 'confirm'), button(row, 'decline')] : [];
        }}
      />
      <Suspense>
        {chosen ? <ActDialog act={chosen} onClose={() => setChosen(null)} /> : null}
        {exported ? <ConfirmedExport request={exported} onClose={() => setExported(null)} /> : null}
      </Suspense>
    </>
  );
};

/**
 * All requests that the member may read, or those about one person, grouped by act. The list for
 * all people is hidden when empty.
 */
export default function CountersignsCard({ acts = watchedNames, of }: { readonly acts?: readonly WatchedAct[]; readonly of?: DealsOf }) {
  const mayRead = useMayRead();
  return (
    <Stack>
      {acts
        .filter((act) => mayRead(partOfAct[act]))
        .map((act) => (
          <Requests key={act} act={act} of={of} />
        ))}
    </Stack>
  );
}
