import { daysFrom } from '../../kernel/calendar/days.ts';
import { jstDate, startOfJstDay } from '../../kernel/calendar/instants.ts';
import { labelOf } from '../../kernel/fieldMeta.ts';
import { formatYen } from '../../kernel/format/numbers.ts';
import { hours, longDate, longEnd } from '../../kernel/format/times.ts';
import type { Prices } from '../../kernel/priceFields.ts';
import { amountRows, type SheetReader } from './amounts.ts';
import { cancelTableOn } from './cancelTable.ts';
import type { DiffRow } from './changeWords.ts';
import { dealFields } from './fields.ts';
import { checkedTerms, missingTerms } from './missingTerms.ts';
import { lastWorkDay, type SheetField, type SheetTemplate, termsSheet } from './sheet.ts';
import { competitionLabels, expenseLabels, regionLabels, workDayKindLabels } from './sheetLabels.ts';
import type { SheetWords } from './storedSheet.ts';

/** A version of a deal's terms, in yen and ms. `commissionedAt` is null before the conclusion. */
export type ShownTerms = {
  readonly termsNo: number;
  readonly fee: number;
  readonly scheduleToClose: number;
  readonly commissionedAt: number | null;
  readonly sheet: SheetTemplate | null;
  readonly sheetWords: SheetWords | null;
  /** The operator's prices (`amountRows`). */
  readonly prices: Prices | null | undefined;
};

/** Names of the two sides, and of master entries by id. */
export type ShownNames = {
  readonly client: string;
  readonly talent: string;
  readonly masterName: (id: string) => string | undefined;
};

/** The name of a row of the shown terms; it identifies the row in two versions. */
export type RowName =
  | Exclude<SheetField, 'competitionIn' | 'expensesYen' | 'undecidedBy'>
  | (
      | 'client'
      | 'talent'
      | 'commissionedAt'
      | 'fee'
      | 'serviceFee'
      | 'tax'
      | 'share'
      | 'total'
      | 'payBy'
      | 'cancellation'
      | 'scheduleToClose'
      | 'termsNo'
      | 'none'
    );
export type SheetRow = { readonly name: RowName; readonly label: string; readonly value: string };

const label = (field: SheetField): string => labelOf(termsSheet.shape[field]);
const day = (date: string): string => longDate(startOfJstDay(date));
const erased = '退会したため、表示できません';

const workDaysText = ({ workDays, undecidedBy }: SheetTemplate): string =>
  workDays.map(({ date, from, to, kind }) => `${day(date)} ${hours(from, to)} ${workDayKindLabels[kind]}`).join('\n') ||
  (undecidedBy === null ? '未定' : `未定（${day(undecidedBy)}までに決定）`);

const usageText = ({ usage }: SheetTemplate, { masterName }: Pick<ShownNames, 'masterName'>): string =>
  usage
    .map(({ media, region, start, months }) => {
      const from = start === null ? '初回の使用から' : `${day(start)}から`;
      return `${masterName(media) ?? '名称のない媒体'}・${regionLabels[region]}・${from}${months}か月`;
    })
    .join('\n') || '使用しない';

const competitionText = ({ competition, competitionIn }: SheetTemplate, { masterName }: Pick<ShownNames, 'masterName'>): string =>
  competition === 'NONE'
    ? competitionLabels.NONE
    : `${competitionLabels[competition]}（${(competitionIn && masterName(competitionIn)) || '業種未定'}）、使用期間のあいだ`;

const expensesText = ({ expenses, expensesYen }: SheetTemplate): string => {
  if (expenses === 'INCLUDED' || expensesYen === null) return expenseLabels[expenses];
  return `${expenseLabels[expenses]}（${expenses === 'ACTUAL' ? '上限 ' : ''}${formatYen(expensesYen)}・税込）`;
};

const payDueText = (sheet: SheetTemplate): string => {
  const last = lastWorkDay(sheet);
  return last === null ? day(sheet.payDue) : `${day(sheet.payDue)}（最後のお仕事の日から${daysFrom(last, sheet.payDue)}日後）`;
};

const stepName = (daysBefore: number): string => (daysBefore === 0 ? '当日以降' : daysBefore === 1 ? '前日' : `${daysBefore}日前`);

/** The client's cancellation fees as a sentence, by the table in force at `at` (ms). */
export const cancellationText = (at: number): string => {
  const { steps, sparePercent } = cancelTableOn(jstDate(at));
  const shares = steps.map(({ daysBefore, percent }) => `${stepName(daysBefore)}はその日の報酬の${percent}%`).join('、');
  return `クライアントの都合で取り消すと、お仕事の日ごとに、次の額を上限に取消料がかかります。${shares}、それより前はなし。予備日は、ほかの日の${sparePercent}%`;
};

const undecidedText = ({ undecidedBy }: SheetTemplate, { undecided }: SheetWords): string =>
  undecidedBy === null ? 'なし' : `${undecided}（${day(undecidedBy)}までに定め、お知らせします）`;

const factRow = (name: RowName & SheetField, value: string): SheetRow => ({ name, label: label(name), value });
const wordRow = (name: keyof SheetWords, words: SheetWords | null, textOf: (words: SheetWords) => string): SheetRow =>
  factRow(name, words ? textOf(words) : erased);

const paymentRows = (sheet: SheetTemplate): SheetRow[] => [
  factRow('payDue', payDueText(sheet)),
  { name: 'payBy', label: '支払方法', value: '銀行振込（手数料は報酬から差し引きません）' },
];

