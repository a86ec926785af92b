import { z } from 'zod';
import { email, normalizeText } from '#domain/kernel/validation.ts';
import type { OfficeAccount } from '#projections/account/officeAccounts.schema.ts';
import { haveWords, words } from '#web/shared/search/words.ts';

export const kindOptions = [
  { value: 'waiting', label: '認証待ちのクライアント' },
  { value: 'client', label: 'クライアント' },
  { value: 'talent', label: 'キャスト' },
  { value: 'office', label: '事務局' },
  { value: 'suspended', label: '休止中' },
] as const;

const kinds = ['', 'waiting', 'client', 'talent', 'office', 'suspended'] as const;

/** The filters of the account list, as the address has them; empty means any. */
export const accountSearch = z.object({
  q: words,
  kind: z.enum(kinds).catch(''),
  order: z.enum(['newest', 'oldest']).catch('newest'),
});
export type AccountSearch = z.infer<typeof accountSearch>;

/** The typed text if it is a whole email address, else null: only the server can look one up. */
export const wholeAddress = (typed: string): string | null => {
  const address = normalizeText(typed).toLowerCase();
  return email.safeParse(address).success ? address : null;
};

type Searched = Pick<OfficeAccount, 'id' | 'maskedEmail' | 'name' | 'kana' | 'staffName'>;

/** Whether an account passes the filters, except its kind, which the database filters by. */
export const matches = ({ id, maskedEmail, name, kana, staffName }: Searched, { q }: AccountSearch): boolean =>
  wholeAddress(q) !== null || haveWords([id, maskedEmail, name, kana, staffName], q);

export const accountKind = ({ isAdmin, role }: Pick<OfficeAccount, 'isAdmin' | 'role'>): string => {
  if (isAdmin) return '事務局';
  if (role === null) return '未選択';
  return role === 'talent' ? 'キャスト' : 'クライアント';
};

export const accountState = (
  user: Pick<OfficeAccount, 'deletedAt' | 'suspended' | 'role' | 'isClientCertificated' | 'wasCertified' | 'returnedAt'>,
): string => {
  if (user.deletedAt !== null) return '退会済み';
  if (user.suspended) return '休止中';
  if (user.role !== 'client') return '利用中';
  if (user.isClientCertificated) return '認証済み';
  if (user.returnedAt !== null) return '差し戻し中';
  return user.wasCertified ? '認証取り消し' : '認証待ち';
};
