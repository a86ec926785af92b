import { useCommand } from '#web/shared/data/useCommand.ts';

/** Ends the account. Nothing is waited for: its documents are no longer the user's to read. */
export const useWithdraw = () => {
  const command = useCommand<object>({ callable: 'accounts', type: 'withdraw', shownBy: () => null });
  return { ...command, send: () => command.send({}) };
};
