import { href } from '#web/routing/href.ts';

export const clientSettings = [
  { to: href('clientCompanyEdit'), label: '会社情報の編集' },
  { to: href('mailEdit'), label: 'ログイン用メールアドレスの変更' },
  { to: href('clientBillEdit'), label: '請求先情報の編集' },
  { to: href('destinationEdit'), label: '通知先メールアドレスの変更' },
  { to: href('passwordEdit'), label: 'パスワードの変更' },
  { to: href('clientTerms'), label: '利用規約への同意' },
  { to: href('clientHelp'), label: 'ヘルプ' },
  { to: href('withdrawal'), label: '退会' },
] as const;

export const talentSettings = [
  { to: href('mailEdit'), label: 'ログイン用メールアドレスの変更' },
  { to: href('destinationEdit'), label: '通知先メールアドレスの変更' },
  { to: href('passwordEdit'), label: 'パスワードの変更' },
  { to: href('talentGuardian'), label: '保護者の同意（18歳未満の方）' },
  { to: href('talentTerms'), label: '利用規約への同意' },
  { to: href('talentSnsTerm'), label: 'SNS利用ルール' },
  { to: href('withdrawal'), label: '退会' },
] as const;
