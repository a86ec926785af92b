import { textsOf } from '../../kernel/fieldTexts.ts';
import { formatYen, yenRange } from '../../kernel/format/numbers.ts';
import { prefectureName } from '../../kernel/prefectures.ts';
import { templateRows } from '../deal/sheetWords.ts';
import type { JobField, JobPosting } from '../job/posting.ts';
import { postingCatalogue } from '../job/postingRows.ts';

type Row = { readonly label: string; readonly value: string };

/** Shown elsewhere on the page, together with another field, or of no concern to a guardian. */
const leftOut: readonly JobField[] = [
  'title',
  'description',
  'pictures',
  'prefecture',
  'startsAt',
  'endsAt',
  'feeMax',
  'closesWhenFilled',
  'wantedGender',
  'wantedAgeBands',
  'wantedSkills',
  'entryDeadline',
];

/** A posting as rows for the guardian, without what the page shows elsewhere. `now` in ms. */
export const postingRows = (posting: JobPosting, masterName: (id: string) => string | undefined, now: number): Row[] => {
  const namesOf = (_: string, ids: readonly string[]) => ids.map((id) => masterName(id) ?? '名称なし');
  const { prefecture, place, feeMin, feeMax, sheet } = posting;
  return postingCatalogue.fields
    .filter((field) => !leftOut.includes(field))
    .flatMap((field): readonly Row[] => {
      if (field === 'feeMin') return [{ label: '報酬（税抜）', value: `${formatYen(feeMin)}〜${formatYen(feeMax)}` }];
      if (field === 'roles')
        return posting.roles.map(({ name, seats, feeMin, feeMax }) => ({
          label: `役：${name}`,
          value: `${yenRange(feeMin, feeMax)}・${seats}人`,
        }));
      if (field === 'sheet') return sheet ? templateRows(sheet, { masterName }, now).map(({ label, value }) => ({ label, value })) : [];
      const { label, kind } = postingCatalogue.rows[field];
      const texts =
        field === 'place' ? [prefecture === 0 ? '' : prefectureName(prefecture), place] : textsOf(kind, posting[field], namesOf);
      const value = texts.filter(Boolean).join(field === 'place' ? ' ' : '、');
      return value === '' ? [] : [{ label, value }];
    });
};
