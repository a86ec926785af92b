import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditedEvent, Fields } from '#domain/audit/history.ts';
import { askFunction } from '#web/shared/data/askFunction.ts';
import type { CommandError } from '#web/shared/data/commandError.ts';

/** Opens the personal data of one event, for a reason that is kept. */
export const useOpenPersonal = ({ streamId, version }: AuditedEvent) => {
  const [commandId] = useState(() => crypto.randomUUID());
  return useMutation<Fields, CommandError, string>({
    mutationFn: (reason) => askFunction<Fields>('audit', { commandId, type: 'open', streamId, version, reason }),
    gcTime: 0,
  });
};
