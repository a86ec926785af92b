import { formatCount } from '#domain/format/numbers.ts';
import { businessRules } from '#domain/kernel/businessRules.ts';

const { messageMax } = businessRules;

/** Why a text of this length cannot be sent, or null. */
export const composerFault = (length: number): string | null =>
  length > messageMax ? `${formatCount(messageMax)}文字以内で入力してください（現在${formatCount(length)}文字）` : null;
