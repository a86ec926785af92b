import { formatYen } from '#domain/format/numbers.ts';
import { longTime } from '#domain/format/times.ts';
import { prefectureName } from '#domain/kernel/prefectures.ts';

const labels: Readonly<Record<string, string>> = {
  title: 'タイトル',
  description: 'お仕事の内容',
  jobCategory: 'お仕事の種類',
  industry: '業種',
  media: '掲載媒体',
  prefecture: '都道府県',
  place: '場所',
  startsAt: '開始日時',
  endsAt: '終了日時',
  schedule: 'スケジュールの補足',
  feeMin: '報酬（下限）',
  feeMax: '報酬（上限）',
  numberOfPeople: '募集人数',
  wantedGender: '募集する性別',
  wantedAgeBands: '募集する年代',
  entryDeadline: '募集締切',
  pictures: '写真',
};

/** What a field of a posting is called. */
export const fieldLabel = (field: string): string => labels[field] ?? field;

type Value = string | number | null | readonly (string | number)[];

/** A field's value as it is read. */
export const valueText = (field: string, value: Value): string => {
  if (value === null || value === '') return '（なし）';
  if (Array.isArray(value)) return field === 'pictures' ? `${value.length}枚` : value.join('、') || '（なし）';
  if (typeof value !== 'number') return String(value);
  if (field === 'feeMin' || field === 'feeMax') return formatYen(value);
  if (['startsAt', 'endsAt', 'entryDeadline'].includes(field)) return longTime(value);
  return field === 'prefecture' ? prefectureName(value) : String(value);
};
