import { paymentMethodText } from '#domain/client/billing.ts';
import { billStatusLabels } from '#domain/deal/billStatus.ts';
import { fieldCatalogue } from '#domain/fieldCatalogue.ts';
import { formatYen } from '#domain/format/numbers.ts';
import { longTime } from '#domain/format/times.ts';
import { agencyGroupLabels } from '#domain/kernel/agencyGroups.ts';
import { type Fields, labelOf, namedFields, unitOf } from '#domain/kernel/fieldMeta.ts';
import { ageBands, genders } from '#domain/kernel/person.ts';
import { prefectureName } from '#domain/kernel/prefectures.ts';
import { transcodingFaultWords } from '#domain/media/transcoding.ts';
import { inquiryTypeLabels } from '#domain/offer/status.ts';
import { reportOutcomeLabel, reportReasonLabel } from '#domain/report/content.ts';
import { subjectKindLabel } from '#domain/report/subject.ts';
import { sns, snsKinds } from '#domain/talent/details.ts';
import { jobStatusLabels } from '../jobs/jobSearch.ts';
import { masterKindLabels } from '../masters/kindLabels.ts';
import { subscriptionTexts } from '../operations/texts.ts';

type Labels = Readonly<Record<string, string>>;

const labelsIn = (fields: Fields): Labels =>
  Object.fromEntries(Object.entries(namedFields(fields)).map(([path, field]) => [path, labelOf(field)]));

/** 「Instagramのユーザー名」: a network's fields say whose they are; when the figures changed last only documents know. */
const networkLabels: Labels = Object.fromEntries(
  snsKinds.flatMap((kind) => {
    const { [kind]: network } = sns.shape;
    const fields: Labels = { ...labelsIn(network.unwrap().shape), updatedAt: '更新日時' };
    return Object.entries(fields).map(([field, label]) => [`sns.${kind}.${field}`, `${labelOf(network)}の${label}`]);
  }),
);

/** What the fields of an aggregate say of themselves: as its own people read them. */
const labels: Readonly<Record<string, Labels>> = {
  ...Object.fromEntries(Object.entries(fieldCatalogue).map(([aggregate, fields]) => [aggregate, labelsIn(fields)])),
  talent: { ...labelsIn(fieldCatalogue.talent), ...networkLabels },
};

/** Fields that only documents have: when something happened, and what the streams of others say of it. */
export const documentLabels: Labels = {
  status: '状態',
  billStatus: '請求の状態',
  billApplyedAt: '請求日時',
  billIgnoredAt: '請求対象外にした日時',
  isBill: '請求済み',
  createdAt: '作成日時',
  name: '名前',
  kana: 'フリガナ',
  destinationEmail: '通知先',
  isAdmin: '事務局の権限',
  suspended: '休止',
  isClientCertificated: '認証',
  isPublished: '公開',
  isSuspended: '休止',
  hasTalentProfile: 'キャストのプロフィール',
  hasClientProfile: 'クライアントの情報',
  isTalentSuspended: 'プロフィールの休止',
  lastNewsOpenedAt: 'お知らせの閲覧日時',
  termsAgreed: '同意した利用規約',
  termsAgreedAt: '利用規約への同意日時',
  linkCodeUntil: '連携コードの期限',
  placedAt: '表示順が決まった日時',
  likedCount: 'お気に入りの数',
  acceptedAt: '承諾日時',
  refusedAt: '辞退日時',
  approvedAt: '成立日時',
  offeredAt: 'オファー日時',
  canceledAt: '取り消し日時',
  closedAt: '完了日時',
  deletedAt: '退会日時',
  adminApprovedAt: '事務局の承認日時',
  adminDisapprovedAt: '事務局の否認日時',
  adminCancelAt: '強制終了日時',
  adminCancelBy: '強制終了した人',
  adminCancelReason: '強制終了の理由',
  inquiryRefusedAt: '問い合わせの辞退日時',
  remindedAcceptAt: '回答のお願いを送った日時',
  remindedApproveAt: '依頼の確定のお願いを送った日時',
  startDecidingAt: '選考を開始した日時',
  messageCount: 'メッセージの数',
  publishedAt: '公開日時',
};

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

const roles = { talent: 'キャスト', client: 'クライアント' };
const deals = { offer: 'オファー', entry: 'エントリー' };
const years = (band: unknown): string => ageBands[band as number]?.label ?? String(band);

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
  gender: (value) => genders[value as number] ?? String(value),
  wantedGender: (value) => (value === 0 ? '指定なし' : (genders[value as number] ?? String(value))),
  wantedAgeBands: years,
  prefecture: (value) => (typeof value === 'number' ? prefectureName(value) : String(value)),
  belongingTo: (value) => agencyGroupLabels[value as keyof typeof agencyGroupLabels] ?? String(value),
  paymentMethod: (value) => paymentMethodText(value as number),
};

const sides: Readonly<Record<string, string>> = { before: '変更前', after: '変更後' };

/** The name in words of a field of an aggregate; a field that nobody named shows as it is stored. */
export const fieldText = (aggregate: string, field: string): string => {
  const [, side, inner] = /^(before|after)\.(.+)$/.exec(field) ?? [];
  return side && inner
    ? `${fieldText(aggregate, inner)}（${sides[side]}）`
    : (labels[aggregate]?.[field] ?? documentLabels[field] ?? field);
};

const amounts = new Set(
  Object.values(fieldCatalogue).flatMap((fields) =>
    Object.entries(namedFields(fields)).flatMap(([path, field]) => (unitOf(field) === '円' ? [path] : [])),
  ),
);
/** Times are ms since the epoch: no other number of ours is as large (from 2001 on). */
const isTime = (value: number) => value > 1e12;

/** What an id names, where that is known. */
export type NameOf = (id: string) => string | undefined;

const plainText = (field: string, value: string | number, nameOf: NameOf): string => {
  if (typeof value === 'number') return amounts.has(field) ? formatYen(value) : isTime(value) ? longTime(value) : String(value);
  return nameOf(value) ?? value;
};

/** A value in words; ids as what they name. */
export const valueText = (field: string, value: unknown, nameOf: NameOf = () => undefined): string => {
  if (value === null || value === undefined || value === '') return 'なし';
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ';
  if (field === 'pictures' && Array.isArray(value)) return value.length === 0 ? 'なし' : `${value.length}枚`;
  if (Array.isArray(value)) return value.length === 0 ? 'なし' : value.map((item) => valueText(field, item, nameOf)).join('、');
  if (typeof value === 'object') return JSON.stringify(value);
  const known = valuesOf[field];
  if (typeof known === 'function') return known(value);
  return known?.[String(value)] ?? plainText(field, value as string | number, nameOf);
};
