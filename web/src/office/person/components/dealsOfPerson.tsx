import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { billStatusLabels } from '#domain/work/deal/billStatus.ts';
import { stageOf } from '#domain/work/deal/stages.ts';
import { MISSING_JOB } from '#projections/kernel/fields.schema.ts';
import { DealStatusChip } from '#web/entities/deal/dealStatusChip.tsx';
import { type Deal, type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { recentOf } from '../../dealParts/deals.ts';
import { officeViewOf, reviewQueues } from '../../dealParts/reviewQueues.ts';
import { DealLinks } from '../../dealParts/runningDeals.tsx';
import { TableCard } from '../../list/dataTable.tsx';
import { Face } from '../../list/face.tsx';
import { listTime } from '../../list/texts.ts';
import { partnersOf } from '../figures.ts';
import { type PersonSide, personAddress } from '../parts.ts';
import own from './person.module.css';

type Row = { readonly kind: DealKind; readonly deal: Deal };
type Props = { readonly uid: string; readonly side: PersonSide };

/** The limit per kind; the lists of deals show all. */
const LATEST = 20;

const idFields = { client: 'clientId', talent: 'talentId' } as const;
const other = { client: 'talent', talent: 'client' } as const;

const useDeals = <K extends DealKind>(kind: K, { uid, side }: Props) => {
  const { schema } = kinds[kind];
  return useMany({ ...recentOf(kind, { field: idFields[side], uid }), limit: LATEST }, schema);
};

/** Whether a deal is over; only its bill may still be open. */
const isOver = ({ kind, deal }: Row): boolean => deal.status === 'IS_CLOSED' || stageOf(kind, deal.status) === 'ended';

const partnerTitles = { talent: 'よく頼むキャスト', client: 'よく頼まれるクライアント' } as const;

/** With whom the latest deals were concluded most often. */
const Partners = ({ rows, other: side }: { readonly rows: readonly Row[]; readonly other: PersonSide }) => {
  const partners = partnersOf(rows, side);
  return partners.length === 0 ? null : (
    <Card title={partnerTitles[side]}>
      <ul className={own.partners}>
        {partners.map(({ uid, card, count }) => (
          <li key={uid}>
            <Face name={card?.name ?? ''} {...(side === 'talent' && { portrait: card?.thumbnail ?? null })} size={56} />
            <Link to={personAddress(uid, side)}>{card?.name}</Link>
            <span className="figures">成立{count}件</span>
          </li>
        ))}
      </ul>
      <p className={own.under}>最近の取引のうち、成立したもの</p>
    </Card>
  );
};

export const DealsOfPerson = ({ uid, side }: Props) => {
  const now = useNow();
  const lists = { offer: useDeals('offer', { uid, side }), entry: useDeals('entry', { uid, side }) };
  const rows = (['offer', 'entry'] as const)
    .flatMap((kind) => lists[kind].rows.map((deal): Row => ({ kind, deal })))
    .sort((a, b) => b.deal.updatedAt - a.deal.updatedAt);
  // Both kinds show together, because rows that are inserted later would move the others.
  const failed = [lists.offer.query, lists.entry.query].find(({ isError }) => isError);
  const pending = [lists.offer.query, lists.entry.query].find(({ isPending }) => isPending);
  const query = failed ?? pending ?? lists.offer.query;
  const table = (title: string, wanted: (row: Row) => boolean, action?: ReactNode) => (
    <TableCard
      title={title}
      action={action}
      list={{ query, rows: rows.filter(wanted) }}
      none="ありません。"
      keyOf={({ deal }) => deal.id}
      className={own.deals}
      columns={[
        {
          head: '取引',
          cell: ({ kind, deal }) => {
            const { name, thumbnail } = deal[other[side]];
            return (
              <div className={own.deal}>
                {side === 'client' ? <Face name={name} portrait={thumbnail} size={32} /> : <Face name={name} size={32} />}
                <div>
                  <Link className={own.link} to={reviewQueues[kind].pathOf(deal.id)}>
                    {deal.job.title || MISSING_JOB}
                  </Link>
                  <span className={own.under}>
                    {kinds[kind].noun}・<Link to={personAddress(deal[idFields[other[side]]], other[side])}>{name}</Link>
                  </span>
                </div>
              </div>
            );
          },
        },
        {
          head: '状態・更新',
          as: 'keep',
          cell: ({ kind, deal }) => (
            <>
              <DealStatusChip view={officeViewOf(kind, deal)} answerDue={deal.answerDue} now={now} />
              <span className={own.under}>{listTime(deal.updatedAt)}</span>
            </>
          ),
        },
        {
          head: '報酬（税抜）・請求',
          as: 'number',
          cell: ({ deal: { fee, billStatus } }) => (
            <>
              {fee === null ? '' : formatYen(fee)}
              {billStatus === null ? null : <span className={own.under}>{billStatusLabels[billStatus]}</span>}
            </>
          ),
        },
      ]}
    />
  );
  return (
    <>
      {table('進行中の取引', (row) => !isOver(row), <DealLinks of={{ field: idFields[side], uid }} />)}
      {table('終わった取引', isOver)}
      <Partners rows={rows} other={other[side]} />
    </>
  );
};
