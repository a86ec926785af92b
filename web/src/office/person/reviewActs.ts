import type { Review } from '#projections/review/reviews.schema.ts';
import type { Act } from '../acts/act.ts';

/** The office's possible acts on a review. */
export const reviewActs = ({ id, by, fromId, from, to, status }: Review): Act[] => {
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
