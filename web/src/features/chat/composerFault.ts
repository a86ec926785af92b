import { businessRules } from '#domain/kernel/businessRules.ts';

const { messageMax } = businessRules;

/** Why a text of this length cannot be sent, or null. */
export const composerFault = (length: number): string | null =>
  length > messageMax
    ? `${messageMax.toLocaleString('ja-JP')}文字以内で入力してください（現在${length.toLocaleString('ja-JP')}文字）`
    : null;
