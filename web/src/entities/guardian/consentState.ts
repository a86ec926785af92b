import { longTime } from '#domain/kernel/format/times.ts';
import { looksSame, type Matter, matterKey } from '#domain/work/guardian/matter.ts';
import type { Guardian } from '#projections/guardian/guardians.schema.ts';

export type ConsentKind = 'given' | 'asked' | 'refused' | 'changed' | 'expired' | 'unasked';

/** The server decides in the same way when the command arrives. */
export type ConsentState = { readonly kind: ConsentKind; readonly words: string };

/** The state of the guardian's consent to a matter with these terms at `now` (ms). */
export const consentStateOf = ({ matters }: Guardian, matter: Matter, now: number): ConsentState => {
  const held = matters[matterKey(matter)];
  if (!held) return { kind: 'unasked', words: 'まだ保護者に確認をお願いしていません。' };
  if (!looksSame(held, matter))
    return { kind: 'changed', words: '保護者に確認をお願いしたあとで、条件が変わりました。もう一度、確認をお願いしてください。' };
  if (held.isGiven === true) return { kind: 'given', words: `保護者の同意を確認しました（${longTime(held.answeredAt ?? 0)}）。` };
  if (held.isGiven === false)
    return { kind: 'refused', words: `保護者の方が「同意しない」と回答しました（${longTime(held.answeredAt ?? 0)}）。` };
  const expiresAt = held.expiresAt ?? 0;
  return now < expiresAt
    ? { kind: 'asked', words: `保護者の回答をお待ちください。回答の期限は${longTime(expiresAt)}です。` }
    : { kind: 'expired', words: '回答の期限を過ぎました。もう一度、確認をお願いしてください。' };
};
