import type { z } from 'zod';
import type { enter } from '#domain/work/entry/commands.ts';
import { type DealKind, documentOf, idOf, kinds } from '#web/entities/deal/kinds.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';

/** The fields of a command without its type. */
export type FieldsOf<Schema extends z.ZodType> = Omit<z.infer<Schema>, 'type'>;

/** A command that creates a deal; done when the deal's document exists. */
export const useBegin = <Fields extends object>(kind: DealKind, type: string, jobId: () => string) =>
  useCommand<Fields>({
    callable: kinds[kind].collection,
    type,
    shownBy: ({ streamId }) => documentOf(kind, jobId(), idOf(kind, streamId)),
  });

/** Enters a job. */
export const useEnter = (jobId: string) => useBegin<Omit<FieldsOf<typeof enter>, 'clientId'>>('entry', 'enter', () => jobId);
