import { Link } from 'react-router-dom';
import { type ReviewStatus, reviewStatusLabel } from '#domain/review/status.ts';
import { type Review, reviewSchema } from '#projections/review/reviews.schema.ts';
import { scoreLabel } from '#web/features/review/public.ts';
import type { Selection } from '#web/shared/data/reading.ts';
import { useMany } from '#web/shared/data/reads.ts';
import { desks } from '../../deals/desks.ts';
import type { Column } from '../../list/dataTable.tsx';
import { listTime } from '../../listTime.ts';
import { personAddress } from '../parts.ts';
import { reviewActs } from '../reviewActs.ts';
import { ActingTable } from './actingTable.tsx';

const LATEST = 20;

const received = (uid: string) =>
  ({
    collection: 'reviews',
    group: true,
    where: [
      ['toId', '==', uid],
      ['status', 'in', ['IS_PUBLISHED', 'IS_TAKEN_DOWN']],
    ],
    orderBy: ['publishedAt', 'desc'],
    limit: LATEST,
  }) as const satisfies Selection;

const given = (uid: string) =>
  ({
    collection: 'reviews',
    group: true,
    where: [
      ['fromId', '==', uid],
      ['status', 'in', ['IS_WRITTEN', 'IS_NOT_HELD', 'IS_PUBLISHED', 'IS_LAPSED', 'IS_TAKEN_DOWN']],
    ],
    orderBy: ['updatedAt', 'desc'],
    limit: LATEST,
  }) as const satisfies Selection;

const stateOf = ({ status, moderation }: { readonly status: ReviewStatus; readonly moderation: string | null }): string =>
  status === 'IS_TAKEN_DOWN' ? `${reviewStatusLabel[status]}（${moderation ?? '—'}）` : reviewStatusLabel[status];

const other = { client: 'talent', talent: 'client' } as const;

const about: readonly Column<Review>[] = [
  { head: '取引', cell: ({ id, dealKind, job }) => <Link to={desks[dealKind].pathOf(id)}>{job.title || id}</Link> },
  { head: '評価', as: 'keep', cell: ({ score }) => (score === null ? '—' : scoreLabel(score)) },
  { head: 'コメント', cell: ({ comment }) => comment || '—' },
  { head: '状態', cell: stateOf },
  { head: '更新', as: 'keep', cell: ({ updatedAt }) => listTime(updatedAt) },
];

/** The latest reviews about a person, and those by the person; the office takes down what must not stay. */
export const ReviewsOfPerson = ({ uid }: { readonly uid: string }) => {
  const table = { none: 'まだありません。', keyOf: ({ id }: Review) => id, actsFor: reviewActs };
  return (
    <>
      <ActingTable
        {...table}
        title="受け取った評価"
        list={useMany(received(uid), reviewSchema)}
        nameOf={({ from }) => `${from.name}の評価`}
        columns={[
          { head: '書いた方', cell: ({ fromId, from, by }) => <Link to={personAddress(fromId, by, 'reviews')}>{from.name}</Link> },
          ...about,
        ]}
      />
      <ActingTable
        {...table}
        title="書いた評価"
        list={useMany(given(uid), reviewSchema)}
        nameOf={({ to }) => `${to.name}への評価`}
        columns={[
          { head: '相手', cell: ({ toId, to, by }) => <Link to={personAddress(toId, other[by], 'reviews')}>{to.name}</Link> },
          ...about,
        ]}
      />
    </>
  );
};
