import { paymentMethodText } from '#domain/client/paymentMethod.ts';
import { billStatusLabels } from '#domain/deal/billStatus.ts';
import { cancelCodeLabels } from '#domain/deal/fields.ts';
import type { WorkDay } from '#domain/deal/sheet.ts';
import { competitionLabels, expenseLabels, workDayKindLabels } from '#domain/deal/sheetLabels.ts';
import { amountFields } from '#domain/fieldNames.ts';
import { formatYen } from '#domain/format/numbers.ts';
import { fullDay, longTime } from '#domain/format/times.ts';
import { agencyGroupLabels } from '#domain/kernel/agencyGroups.ts';
import { ageBandLabel, genders } from '#domain/kernel/person.ts';
import { prefectureName } from '#domain/kernel/prefectures.ts';
import { transcodingFaultWords } from '#domain/media/transcoding.ts';
import { inquiryTypeLabels } from '#domain/offer/status.ts';
import { reportOutcomeLabel, reportReasonLabel } from '#domain/report/content.ts';
import { subjectKindLabel } from '#domain/report/subject.ts';
import { jobStatusLabels, visibilityLabels } from '../jobs/jobSearch.ts';
import { masterKindLabels } from '../masters/kindLabels.ts';
import { subscriptionTexts } from '../operations/texts.ts';

const statuses: Readonly<Record<string, string>> = {
  IN_INQUIRY: '問い合わせ中',
  IS_INQUIRY_REFUSED: '問い合わせ辞退',
  IN_PROGRESS: '回答・承認待ち',
  IS_ACCEPTED: '承諾済み',
  IS_REFUSED: '不成立',
  IS_ADMIN_APPROVED: '事務局承認済み',
  IS_ADMIN_DISAPPROVED: '事務局否認',
  IS_DECIDING: '選考中',
  IS_APPROVED: '成立',
  IS_CANCELED: '取り消し',
  IS_EXPIRED: '期限切れ',
  IS_CLOSED: '完了',
  IS_ADMIN_CLOSED: '強制終了',
  ...billStatusLabels,
  ...jobStatusLabels,
};

const stages = { OPEN: 'キャストの同意待ち', AGREED: '事務局の承認待ち' };
const workDayText = ({ date, from, to, kind }: WorkDay): string => `${fullDay(date)} ${from}〜${to}（${workDayKindLabels[kind]}）`;

const roles = { talent: 'キャスト', client: 'クライアント' };
const deals = { offer: 'オファー', entry: 'エントリー' };
const years = (band: unknown): string => ageBandLabel(band as number) || String(band);

type Words = Readonly<Record<string, string>> | ((value: unknown) => string);
/** Fields whose values have words of their own; where a reason is free text, it stands as it is. */
const valuesOf: Readonly<Record<string, Words>> = {
  role: roles,
  by: roles,
  side: roles,
  kind: { ...subjectKindLabel, ...masterKindLabels, INQUIRY: '問い合わせ', OFFER: 'オファー' },
  dealKind: deals,
  reason: { ...transcodingFaultWords, ...reportReasonLabel },
  outcome: reportOutcomeLabel,
  status: statuses,
  billStatus: statuses,
  inquiryType: inquiryTypeLabels,
  clientType: { CORPORATION: '法人', INDIVIDUAL: '個人' },
  mediaType: { YOUTUBE: 'YouTube', MOVIE: '動画', IMAGE: '写真' },
  purpose: { VIEW: '画面での閲覧', AS_OF: 'ある時点の閲覧', CSV: 'CSVのダウンロード', SEARCH: 'メールアドレスからの検索' },
  scope: { EVENT: '1件の記録', DOCUMENT: 'その時点の登録内容' },
  table: { BILLS: '取引の一覧', CLIENTS: 'クライアント別の集計' },
  encoding: { XLSX: 'Excel', 'UTF-8': 'CSV（UTF-8）', SHIFT_JIS: 'CSV（Shift_JIS）' },
  subscription: subscriptionTexts,
  competition: competitionLabels,
  expenses: expenseLabels,
  stage: stages,
  visibility: visibilityLabels,
  cancellation: { ASKED: '精算待ち', REMINDED: '精算待ち（48時間超過）', SETTLED: '精算済み' },
  calledOffBy: roles,
  cancelCode: cancelCodeLabels,
  workDays: (value) => workDayText(value as WorkDay),
  gender: (value) => genders[value as number] ?? String(value),
  wantedGender: (value) => (value === 0 ? '指定なし' : (genders[value as number] ?? String(value))),
  wantedAgeBands: years,
  prefecture: (value) => (typeof value === 'number' ? prefectureName(value) : String(value)),
  belongingTo: (value) => agencyGroupLabels[value as keyof typeof agencyGroupLabels] ?? String(value),
  paymentMethod: (value) => paymentMethodText(value as number),
};

/** Times are ms since the epoch: no other number of ours is as large (from 2001 on). */
const isTime = (value: number) => value > 1e12;

/** What an id names, where that is known. */
export type NameOf = (id: string) => string | undefined;

const plainText = (field: string, value: string | number, nameOf: NameOf): string => {
  if (typeof value === 'number') return amountFields.includes(field) ? formatYen(value) : isTime(value) ? longTime(value) : String(value);
  return nameOf(value) ?? value;
};

/** A value in words; ids as what they name. */
export const valueText = (field: string, value: unknown, nameOf: NameOf = () => undefined): string => {
  if (value === null || value === undefined || value === '') return 'なし';
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ';
  if (field === 'pictures' && Array.isArray(value)) return value.length === 0 ? 'なし' : `${value.length}枚`;
  if (Array.isArray(value)) return value.length === 0 ? 'なし' : value.map((item) => valueText(field, item, nameOf)).join('、');
  const known = valuesOf[field.split('.').at(-1) ?? field];
  if (typeof known === 'function') return known(value);
  if (typeof value === 'object') return JSON.stringify(value);
  return known?.[String(value)] ?? plainText(field, value as string | number, nameOf);
};