const scopeRows = (sheet: SheetTemplate, names: Pick<ShownNames, 'masterName'>, at: number): SheetRow[] => [
  factRow('usage', usageText(sheet, names)),
  factRow('competition', competitionText(sheet, names)),
  factRow('expenses', expensesText(sheet)),
  factRow('overtimeYen', sheet.overtimeYen === null ? 'なし' : formatYen(sheet.overtimeYen)),
  { name: 'cancellation', label: '取消料', value: cancellationText(at) },
];

const daysRow = (sheet: SheetTemplate): SheetRow => factRow('workDays', workDaysText(sheet));
const inspectionRow = ({ inspectionDue }: SheetTemplate): SheetRow => ({
  name: 'inspectionDue',
  label: '検査',
  value: inspectionDue === null ? 'なし' : `${day(inspectionDue)}までに完了`,
});

/** The rows of a posting's template, without content, place and fee. `now` in ms. */
export const templateRows = (sheet: SheetTemplate, names: Pick<ShownNames, 'masterName'>, now: number): SheetRow[] => [
  daysRow(sheet),
  inspectionRow(sheet),
  ...paymentRows(sheet),
  ...scopeRows(sheet, names, now),
];

const workRows = (sheet: SheetTemplate, words: SheetWords | null): SheetRow[] => [
  wordRow('content', words, ({ content }) => content),
  daysRow(sheet),
  wordRow('place', words, ({ place }) => place || '未定'),
  inspectionRow(sheet),
];

const openRows = (sheet: SheetTemplate, words: SheetWords | null): SheetRow[] => [
  wordRow('undecided', words, (said) => undecidedText(sheet, said)),
  ...(words?.notes ? [factRow('notes', words.notes)] : []),
];

/**
 * The terms as labelled rows for screens, paper and mails: every item that article 3 of the
 * freelance act requires. Fees in yen without tax, `now` in ms.
 */
export const termsRows = (terms: ShownTerms, names: ShownNames, reader: SheetReader, now: number): SheetRow[] => {
  const { sheet, sheetWords, fee, scheduleToClose, commissionedAt, termsNo, prices } = terms;
  return [
    { name: 'client', label: '発注者', value: names.client },
    { name: 'talent', label: '受注者', value: names.talent },
    { name: 'commissionedAt', label: '委託日', value: commissionedAt === null ? '成立した日' : longDate(commissionedAt) },
    ...(sheet ? workRows(sheet, sheetWords) : ([{ name: 'none', label: '条件書', value: noSheet }] satisfies SheetRow[])),
    ...amountRows(fee, scheduleToClose, reader, prices),
    ...(sheet ? [...paymentRows(sheet), ...scopeRows(sheet, names, commissionedAt ?? now), ...openRows(sheet, sheetWords)] : []),
    { name: 'scheduleToClose', label: labelOf(dealFields.scheduleToClose), value: longEnd(scheduleToClose) },
    { name: 'termsNo', label: '条件の版', value: `第${termsNo}版` },
  ];
};

export const noSheet = '条件書なし（旧形式）';

/** The rows, with the earlier value (`was`) where it differs; rows that are gone come last. */
export const rowsSince = (rows: readonly SheetRow[], before: readonly SheetRow[]): (SheetRow & { readonly was?: string })[] => {
  const gone = before.filter(({ name }) => name !== 'none' && !rows.some((row) => row.name === name));
  return [
    ...rows.map((row) => {
      const was = before.find(({ name }) => name === row.name)?.value ?? 'なし';
      return row.name === 'termsNo' || was === row.value ? row : { ...row, was };
    }),
    ...gone.map((row) => ({ ...row, value: 'なし', was: row.value })),
  ];
};

type Sheet = Pick<ShownTerms, 'sheet' | 'sheetWords'>;

/** The rows of a sheet that differ; empty if both sheets say the same. `now` in ms. */
export const sheetDiffRows = (before: Sheet, after: Sheet, names: Pick<ShownNames, 'masterName'>, now: number): DiffRow[] => {
  const rowsOf = ({ sheet, sheetWords }: Sheet): SheetRow[] =>
    sheet ? [...workRows(sheet, sheetWords), ...paymentRows(sheet), ...scopeRows(sheet, names, now), ...openRows(sheet, sheetWords)] : [];
  return rowsSince(rowsOf(after), rowsOf(before)).flatMap(({ name, label: term, value, was }) =>
    was === undefined ? [] : [{ name, label: term, from: was, to: value }],
  );
};

/**
 * The items that the office checks before approval: what they say, and whether each is missing.
 */
export const sheetChecks = (
  { sheet, sheetWords }: Pick<ShownTerms, 'sheet' | 'sheetWords'>,
  names: Pick<ShownNames, 'masterName'>,
): { readonly label: string; readonly isMissing: boolean; readonly value: string }[] => {
  const missing = missingTerms({ sheet, sheetWords });
  const textsOf = (of: SheetTemplate): Readonly<Record<keyof typeof checkedTerms, string>> => ({
    days: workDaysText(of),
    place: sheetWords?.place ?? '',
    usage: usageText(of, names),
    competition: competitionText(of, names),
    payDue: payDueText(of),
  });
  const values = sheet && textsOf(sheet);
  return (Object.keys(checkedTerms) as (keyof typeof checkedTerms)[]).map((item) => {
    const isMissing = missing.includes(item);
    return { label: checkedTerms[item], isMissing, value: isMissing ? '未記入' : (values?.[item] ?? '') };
  });
};
