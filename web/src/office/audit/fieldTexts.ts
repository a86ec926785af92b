import { billStatusLabels } from '#domain/deal/billStatus.ts';
import { formatYen } from '#domain/format/numbers.ts';
import { shortTime } from '#domain/format/times.ts';
import { reportOutcomeLabel, reportReasonLabel } from '#domain/report/content.ts';
import { subjectKindLabel } from '#domain/report/subject.ts';

const names: Readonly<Record<string, string>> = {
  status: '状態',
  kind: '種類',
  fee: '報酬',
  feeMin: '報酬（下限）',
  feeMax: '報酬（上限）',
  scheduleToClose: '終了日',
  answerDue: '回答期限',
  billStatus: '請求の状態',
  billId: '請求番号',
  billClientId: '請求先番号',
  billApplyedAt: '請求日時',
  billIgnoredAt: '請求対象外にした日時',
  isBill: '請求済み',
  jobId: 'お仕事の番号',
  clientId: 'クライアントの番号',
  talentId: 'キャストの番号',
  createdAt: '作成日時',
  title: '題名',
  description: '説明',
  schedule: '日程',
  place: '場所',
  prefecture: '都道府県',
  startsAt: '開始',
  endsAt: '終了',
  entryDeadline: '募集期限',
  numberOfPeople: '人数',
  name: '名前',
  kana: 'カナ',
  gender: '性別',
  birthday: '生年月日',
  email: 'メールアドレス',
  destinationEmail: '通知先',
  message: 'メッセージ',
  pr: '自己PR',
  introduction: '自己紹介',
  department: '部署',
  position: '役職',
  role: 'ご利用方法',
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
  isFixedOrder: '表示順の指定',
  clientType: '区分',
  worksUrl: '実績',
  paymentMethod: '支払方法',
  speciality: '特技',
  profileImages: 'その他の写真',
  taCode: 'TAコード',
  linkCodeUntil: '連携コードの期限',
  belongingTo: 'グループ',
  viewOrder: '表示順',
  thumbnail: '写真',
  'company.name': '会社名',
  'company.kana': '会社名（カナ）',
  'company.phone': '電話番号',
  'company.address.postalCode': '郵便番号',
  'company.address.prefecture': '都道府県（住所）',
  'company.address.city': '市区町村',
  'company.address.street': '番地',
  'company.address.buildingName': '建物名',
  acceptedAt: '承諾日時',
  refusedAt: '辞退日時',
  approvedAt: '成立日時',
  offeredAt: 'オファー日時',
  canceledAt: '取り消し日時',
  expiredAt: '期限切れ日時',
  closedAt: '完了日時',
  deletedAt: '退会日時',
  adminApprovedAt: '事務局の承認日時',
  adminDisapprovedAt: '事務局の否認日時',
  adminCancelAt: '強制終了日時',
  adminCancelBy: '強制終了した人',
  adminCancelReason: '強制終了の理由',
  reason: '理由',
  subjectId: '対象の番号',
  words: 'くわしい内容',
  by: '通報・投稿した側',
  number: '何件目',
  outcome: '結果',
  note: 'メモ',
  target: '対象',
  scope: '範囲',
  purpose: '目的',
  version: '版',
  count: '件数',
  total: '合計',
  sha256: 'SHA-256',
  encoding: '文字コード',
  month: '対象月',
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
};

const roles = { talent: 'キャスト', client: 'クライアント' };
/** Fields whose values have words of their own; where a reason is free text, it stands as it is. */
const valuesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: roles,
  by: roles,
  kind: subjectKindLabel,
  reason: reportReasonLabel,
  outcome: reportOutcomeLabel,
};

/** A field's name in words where it has some; the stored name where not. */
export const fieldText = (field: string): string => names[field] ?? field;

const YEN = ['fee', 'feeMin', 'feeMax', 'total'];
/** Times are ms since the epoch: no other number of ours is as large (from 2001 on). */
const isTime = (field: string, value: number) => value > 1e12 && !YEN.includes(field);

/** A value in words. */
export const valueText = (field: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'なし';
  if (typeof value === 'boolean') return value ? 'あり' : 'なし';
  if (typeof value === 'number') return YEN.includes(field) ? formatYen(value) : isTime(field, value) ? shortTime(value) : String(value);
  if (Array.isArray(value)) return value.length === 0 ? 'なし' : value.map((item) => valueText(field, item)).join('、');
  if (typeof value === 'object') return JSON.stringify(value);
  const known = valuesOf[field];
  if (known) return known[String(value)] ?? String(value);
  return /status$/i.test(field) ? (statuses[String(value)] ?? String(value)) : String(value);
};
