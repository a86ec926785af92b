import type { z } from 'zod';
import type { inquire } from '#domain/offer/commands.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { offerDocument, offerIdOf } from '../offerDocument.ts';

type Fields = Omit<z.infer<typeof inquire>, 'type'>;

/** Asks a talent about a job before any terms. */
export const useInquire = (jobId: string) =>
  useCommand<Fields>({ callable: 'offers', type: 'inquire', shownBy: ({ streamId }) => offerDocument(jobId, offerIdOf(streamId)) });
