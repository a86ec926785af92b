import type { Media } from '#projections/talent/media.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { kindNames, useOwnPortfolio } from '#web/features/portfolio/public.ts';
import { Photo } from '#web/shared/ui/photo.tsx';
import type { Act } from '../../acts/act.ts';
import { ActingTable } from './actingTable.tsx';

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

const pictureAct = ({ id, name }: Pick<Talent, 'id' | 'name'>, path: string): Act => ({
  ...shared,
  callable: 'talents',
  type: 'takeDownPicture',
  fields: { uid: id, path },
  document: `talents/${id}`,
  title: `${name}さんの写真を削除しますか？`,
  consequences: consequencesOf('プロフィール編集'),
});

const mediaActs = ({ id, ownerId, state }: Media, name: string): Act[] =>
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

type Row = {
  readonly id: string;
  readonly kind: string;
  /** The path of the image; null for a movie or a removed image. */
  readonly path: string | null;
  readonly about: string;
  readonly acts: readonly Act[];
};

const stateTexts = { PROCESSING: '変換しています', FAILED: '変換できませんでした', READY: '' } as const;

const pictureRows = (talent: Talent): Row[] =>
  [...new Set([talent.thumbnail, ...talent.profileImages])].flatMap((path) =>
    path === null
      ? []
      : [
          {
            id: path,
            kind: path === talent.thumbnail ? 'プロフィール写真' : 'その他の写真',
            path,
            about: '',
            acts: [pictureAct(talent, path)],
          },
        ],
  );

const mediaRow = (item: Media, name: string): Row => ({
  id: item.id,
  kind: `ポートフォリオ（${kindNames[item.type]}）`,
  path: item.S ?? item.poster,
  about: [item.description, item.state === 'TAKEN_DOWN' ? `事務局が削除しました（${item.takenDown ?? '—'}）` : stateTexts[item.state]]
    .filter(Boolean)
    .join('・'),
  acts: mediaActs(item, name),
});

export const PicturesCard = ({ talent }: { readonly talent: Talent }) => {
  const { query, rows } = useOwnPortfolio(talent.id);
  return (
    <ActingTable
      title="写真・動画の確認"
      list={{ query, rows: [...pictureRows(talent), ...rows.map((item) => mediaRow(item, talent.name))] }}
      none="登録されていません。"
      keyOf={({ id }) => id}
      actsFor={({ acts }) => acts}
      nameOf={({ kind, about }) => [kind, about].filter(Boolean).join('・')}
      columns={[
        { head: '写真', as: 'keep', cell: ({ path }) => (path === null ? '—' : <Photo path={path} alt="" size={48} />) },
        { head: '種類', cell: ({ kind }) => kind },
        { head: '説明・状態', cell: ({ about }) => about || '—' },
      ]}
    />
  );
};
