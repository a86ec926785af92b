import { fieldNames, namesInTerms, topicNames } from '#domain/fieldNames.ts';

/** Names of fields that only documents have: times of acts and data of other streams. */
export const documentLabels: Readonly<Record<string, string>> = {
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
  officeRoles: '役割',
  suspended: '休止',
  isClientCertificated: '認証',
  isPublished: '公開',
  isSuspended: '休止',
  hasTalentProfile: 'キャストのプロフィール',
  hasClientProfile: 'クライアントの情報',
  isTalentSuspended: 'プロフィールの休止',
  wasCertified: '認証の有無（これまで）',
  wasPublished: '公開の有無（これまで）',
  isWaiting: '事務局の確認待ち',
  lastNewsOpenedAt: 'お知らせの閲覧日時',
  termsAgreed: '同意した利用規約',
  deviceIds: '通知する端末',
  sessions: 'ログイン中の端末',
  'ended.sessions': 'ログアウトした端末（ログインした日時）',
  'ended.before': 'ほかの端末をすべてログアウトした日時',
  'ended.kept': '残した端末（ログインした日時）',
  mailChoices: 'メールの受け取り方',
  termsAgreedAt: '利用規約への同意日時',
  linkCodeUntil: '連携コードの期限',
  placedAt: '表示順が決まった日時',
  likedCount: 'お気に入りの数',
  closedAt: '完了日時',
  filledAt: '募集が埋まった日時',
  deletedAt: '退会日時',
  adminCancelBy: '強制終了した人',
  adminCancelReason: '強制終了の理由',
  messageCount: 'メッセージの数',
  offerMessage: 'オファーのメッセージ',
  publishedAt: '公開日時',
  publishedTo: '公開中の相手',
  returnedAt: '差し戻しの日時',
  'returned.reason': '差し戻しの理由',
  'returned.at': '差し戻しの日時',
  birthdayAskedAt: '生年月日の変更の申請日時',
  askedBirthday: '申請中の生年月日',
  pageOpenedAt: '公開ページの開設日時',
  sharingAllowedAt: '候補リストの共有を許可した日時',
  proposalReason: '条件の変更・相談の理由',
  changeSteps: '条件の変更の経過',
  workEndsOn: '最後のお仕事の日',
  billFee: '請求額（税抜）',
  payers: '登録した振込名義',
  cancellation: '取り消しの段階',
  cancellationReason: '取り消しの理由',
  proxyStage: '代理回答の段階',
};

/** Fields that occur only inside a proposed change or a posting. */
const inTerms: Readonly<Record<string, string>> = {
  ...namesInTerms,
  no: '番号',
  stage: '段階',
  due: '期限',
  proposedAt: '申し込みの日時',
  words: '本文の照合値',
  place: '場所',
  sheet: '条件書',
  from: '変更前',
  to: '変更後',
  answer: '回答',
  channel: '連絡の方法',
  heardAt: '聞いた日時',
  answeredAt: '登録日時',
  disputedAt: '異議の日時',
  outcome: '異議への対応',
};
/** Parts of a deal that contain several fields. */
const outers: Readonly<Record<string, string>> = {
  proposal: '条件の変更・相談',
  proposedWords: '変更後の条件書',
  proxy: '代理回答',
  inquiryAnswer: '問い合わせへの回答',
};
/**
 * Path segments that are removed before a name is looked up. A sheet as the last segment is a
 * field.
 */
const steps = /^(facts|diff)\.|\b(facts|diff|sheet)\./g;
const termsNames = (path: string): string =>
  path
    .replace(steps, '')
    .split('.')
    .map((part) => inTerms[part] ?? part)
    .join('の');

const sides: Readonly<Record<string, string>> = { before: '変更前', after: '変更後' };

/** The Japanese name of an aggregate's field; a field without one shows its stored name. */
export const fieldText = (aggregate: string, field: string): string => {
  const [, side, inner] = /^(before|after)\.(.+)$/.exec(field) ?? [];
  const [, outer, rest] = /^(sheet|sheetWords|proposal|proposed|proposedWords|posted|proxy|inquiryAnswer)\.(.+)$/.exec(field) ?? [];
  const [, topic] = /^mailChoices\.(.+)$/.exec(field) ?? [];
  if (topic) return `${documentLabels.mailChoices}：${topicNames[topic] ?? topic}`;
  if (outer && rest) return `${outers[outer] ?? fieldText(aggregate, outer)}：${termsNames(rest)}`;
  return side && inner
    ? `${fieldText(aggregate, inner)}（${sides[side]}）`
    : (fieldNames[aggregate]?.[field] ?? documentLabels[field] ?? field);
};
