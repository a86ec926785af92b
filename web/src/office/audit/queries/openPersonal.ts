import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { openedScopes } from '#domain/audit/events.ts';
import type { Fields } from '#domain/audit/history.ts';
import { askFunction } from '#web/shared/data/askFunction.ts';
import type { CommandError } from '#web/shared/data/commandError.ts';

/** Whose personal data: those of one event, or of the document as it stood right after it. */
export type Closed = { readonly streamId: string; readonly version: number; readonly scope: (typeof openedScopes)[number] };

/** Opens personal data, for a reason that is kept. */
export const useOpenPersonal = (closed: Closed) => {
  const [commandId] = useState(() => crypto.randomUUID());
  return useMutation<Fields, CommandError, string>({
    mutationFn: (reason) => askFunction<Fields>('audit', { commandId, type: 'open', ...closed, reason }),
    gcTime: 0,
  });
};
