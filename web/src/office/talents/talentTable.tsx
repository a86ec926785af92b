import { sortableTime } from '#domain/kernel/format/times.ts';
import { prefectureName } from '#domain/kernel/prefectures.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { href } from '#web/routing/href.ts';
import { Face, StateChip } from '../list/face.tsx';
import type { Table } from '../list/listTable.tsx';
import type { RowContent } from '../list/rows.tsx';
import { listTime } from '../list/texts.ts';
import { talentState } from './talentSearch.ts';

export const talentRow = ({ id, name, thumbnail }: Talent): RowContent => ({
  to: href('officeTalent', { uid: id }),
  name,
  face: <Face name={name} portrait={thumbnail} />,
});

export const talentTable: Table<Talent> = {
  titleHead: '名前',
  columns: [
    { key: 'kana', head: 'フリガナ', isSpare: true, orders: { asc: 'name' }, cell: ({ kana }) => kana },
    { key: 'state', head: '状態', width: '7rem', cell: (talent) => <StateChip state={talentState(talent)} />, csv: talentState },
    {
      key: 'prefecture',
      head: '都道府県',
      width: '6.5rem',
      isSpare: true,
      cell: ({ prefecture }) => (prefecture === 0 ? '' : prefectureName(prefecture)),
    },
    { key: 'speciality', head: '特技', isSpare: true, cell: ({ speciality }) => speciality.join('、') },
    { key: 'liked', head: 'お気に入り', isNumber: true, isSpare: true, width: '6.5rem', cell: ({ likedCount }) => likedCount },
    {
      key: 'place',
      head: '表示順',
      isNumber: true,
      isSpare: true,
      width: '6rem',
      orders: { asc: 'place' },
      cell: ({ viewOrder }) => viewOrder,
    },
    {
      key: 'created',
      head: '登録',
      width: '9.5rem',
      orders: { desc: 'newest', asc: 'oldest' },
      cell: ({ createdAt }) => listTime(createdAt),
      csv: ({ createdAt }) => sortableTime(createdAt),
    },
  ],
};
