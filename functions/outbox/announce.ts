import { logger } from 'firebase-functions/v2';
import type { Executed } from '../eventStore/executeCommand.ts';
import type { Publish } from './publish.ts';

/**
 * Wakes the projectors after a commit. A failure loses nothing: the outbox still owes the event and the sweeper publishes it, so the
 * command has succeeded all the same.
 */
export const announce = async ({ publish }: { publish: Publish }, { answer, types }: Executed): Promise<void> => {
  try {
    if (types.length > 0) await publish({ ...answer, types });
  } catch (error) {
    logger.warn('publish failed; the sweeper will do it', { ...answer, error });
  }
};
