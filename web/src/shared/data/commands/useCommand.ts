import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CommandCallableName } from '#domain/office/operation/addresses.ts';
import type { CommandError } from './commandError.ts';
import { type CommandAnswer, sendCommand } from './sendCommand.ts';
import { type Reflection, waitForVersion } from './waitForVersion.ts';

type Options = {
  readonly callable: CommandCallableName;
  readonly type: string;
  /** The document that shows the change, awaited for 5 s. Null: do not wait. */
  readonly shownBy: (answer: CommandAnswer) => string | null;
  /** The change is the deletion of this document. */
  readonly removes?: boolean;
  /** Each send is a new command: for input that can be sent again changed (a draft). */
  readonly again?: boolean;
};

export type CommandOutcome = CommandAnswer & { readonly reflection: Reflection };

/**
 * A command of a form or dialog. Its id is made once per mount, so a retry after a lost answer
 * repeats nothing. `send` resolves when the change is visible, and throws CommandError with a
 * message.
 */
export const useCommand = <Fields extends object>({ callable, type, shownBy, removes = false, again = false }: Options) => {
  const [commandId] = useState(() => crypto.randomUUID());
  const mutation = useMutation<CommandOutcome, CommandError, Fields>({
    mutationFn: async (fields) => {
      const answer = await sendCommand(callable, { ...fields, commandId: again ? crypto.randomUUID() : commandId, type });
      const path = shownBy(answer);
      return { ...answer, reflection: path ? await waitForVersion(path, answer.version, removes) : 'visible' };
    },
  });
  return { send: mutation.mutateAsync, sending: mutation.isPending, error: mutation.error };
};
