import type { Media } from '#projections/talent/media.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import type { Act } from '../acts/act.ts';

const shared = {
  type: 'takeDown',
  label: '削除する',
  done: '削除しました',
  ends: true,
  reasoned: true,
  templates: [
    'ほかの方が写っているため、事務局で削除しました。',
    'ロゴや作品など、ほかの方の権利にかかわるものが写っているため、事務局で削除しました。',
    '公開にふさわしくない内容のため、事務局で削除しました。',
  ],
} as const satisfies Partial<Act>;
const consequencesOf = (place: string) => [
  'すべての画面から外れ、ファイルも削除されます。元に戻せません。',
  `ご本人の${place}の画面に、理由が表示されます。ご本人は、別のものを登録できます。`,
];

/** The office's possible act on a picture of a profile. */
export const pictureAct = ({ id, name }: Pick<Talent, 'id' | 'name'>, path: string): Act => ({
  ...shared,
  callable: 'talents',
  type: 'takeDownPicture',
  fields: { uid: id, path },
  document: `talents/${id}`,
  title: `${name}さんの写真を削除しますか？`,
  consequences: consequencesOf('プロフィール編集'),
});

/** The office's possible acts on a portfolio item. */
export const mediaActs = ({ id, ownerId, state }: Media, name: string): Act[] =>
  state === 'TAKEN_DOWN'
    ? []
    : [
        {
          ...shared,
          callable: 'media',
          fields: { mediaId: id },
          document: `talents/${ownerId}/media/${id}`,
          title: `${name}さんのポートフォリオから削除しますか？`,
          consequences: consequencesOf('ポートフォリオ'),
        },
      ];
