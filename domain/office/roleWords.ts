import type { OfficeRole } from './roles.ts';

type Words = { readonly name: string; readonly does: string };

/** What the roles are called, and what they are for. */
export const roleWords: Readonly<Record<OfficeRole, Words>> = {
  review: { name: '審査', does: 'オファーとエントリーの承認と否認、取り消しの精算、お仕事の終了、通報への対応' },
  people: { name: '会員', does: 'クライアントの認証、キャストの公開、休止、受講生、お問い合わせへの回答、個人情報の表示' },
  billing: { name: '請求', does: '請求、請求対象外、請求番号、請求の書き出し、個人情報の表示' },
  approval: { name: '承認者', does: '上限額を超えるオファー、エントリー、条件変更の承認' },
  audit: { name: '監査', does: 'すべての記録と個人情報の表示（変更はできません）' },
  operations: { name: '運用', does: 'システムの状態、お知らせ、マスタ' },
  administration: { name: '管理者', does: '担当者の役割と上限額の設定' },
};
