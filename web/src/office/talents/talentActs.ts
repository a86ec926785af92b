import { businessRules } from '#domain/kernel/businessRules.ts';
import { birthdayCheck, birthdayDocumentLabels, birthdayDocuments, listPlace } from '#domain/people/talent/fields.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import type { Act } from '../acts/act.ts';
import type { ObstacleOf } from './queries/profileRefusals.tsx';

/** The office's acts on a cast's profile, and what is in the way of those on an unpublished one. */
export const talentActs = ({ id, name, isPublished, publishedAt, deletedAt }: Talent, obstacleOf: ObstacleOf): Act[] => {
  if (deletedAt !== null) return [];
  const on = { callable: 'talents', fields: { uid: id }, document: `talents/${id}` } as const;
  return isPublished
    ? [
        {
          ...on,
          type: 'unpublish',
          label: '非公開にする',
          title: `${name}さんを非公開にしますか？`,
          consequences: [
            'クライアントとほかのキャストに表示されなくなり、新しい問い合わせ・オファー・エントリーができなくなります。',
            'ご本人は、お仕事の一覧をこれまでどおり見られます。進行中の取引は続きます。もう一度公開できます。',
          ],
          done: `${name}さんを非公開にしました`,
          ends: true,
          reasoned: true,
          dealsOf: { field: 'talentId', uid: id },
        },
        {
          ...on,
          type: 'suspend',
          label: '休止する',
          title: `${name}さんのプロフィールを休止しますか？`,
          consequences: [
            'クライアントとほかのキャストに表示されなくなり、ご本人もお仕事やキャストの一覧を見られなくなります。',
            '新しい問い合わせ・オファーを受けられず、エントリーもできなくなります。',
            '進行中の取引は続きます。もう一度公開できます。',
          ],
          done: `${name}さんのプロフィールを休止しました`,
          ends: true,
          reasoned: true,
          dealsOf: { field: 'talentId', uid: id },
        },
      ]
    : [
        {
          ...on,
          type: 'publish',
          label: '公開する',
          title: `${name}さんを公開しますか？`,
          consequences: ['認証済みのクライアントに表示され、オファーを受け取れるようになります。'],
          done: `${name}さんを公開しました`,
          obstacle: obstacleOf('publish'),
        },
        {
          ...on,
          type: 'returnProfile',
          label: '差し戻す',
          title: `${name}さんのプロフィールを差し戻しますか？`,
          consequences: [
            '理由をお知らせとメールで伝え、プロフィールの修正をお願いします。',
            ...(publishedAt === null ? ['修正されるまで、公開待ちの一覧と件数から外れます。修正されると、もう一度並びます。'] : []),
          ],
          done: `${name}さんのプロフィールを差し戻しました`,
          obstacle: obstacleOf('returnProfile'),
          ends: true,
          reasoned: true,
          templates: [
            'お顔がはっきり写っていないため、写真の差し替えをお願いします。',
            '写真にほかの方やロゴが写っています。ご本人だけが写った写真をご登録ください。',
            '自己紹介に連絡先が書かれています。連絡先を消してください。',
          ],
        },
      ];
};

const documents = birthdayDocuments.map((value) => ({ value, label: birthdayDocumentLabels[value] }));
const help = '書類にある日付を入力してください。ご本人が申請した日付と一致しないときは、理由を書いて差し戻してください';

/** Confirms the birthday that a minor gave. The member types the date on the document. */
export const birthdayAct = ({ id, name }: Talent): Act => ({
  callable: 'talents',
  type: 'confirmBirthday',
  fields: { uid: id },
  document: `talents/${id}`,
  label: '生年月日を確認した',
  title: `${name}さんの生年月日の確認`,
  consequences: [],
  done: '生年月日を確認しました',
  inputs: {
    schema: birthdayCheck,
    start: { birthday: '', document: '' },
    fields: { document: { as: 'select', blank: '選択してください', options: documents }, birthday: { type: 'date', help } },
  },
});

const { viewOrderMin, viewOrderMax } = businessRules;

/** Sets a cast's place in the list: fixed, or only until the next daily shuffle. */
export const placeAct = ({ id, name, viewOrder }: Talent): Act => ({
  callable: 'talents',
  type: 'setViewOrder',
  fields: { uid: id },
  document: `talents/${id}`,
  label: '表示順を変更する',
  title: `${name}さんの表示順`,
  consequences: [],
  done: '表示順を変更しました',
  inputs: {
    schema: listPlace,
    start: { viewOrder, isFixedOrder: true },
    fields: {
      viewOrder: { as: 'number', unit: '番', help: `${viewOrderMin}から${viewOrderMax}まで。小さい番号ほど先に表示されます。` },
      isFixedOrder: { as: 'check', label: 'この位置に固定する（外すと、週に一度の入れ替えの対象になります）' },
    },
  },
});
