import { yenInText } from '#domain/kernel/format/numbers.ts';
import type { AggregateName } from '#domain/kernel/identifiers.ts';
import { limitOf, maySend } from '#domain/office/duties.ts';
import { commandsOfAct, type WatchedAct } from '#domain/office/fourEyes.ts';
import { type OfficeAccount, officeAccountSchema } from '#projections/account/officeAccounts.schema.ts';
import { readMany } from '#web/shared/data/reads/readOnce.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';

/** The number of members who may do an act and so confirm it; undefined until read. */
export const useConfirmers = (): ((act: WatchedAct) => number | undefined) => {
  const members = useActiveMembers();
  return (act) =>
    members?.filter(({ officeRoles }) => commandsOfAct(act).some(([aggregate, type]) => maySend(officeRoles, aggregate, type))).length;
};

/** Why an act that needs a second member cannot be done: one member alone has its role. */
export const aloneText = (confirmers: number): string =>
  `この操作の役割がある担当者は${confirmers}人です。確認できる別の担当者がいないため、だれもこの操作を実行できません。先に役割を設定してください。`;

const members = { collection: 'officeAccounts', where: [['isAdmin', '==', true]], orderBy: ['createdAt', 'desc'], limit: 100 } as const;
const active = (all: readonly OfficeAccount[]): readonly OfficeAccount[] => all.filter(({ suspended }) => !suspended);

/** The members of the office who are not suspended, the newest 100, live. */
export const useMemberList = () => {
  const { query, rows } = useMany(members, officeAccountSchema);
  return { query, rows: active(rows) };
};

/** The same members; undefined until read. */
export const useActiveMembers = (): readonly OfficeAccount[] | undefined => {
  const { query, rows } = useMemberList();
  return query.isSuccess ? rows : undefined;
};

export const limitText = (member: OfficeAccount): string => {
  const limit = limitOf(member);
  return limit === null ? '上限なし' : `${yenInText(limit)}（税抜）まで`;
};

/** Those of them who may send a command, read once. */
export const readMembersWho = async (aggregate: AggregateName, type: string): Promise<readonly OfficeAccount[]> =>
  active(await readMany(members, officeAccountSchema)).filter(({ officeRoles }) => maySend(officeRoles, aggregate, type));
