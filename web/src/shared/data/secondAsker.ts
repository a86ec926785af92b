import type { CommandError } from './commandError.ts';

/**
 * A command that needs a second member of the office: by which callable, and with which payload.
 */
export type NeedsSecond = { readonly callable: string; readonly payload: Readonly<Record<string, unknown>> };

/**
 * Asks the member whether somebody else shall confirm a command; resolves to what the sender is
 * told.
 */
type Asker = (needed: NeedsSecond, refused: CommandError) => Promise<CommandError>;

let asker: Asker | null = null;

/** While the office's frame is there it asks; gives back how to end that. */
export const offerSecond = (asks: Asker): (() => void) => {
  asker = asks;
  return () => {
    asker = null;
  };
};

/**
 * What the sender of a refused command is told: where it needs a second member, after it was asked
 * for.
 */
export const withSecond = async (needed: NeedsSecond, refused: CommandError): Promise<CommandError> =>
  refused.code === 'second-needed' && asker ? asker(needed, refused) : refused;
