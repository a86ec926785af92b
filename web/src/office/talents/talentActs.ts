import type { Talent } from '#projections/talents.ts';
import type { Act } from '../acts/act.ts';

/** What the office can do with a cast's profile now. */
export const talentActs = ({ id, name, isPublished, deletedAt }: Talent): Act[] => {
  if (deletedAt !== null) return [];
  const on = { callable: 'talents', fields: { uid: id }, document: `talents/${id}` } as const;
  return isPublished
    ? [
        {
          ...on,
          type: 'suspend',
          label: '公開を停止する',
          title: `${name}さんの公開を停止しますか？`,
          consequences: [
            'クライアントとほかのキャストに表示されなくなります。',
            '新しい問い合わせ・オファーを受けられず、エントリーもできなくなります。',
            '進行中の取引は続きます。もう一度公開できます。',
          ],
          done: '公開を停止しました',
          ends: true,
          reasoned: true,
        },
      ]
    : [
        {
          ...on,
          type: 'publish',
          label: '公開する',
          title: `${name}さんを公開しますか？`,
          consequences: ['認証済みのクライアントに表示され、オファーを受け取れるようになります。'],
          done: '公開しました',
        },
      ];
};
