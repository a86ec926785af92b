import { topicNames } from '#domain/fieldNames.ts';
import { agencyGroupLabels } from '#domain/kernel/agencyGroups.ts';
import { isJstDate, isJstMonth } from '#domain/kernel/calendar/instants.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { fullDay, longTime, monthText } from '#domain/kernel/format/times.ts';
import { ageBandLabel, genders } from '#domain/kernel/person.ts';
import { prefectureName } from '#domain/kernel/prefectures.ts';
import { type Proficiency, proficiencyIn, proficiencyText } from '#domain/kernel/proficiencies.ts';
import { mailChoiceLabels } from '#domain/kernel/words/topics.ts';
import { accountingLabels } from '#domain/money/accounting/programs.ts';
import { savedLists } from '#domain/office/audit/fields.ts';
import type { Change } from '#domain/office/audit/history.ts';
import { requestAnswerLabels } from '#domain/office/desk/kinds.ts';
import { paymentMethodText } from '#domain/people/client/paymentMethod.ts';
import { transcodingFaultWords } from '#domain/people/media/transcoding.ts';
import { contactCategoryLabel } from '#domain/talk/contact/category.ts';
import { newsAudienceLabels } from '#domain/talk/news/fields.ts';
import { reportOutcomeLabel, reportReasonLabel } from '#domain/talk/report/reasons.ts';
import { subjectKindLabel } from '#domain/talk/report/subject.ts';
import { auditionKindLabels, auditionResultLabels } from '#domain/work/audition/kinds.ts';
import { billStatusLabels } from '#domain/work/deal/billStatus.ts';
import { cancelCodeLabels, proxyChannelLabels } from '#domain/work/deal/fields.ts';
import { proxyAnswerLabels, proxyOutcomeLabels } from '#domain/work/deal/proxyLabels.ts';
import { reasonLabels } from '#domain/work/deal/reasonLabels.ts';
import type { WorkDay } from '#domain/work/deal/sheet.ts';
import { competitionLabels, expenseLabels, regionLabels, workDayKindLabels } from '#domain/work/deal/sheetLabels.ts';
import { dayLabels, jointLabels } from '#domain/work/diary/dayKinds.ts';
import { consentChannelLabel, consentScopeLabel, relationLabel } from '#domain/work/guardian/fields.ts';
import { inquiryAnswerLabels, inquiryTypeLabels } from '#domain/work/offer/status.ts';
import { dayFields, monthFields, timeFields, yenFields } from '#projections/fieldKinds.ts';
import { jobStatusLabels, visibilityLabels } from '../filters/jobSearch.ts';
import { masterKindLabels } from '../list/fieldName.ts';
import { eventText } from './eventTexts.ts';
import { streamText } from './streamParts.ts';
import { subscriptionTexts } from './streamTexts.ts';

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

const listNames = Object.fromEntries(Object.entries(savedLists).map(([list, { noun }]) => [list, `${noun}の一覧`]));
const stages = { OPEN: 'キャストの同意待ち', AGREED: '事務局の承認待ち' };
const workDayText = ({ date, from, to, kind }: WorkDay): string => `${fullDay(date)} ${from}〜${to}（${workDayKindLabels[kind]}）`;

const roles = { talent: 'キャスト', client: 'クライアント' };
const deals = { offer: 'オファー', entry: 'エントリー' };
const years = (band: unknown): string => ageBandLabel(band as number) || String(band);

export type NameOf = (id: string) => string | undefined;

type Usage = { readonly media: string; readonly region: keyof typeof regionLabels; readonly start: string | null; readonly months: number };
const usageText = ({ media, region, start, months }: Usage, nameOf: NameOf): string =>
  `${nameOf(media) ?? media}・${regionLabels[region]}・${start === null ? '初回の使用' : fullDay(start)}から${months}か月`;

