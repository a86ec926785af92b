import type { CommandOf } from '#domain/work/entry/commands.ts';
import { type DealKind, documentOf, idOf, kinds } from '#web/entities/deal/kinds.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';

/** A command that creates a deal; done when the deal's document exists. */
export const useBegin = <Fields extends object>(kind: DealKind, type: string, jobId: () => string) =>
  useCommand<Fields>({
    callable: kinds[kind].collection,
    type,
    shownBy: ({ streamId }) => documentOf(kind, jobId(), idOf(kind, streamId)),
  });

/** Enters a job. */
export const useEnter = (jobId: string) => useBegin<Omit<CommandOf<'enter'>, 'type' | 'clientId'>>('entry', 'enter', () => jobId);
