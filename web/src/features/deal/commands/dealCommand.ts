import type { EntryCommand } from '#domain/entry/commands.ts';
import type { OfferCommand } from '#domain/offer/commands.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { type DealKind, documentOf, kinds } from '../kinds.ts';

type Commands = { readonly offer: OfferCommand; readonly entry: EntryCommand };

export type CommandType<Kind extends DealKind> = Commands[Kind]['type'];
/** What a command of a deal says beside the deal. */
export type CommandFields<Kind extends DealKind, Type extends CommandType<Kind>> = Omit<Extract<Commands[Kind], { type: Type }>, 'type'>;

/** A command about a deal that exists: done when the deal's page shows it. */
export const useDealCommand = <Kind extends DealKind, Type extends CommandType<Kind>>(
  kind: Kind,
  type: Type,
  { jobId, id }: { readonly jobId: string; readonly id: string },
) => {
  const { collection: callable, idField } = kinds[kind];
  const command = useCommand<object>({ callable, type, shownBy: () => documentOf(kind, jobId, id) });
  return { ...command, send: (fields: CommandFields<Kind, Type>) => command.send({ [idField]: id, ...fields }) };
};
