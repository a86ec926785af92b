import type { CommandOf, EntryCommand } from '#domain/work/entry/commands.ts';
import type { OfferCommand } from '#domain/work/offer/commands.ts';
import { type Deal, type DealKind, documentOf, idOf, kinds } from '#web/entities/deal/kinds.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';

/** A command that creates a deal; done when the deal's document exists. */
export const useBegin = <Fields extends object>(kind: DealKind, type: string, jobId: () => string) =>
  useCommand<Fields>({
    callable: kinds[kind].collection,
    type,
    shownBy: ({ streamId }) => documentOf(kind, jobId(), idOf(kind, streamId)),
  });

export const useEnter = (jobId: string) => useBegin<Omit<CommandOf<'enter'>, 'type' | 'clientId'>>('entry', 'enter', () => jobId);

type Commands = { readonly offer: OfferCommand; readonly entry: EntryCommand };

export type CommandType<K extends DealKind> = Commands[K]['type'];
export type CommandFields<K extends DealKind, T extends CommandType<K>> = Omit<Extract<Commands[K], { type: T }>, 'type'>;
type Known = Pick<Deal, 'id' | 'jobId'>;

export const useDealCommand = <K extends DealKind, T extends CommandType<K>>(kind: K, type: T, { id, jobId }: Known) => {
  const { collection: callable, idField } = kinds[kind];
  const command = useCommand<object>({ callable, type, shownBy: () => documentOf(kind, jobId, id) });
  return { ...command, send: (fields: CommandFields<K, T>) => command.send({ [idField]: id, ...fields }) };
};
