import { labelOf } from '../../kernel/fieldMeta.ts';
import { formatYen } from '../../kernel/format/numbers.ts';
import { prefectureName } from '../../kernel/prefectures.ts';
import { templateRows } from '../deal/sheetWords.ts';
import { type JobPosting, jobPosting } from '../job/posting.ts';

type Row = { readonly label: string; readonly value: string };
const row = (field: keyof JobPosting, value: string): Row[] => (value === '' ? [] : [{ label: labelOf(jobPosting.shape[field]), value }]);

/**
 * What a posting says beside title, client, description and hours, as rows for the guardian. `now`
 * in ms.
 */
export const postingRows = (posting: JobPosting, masterName: (id: string) => string | undefined, now: number): Row[] => {
  const { jobCategory, industry, media, prefecture, place, schedule, feeMin, feeMax, numberOfPeople, sheet } = posting;
  const named = (ids: readonly string[]) => ids.map((id) => masterName(id) ?? '名称なし').join('、');
  return [
    ...row('jobCategory', named(jobCategory === null ? [] : [jobCategory])),
    ...row('industry', named(industry)),
    ...row('media', named(media)),
    ...row('place', [prefecture === 0 ? '' : prefectureName(prefecture), place].filter(Boolean).join(' ')),
    ...row('schedule', schedule),
    { label: '報酬（税抜）', value: `${formatYen(feeMin)}〜${formatYen(feeMax)}` },
    ...row('numberOfPeople', `${numberOfPeople}人`),
    ...(sheet ? templateRows(sheet, { masterName }, now).map(({ label, value }) => ({ label, value })) : []),
  ];
};
