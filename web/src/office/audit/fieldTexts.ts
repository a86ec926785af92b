import { paymentMethodText } from '#domain/client/billing.ts';
import { clientProfile } from '#domain/client/profile.ts';
import { billStatusLabels } from '#domain/deal/billStatus.ts';
import { formatYen } from '#domain/format/numbers.ts';
import { longTime } from '#domain/format/times.ts';
import { jobPosting } from '#domain/job/posting.ts';
import { agencyGroupLabels } from '#domain/kernel/agencyGroups.ts';
import { labelsIn } from '#domain/kernel/fieldMeta.ts';
import { ageBands, genders } from '#domain/kernel/person.ts';
import { prefectureName } from '#domain/kernel/prefectures.ts';
import { transcodingFaultWords } from '#domain/media/transcoding.ts';
import { inquiryTypeLabels } from '#domain/offer/status.ts';
import { reportOutcomeLabel, reportReasonLabel } from '#domain/report/content.ts';
import { subjectKindLabel } from '#domain/report/subject.ts';
import { talentDetails } from '#domain/talent/details.ts';
import { talentProfile } from '#domain/talent/profile.ts';
import { jobStatusLabels } from '../jobs/jobSearch.ts';
import { masterKindLabels } from '../masters/kindLabels.ts';
import { subscriptionTexts } from '../operations/texts.ts';

const sns = (network: string, name: string) => ({
  [`sns.${network}.screenName`]: `${name}のアカウント`,
  [`sns.${network}.followersCount`]: `${name}のフォロワー数`,
  [`sns.${network}.updatedAt`]: `${name}の更新日時`,
});

type Labels = Readonly<Record<string, string>>;
/** What the fields of an aggregate say of themselves: as its own people read them. */
const labels: Readonly<Record<string, Labels>> = {
  job: labelsIn(jobPosting),
  client: labelsIn(clientProfile),
  talent: { ...labelsIn(talentProfile), ...labelsIn(talentDetails) },
};

/** All other fields, whatever they belong to. */
const names: Labels = {
  status: '状態',
  kind: '種類',
  fee: '報酬',
  scheduleToClose: '終了日',
  answerDue: '回答期限',
  billStatus: '請求の状態',
  billId: '請求番号',
  billClientId: '請求先番号',
  billApplyedAt: '請求日時',
  billIgnoredAt: '請求対象外にした日時',
  isBill: '請求済み',
  jobId: 'お仕事',
  clientId: 'クライアント',
  talentId: 'キャスト',
  createdAt: '作成日時',
  title: 'タイトル',
  description: '内容',
  schedule: '日程',
  body: '本文',
  name: '名前',
  kana: 'フリガナ',
  birthday: '生年月日',
  email: 'メールアドレス',
  destinationEmail: '通知先',
  message: 'メッセージ',
  pr: '自己PR',
  role: 'ご利用方法',
  isAdmin: '事務局の権限',
  operator: '権限を操作したシステム管理担当',
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
  paymentMethod: '支払方法',
  taCode: 'TAコード',
  linkCodeUntil: '連携コードの期限',
  belongingTo: '所属グループ',
  viewOrder: '表示順',
  placedAt: '表示順が決まった日時',
  thumbnail: '写真',
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
  target: '対象の記録',
  scope: '範囲',
  purpose: '目的',
  version: '版',
  count: '件数',
  total: '合計',
  sha256: 'SHA-256',
  encoding: 'ファイルの形式',
  month: '対象月',
  industry: '業種',
  endedAt: '募集が終了した日時',
  likedCount: 'お気に入りの数',
  pictures: '写真',
  sizes: 'サイズ',
  sns: 'SNS',
  ...sns('instagram', 'Instagram'),
  ...sns('twitter', 'X'),
  ...sns('tiktok', 'TikTok'),
  'sns.youtube.channelId': 'YouTubeのチャンネル',
  'sns.youtube.subscriberCount': 'YouTubeの登録者数',
  'sns.youtube.updatedAt': 'YouTubeの更新日時',
  inquiryType: '問い合わせの種類',
  inquiryRefusedAt: '問い合わせの辞退日時',
  remindedAcceptAt: '回答のお願いを送った日時',
  remindedApproveAt: '依頼の確定のお願いを送った日時',
  startDecidingAt: '選考を開始した日時',
  askedAt: '回答をお願いした日時',
  dealKind: '取引の種類',
  dealId: '取引の番号',
  messageCount: 'メッセージの数',
  side: '送った側',
  messageId: 'メッセージの番号',
  text: '本文',
  remindDue: '未読を通知する期限',
  upTo: '何件目まで読んだか',
  unreadCount: '未読の数',
  publishedAt: '公開日時',
  publishDue: '公開の期限',
  score: '点数',
  comment: 'コメント',
  'scores.client': 'クライアントの点数',
  'scores.talent': 'キャストの点数',
  scores: '点数',
  orderIndex: '順番',
  ownerId: '対象の持ち主',
  reporterId: '通報した方',
  mediaType: 'ポートフォリオの種類',
  url: '掲載先',
  S: '写真・動画（小）',
  M: '写真・動画（大）',
  poster: '動画の静止画',
  dueAt: '変換の期限',
  size: '容量（バイト）',
  requestId: '依頼の番号',
  table: '表',
  replaced: '置き換えた文字',
  subscription: '処理',
  streamId: '記録の番号',
  parkedAt: '止まった時刻',
  mailId: 'メールの番号',
  deadlineId: '期限の番号',
  personId: '受講生の番号',
  rosterVersion: '名簿の版',
  codeHash: 'コードの照合値',
  expiresAt: '期限',
  day: '年代の基準日',
  seenAt: '閲覧日時',
  terms: '利用規約の版',
  destinationFollows: '通知先も変更',
  notificationIds: '開いた通知',
  targetId: '対象の番号',
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
  return side && inner ? `${fieldText(aggregate, inner)}（${sides[side]}）` : (labels[aggregate]?.[field] ?? names[field] ?? field);
};

const YEN = ['fee', 'feeMin', 'feeMax', 'total'];
/** Times are ms since the epoch: no other number of ours is as large (from 2001 on). */
const isTime = (field: string, value: number) => value > 1e12 && !YEN.includes(field);

/** What an id names, where that is known. */
export type NameOf = (id: string) => string | undefined;

const plainText = (field: string, value: string | number, nameOf: NameOf): string => {
  if (typeof value === 'number') return YEN.includes(field) ? formatYen(value) : isTime(field, value) ? longTime(value) : String(value);
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
