import { authMessage } from '#web/shared/data/authMessages.ts';
import { CommandError } from '#web/shared/data/commandError.ts';

/** An act on one's own sign-in, whose refusal is in words. */
export const authAct = <Result>(act: Promise<Result>): Promise<Result> =>
  act.catch((error: unknown) => {
    throw new CommandError((error as { readonly code?: string } | null)?.code ?? 'fallback', authMessage(error));
  });
