import { Link } from 'react-router-dom';
import { reviewStatusLabel } from '#domain/talk/review/content.ts';
import { MISSING_JOB } from '#projections/kernel/fields.schema.ts';
import { type Review, reviewSchema } from '#projections/review/reviews.schema.ts';
import { scoreLabel } from '#web/features/review/public.ts';
import type { Selection } from '#web/shared/data/reads/reading.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import type { Act } from '../../acts/act.ts';
import { reviewQueues } from '../../dealParts/reviewQueues.ts';
import type { Column } from '../../list/dataTable.tsx';
import css from '../../list/table.module.css';
import { listTime } from '../../list/texts.ts';
import { personAddress } from '../parts.ts';
import { ActingTable } from './actingTable.tsx';
import own from './person.module.css';

const reviewActs = ({ id, by, fromId, from, to, status }: Review): Act[] => {
  const on = {
    callable: 'reviews',
    fields: { reviewId: id, by },
    document: `${by}s/${fromId}/reviews/${id}`,
    reasoned: true,
  } as const;
  if (status === 'IS_PUBLISHED')
    return [
      {
        ...on,
        type: 'takeDown',
        label: '非公開にする',
        title: `「${from.name}」が「${to.name}」について書いた評価を非公開にしますか？`,
        consequences: [
          '書いた方以外には表示されなくなり、評価の件数と平均から外れます。',
          '書いた方の「書いた評価」に、理由が表示されます。理由に、ほかの方のお名前や連絡先を書かないでください。',
          'もう一度公開できます。',
        ],
        done: '評価を非公開にしました',
        ends: true,
        templates: [
          'お名前や連絡先などの個人情報が書かれているため、非公開にしました。',
          'お仕事と関係のない内容が書かれているため、非公開にしました。',
          '相手を傷つける表現が含まれているため、非公開にしました。',
        ],
      },
    ];
  if (status === 'IS_TAKEN_DOWN')
    return [
      {
        ...on,
        type: 'restore',
        label: 'もう一度公開する',
        title: `「${from.name}」が「${to.name}」について書いた評価を、もう一度公開しますか？`,
        consequences: ['ほかの方にも表示され、評価の件数と平均に含まれます。'],
        done: '評価をもう一度公開しました',
      },
    ];
  return [];
};

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

const other = { client: 'talent', talent: 'client' } as const;

const when: Column<Review> = { head: '更新', as: 'keep', cell: ({ updatedAt }) => listTime(updatedAt) };

const Deal = ({ review: { id, dealKind, job } }: { readonly review: Review }) => (
  <span className={own.under}>
    <Link to={reviewQueues[dealKind].pathOf(id)}>{job.title || MISSING_JOB}</Link>
  </span>
);

const content: Column<Review> = {
  head: '内容',
  cell: ({ score, comment, status, moderation }) => (
    <>
      {[score === null ? '' : scoreLabel(score), reviewStatusLabel[status]].filter(Boolean).join('・')}
      {status === 'IS_TAKEN_DOWN' ? <span className={own.under}>理由：{moderation ?? '—'}</span> : null}
      {comment ? <span className={own.words}>{comment}</span> : null}
    </>
  ),
};

export const ReviewsOfPerson = ({ uid }: { readonly uid: string }) => {
  const table = { none: 'まだありません。', keyOf: ({ id }: Review) => id, actsFor: reviewActs, className: css.events };
  return (
    <>
      <ActingTable
        {...table}
        title="受け取った評価"
        list={useMany(received(uid), reviewSchema)}
        nameOf={({ from }) => `${from.name}の評価`}
        columns={[
          when,
          {
            head: '書いた方・取引',
            cell: (review) => (
              <>
                <Link className={own.link} to={personAddress(review.fromId, review.by, 'reviews')}>
                  {review.from.name}
                </Link>
                <Deal review={review} />
              </>
            ),
          },
          content,
        ]}
      />
      <ActingTable
        {...table}
        title="書いた評価"
        list={useMany(given(uid), reviewSchema)}
        nameOf={({ to }) => `${to.name}への評価`}
        columns={[
          when,
          {
            head: '相手・取引',
            cell: (review) => (
              <>
                <Link className={own.link} to={personAddress(review.toId, other[review.by], 'reviews')}>
                  {review.to.name}
                </Link>
                <Deal review={review} />
              </>
            ),
          },
          content,
        ]}
      />
    </>
  );
};
