import { maySend } from '#domain/office/duties.ts';
import { commandsOfAct, type WatchedAct } from '#domain/office/fourEyes.ts';
import { useActiveMembers } from '../members/members.ts';

/** The number of members who may do an act and so confirm it; undefined until read. */
export const useConfirmers = (): ((act: WatchedAct) => number | undefined) => {
  const members = useActiveMembers();
  return (act) =>
    members?.filter(({ officeRoles }) => commandsOfAct(act).some(([aggregate, type]) => maySend(officeRoles, aggregate, type))).length;
};

/** Why an act that needs a second member cannot be done: one member alone has its role. */
export const aloneText = (confirmers: number): string =>
  `この操作の役割がある担当者は${confirmers}人です。確認できる別の担当者がいないため、だれもこの操作を実行できません。先に役割を設定してください。`;
