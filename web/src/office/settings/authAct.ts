import { authMessage } from '#web/shared/data/authMessages.ts';
import { CommandError } from '#web/shared/data/commandError.ts';

/** Runs a sign-in act and turns its error into a Japanese message. */
export const authAct = <Result>(act: Promise<Result>): Promise<Result> =>
  act.catch((error: unknown) => {
    throw new CommandError((error as { readonly code?: string } | null)?.code ?? 'fallback', authMessage(error));
  });
