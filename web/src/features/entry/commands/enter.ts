import type { z } from 'zod';
import type { enter } from '#domain/entry/commands.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { entryDocument, entryIdOf } from '../entryDocument.ts';

type Fields = Omit<z.infer<typeof enter>, 'type' | 'clientId'>;

/** Enters a job. */
export const useEnter = (jobId: string) =>
  useCommand<Fields>({ callable: 'entries', type: 'enter', shownBy: ({ streamId }) => entryDocument(jobId, entryIdOf(streamId)) });
