import { logger } from 'firebase-functions/v2';
import type { Executed } from '../eventStore/executeCommand.ts';
import { type Publish, withinPatience } from './publish.ts';

/**
 * Wakes the projectors after a commit, also after a repeated command: the first one may have crashed before it got here. A failure or a
 * slow topic loses nothing, because the event is still owed and the sweep publishes it. So the command has succeeded all the same.
 */
export const announce = async (
  { publish }: { publish: Publish },
  { answer, types, isRepeated = false }: Executed,
  patienceMs?: number,
): Promise<void> => {
  if (types.length === 0 && !isRepeated) return;
  const published = publish({ ...answer, types }).catch((error: unknown) =>
    logger.warn('publish failed; the sweep publishes again', { ...answer, error }),
  );
  await withinPatience(published, patienceMs);
};