type Words = Readonly<Record<string, string>> | ((value: unknown, nameOf: NameOf) => string);
/** Fields with a fixed set of values and their texts. A free-text reason is shown as it is. */
const valuesOf: Readonly<Record<string, Words>> = {
  role: roles,
  audience: newsAudienceLabels,
  publishedTo: roles,
  by: roles,
  side: roles,
  kind: { ...subjectKindLabel, ...masterKindLabels, ...dayLabels, INQUIRY: '問い合わせ', OFFER: 'オファー' },
  dealKind: deals,
  fault: transcodingFaultWords,
  auditionKind: auditionKindLabels,
  result: auditionResultLabels,
  reason: { ...transcodingFaultWords, ...reportReasonLabel },
  outcome: { ...reportOutcomeLabel, ...proxyOutcomeLabels },
  status: statuses,
  list: listNames,
  billStatus: statuses,
  inquiryType: inquiryTypeLabels,
  canCome: inquiryAnswerLabels,
  clientType: { CORPORATION: '法人', INDIVIDUAL: '個人' },
  mediaType: { YOUTUBE: 'YouTube', MOVIE: '動画', IMAGE: '写真' },
  purpose: { VIEW: '画面での閲覧', AS_OF: 'ある時点の閲覧', CSV: 'CSVのダウンロード', SEARCH: 'メールアドレスからの検索' },
  scope: { EVENT: '1件の記録', DOCUMENT: 'その時点の登録内容', ...consentScopeLabel },
  channel: { ...consentChannelLabel, ...proxyChannelLabels },
  answer: { ...proxyAnswerLabels, ...requestAnswerLabels },
  proxyAnswer: proxyAnswerLabels,
  proxyStage: { OPEN: '異議の受付中', DISPUTED: '異議あり', SETTLED: '異議に対応済み' },
  relation: relationLabel,
  category: contactCategoryLabel,
  table: { BILLS: '取引の一覧', CLIENTS: 'クライアント別の集計', ...accountingLabels },
  encoding: { XLSX: 'Excel', 'UTF-8': 'CSV（UTF-8）', SHIFT_JIS: 'CSV（Shift_JIS）' },
  subscription: subscriptionTexts,
  competition: competitionLabels,
  expenses: expenseLabels,
  stage: stages,
  visibility: visibilityLabels,
  cancellation: { ASKED: '精算待ち', REMINDED: '精算待ち（目安を超過）', SETTLED: '精算済み' },
  calledOffBy: roles,
  cancelCode: cancelCodeLabels,
  reasonCode: reasonLabels,
  weekly: jointLabels,
  workDays: (value) => workDayText(value as WorkDay),
  usage: (value, nameOf) => usageText(value as Usage, nameOf),
  changeSteps: (value) => {
    const { type, at } = value as { type: string; at: number };
    return `${eventText(type)}（${longTime(at)}）`;
  },
  mail: mailChoiceLabels,
  ...Object.fromEntries(Object.keys(topicNames).map((topic) => [topic, mailChoiceLabels])),
  target: (value, nameOf) => streamText(String(value), nameOf),
  streamId: (value, nameOf) => streamText(String(value), nameOf),
  gender: (value) => genders[value as number] ?? String(value),
  wantedGender: (value) => (value === 0 ? '指定なし' : (genders[value as number] ?? String(value))),
  wantedAgeBands: years,
  languages: (value) => proficiencyText(value as Proficiency),
  skills: (value) => proficiencyText(value as Proficiency),
  wantedSkills: (value) => {
    // The list of a job's changes has keys.
    const wanted = typeof value === 'string' ? proficiencyIn(value) : (value as Proficiency);
    return wanted ? proficiencyText(wanted, true) : String(value);
  },
  prefecture: (value) => (typeof value === 'number' ? prefectureName(value) : String(value)),
  belongingTo: (value) => agencyGroupLabels[value as keyof typeof agencyGroupLabels] ?? String(value),
  paymentMethod: (value) => paymentMethodText(value as number),
};

/** The segment of a dotted path that tells the type of the value; for a difference, its field. */
export const kindOf = (field: string): string => {
  const parts = field.split('.');
  return (/\.(from|to)$/.test(field) ? parts.at(-2) : parts.at(-1)) ?? field;
};

const plainText = (field: string, value: string | number, nameOf: NameOf): string => {
  const is = (fields: readonly string[]) => fields.includes(field);
  if (typeof value === 'number') {
    if (is(yenFields)) return formatYen(value);
    // Some documents have 0 for a time that has not come.
    return is(timeFields) && value > 0 ? longTime(value) : String(value);
  }
  // A masked date, and the hours of a work day, are texts.
  if (is(dayFields) && isJstDate(value)) return fullDay(value);
  return is(monthFields) && isJstMonth(value) ? monthText(value) : (nameOf(value) ?? value);
};

export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** False for an empty value that stays empty, as most fields of a new document do. */
export const isChange = ({ before, after }: Change): boolean => !isNothing(before) || !isNothing(after);

/** Lists that are shown as a count, because their entries mean nothing to a reader. */
const counted: Readonly<Record<string, string>> = { pictures: '枚', deviceIds: '台' };

/** A value as Japanese text; ids become names. */
export const valueText = (field: string, value: unknown, nameOf: NameOf = () => undefined): string => {
  if (isNothing(value)) return 'なし';
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ';
  const kind = kindOf(field);
  if (Array.isArray(value))
    return counted[kind] ? `${value.length}${counted[kind]}` : value.map((item) => valueText(field, item, nameOf)).join('、');
  const known = valuesOf[kind];
  if (typeof known === 'function') return known(value, nameOf);
  if (typeof value === 'object') return JSON.stringify(value);
  return known?.[String(value)] ?? plainText(kind, value as string | number, nameOf);
};
