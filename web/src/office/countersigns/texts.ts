import type { CountersignStatus } from '#domain/office/countersign/fields.ts';
import type { WatchedAct } from '#domain/office/fourEyes.ts';

export const actNames: Readonly<Record<WatchedAct, string>> = {
  WRITE_OFF: '請求の対象外',
  EXPORT: '請求データのダウンロード',
  GRANT: '役割と二人での確認の設定',
  SKIP: '止まった処理の読み飛ばし（システム）',
  PRICES: '料金表の告知',
  TRANSFER: 'キャストへの振込',
  APPROVAL: '報酬の承認',
};

export const statusTexts: Readonly<Record<CountersignStatus, string>> = {
  ASKED: '確認待ち',
  CONFIRMED: '確認済み（実行を待っています）',
  DECLINED: '確認しませんでした',
  WITHDRAWN: '依頼を取り消しました',
  CARRIED_OUT: '実行しました',
  LAPSED: '実行できませんでした',
};
