import { logger } from 'firebase-functions/v2';
import type { Answer } from '../eventStore/executeCommand.ts';
import type { Publish } from './publish.ts';

/**
 * Wakes the projectors after a commit. A failure loses nothing: the outbox still owes the event and the sweeper publishes it, so the
 * command has succeeded all the same.
 */
export const announce = async ({ publish }: { publish: Publish }, { streamId, version }: Answer, cause: string): Promise<void> => {
  try {
    await publish({ streamId, version, type: cause });
  } catch (error) {
    logger.warn('publish failed; the sweeper will do it', { streamId, version, error });
  }
};
