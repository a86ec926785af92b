import { useCommand } from '#web/shared/data/commands/useCommand.ts';

/** Deletes the account. It waits for no document, since the user may no longer read any. */
export const useWithdraw = () => {
  const command = useCommand<object>({ callable: 'accounts', type: 'withdraw', shownBy: () => null });
  return { ...command, send: () => command.send({}) };
};
