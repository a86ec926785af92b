import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Deal, DealKind } from '#web/entities/deal/kinds.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import type { CommandError } from '#web/shared/data/commands/commandError.ts';
import type { Reflection } from '#web/shared/data/commands/waitForVersion.ts';
import { invalidateCounts } from '#web/shared/data/reads/readOnce.ts';
import { type Decision, decide } from './decide.ts';

/** The command id is created once per dialog, so a second press repeats nothing. */
export const useDecision = (kind: DealKind, deal: Deal) => {
  const uid = useUid();
  const [commandId] = useState(() => crypto.randomUUID());
  const mutation = useMutation<Reflection, CommandError, Decision>({
    mutationFn: (decision) => decide(kind, deal, decision, { commandId, uid }),
    onSettled: () => void invalidateCounts(),
  });
  const send = (decision: Decision) => mutation.mutateAsync(decision).then((reflection) => ({ reflection }));
  /** `own`: this dialog's decision is being sent or is done. */
  return { send, own: mutation.isPending || mutation.isSuccess };
};
