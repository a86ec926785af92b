import type { CommandOf } from '#domain/report/commands.ts';
import type { Report } from '#projections/report/reports.schema.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

export type Settlement = Pick<CommandOf<'settle'>, 'outcome' | 'note'>;

/** Settles a report; done when its document shows it. */
export const useSettle = ({ id, reportId, number }: Report) => {
  const command = useCommand<Settlement & { reportId: string; number: number }>({
    callable: 'reports',
    type: 'settle',
    shownBy: () => `reports/${id}`,
  });
  return { ...command, send: (settlement: Settlement) => command.send({ reportId, number, ...settlement }) };
};
