import type { CommandError } from './commandError.ts';

export type NeedsSecond = { readonly callable: string; readonly payload: Readonly<Record<string, unknown>> };

/** Asks the member whether to request a confirmation; resolves to the error for the sender. */
type Asker = (needed: NeedsSecond, refused: CommandError) => Promise<CommandError>;

let asker: Asker | null = null;

/** Sets the asker while the office's frame is mounted; returns a function that removes it. */
export const offerSecond = (asks: Asker): (() => void) => {
  asker = asks;
  return () => {
    asker = null;
  };
};

/**
 * The error for the sender of a refused command; if it needs a second member, after asking for one.
 */
export const withSecond = async (needed: NeedsSecond, refused: CommandError): Promise<CommandError> =>
  refused.code === 'second-needed' && asker ? asker(needed, refused) : refused;
