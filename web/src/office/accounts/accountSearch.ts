import { z } from 'zod';
import type { User } from '#projections/users.ts';
import { haveWords, words } from '#web/shared/search/words.ts';

export const kindOptions = [
  { value: 'waiting', label: '認証待ちのクライアント' },
  { value: 'client', label: 'クライアント' },
  { value: 'talent', label: 'キャスト' },
  { value: 'office', label: '事務局' },
  { value: 'suspended', label: '休止中' },
] as const;

const kinds = ['', 'waiting', 'client', 'talent', 'office', 'suspended'] as const;

/** What the office looks for among the accounts; empty for "any". */
export const accountSearch = z.object({
  q: words,
  kind: z.enum(kinds).catch(''),
  order: z.enum(['newest']).catch('newest'),
});
export type AccountSearch = z.infer<typeof accountSearch>;

/** Whether an account is one that is looked for, beyond its kind, which the database filters by. */
export const fits = ({ id, email, name }: Pick<User, 'id' | 'email' | 'name'>, { q }: AccountSearch): boolean =>
  haveWords([id, email, name], q);

/** What an account is, in a word. */
export const accountKind = ({ isAdmin, role }: Pick<User, 'isAdmin' | 'role'>): string => {
  if (isAdmin) return '事務局';
  if (role === null) return '未選択';
  return role === 'talent' ? 'キャスト' : 'クライアント';
};

/** How an account stands, in a word. */
export const accountState = (user: Pick<User, 'deletedAt' | 'suspended' | 'role' | 'isClientCertificated'>): string => {
  if (user.deletedAt !== null) return '退会済み';
  if (user.suspended) return '休止中';
  if (user.role !== 'client') return '利用中';
  return user.isClientCertificated ? '認証済み' : '認証待ち';
};
