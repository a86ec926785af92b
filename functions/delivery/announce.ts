import type { Executed } from '../eventStore/request.ts';
import { errorCode, log } from '../platform/log.ts';
import { inSpan } from '../platform/tracing.ts';
import { type Publish, withinPatience } from './publish.ts';

/**
 * Publishes what a command appended, if anybody has to hear of it; also after a repeated command:
 * the first one may have crashed before it got here. A failure or a slow topic loses nothing,
 * because the stream still owes it and the sweep publishes it. So the command has succeeded all the
 * same.
 */
export const announce = async (
  { publish }: { publish: Publish },
  { answer, message, isRepeated = false }: Executed,
  patienceMs?: number,
): Promise<void> => {
  const toPublish = isRepeated ? answer : message;
  if (!toPublish) return;
  const published = inSpan('publish', { streamId: toPublish.streamId }, () => publish(toPublish)).catch((error: unknown) =>
    log('WARNING', 'publish failed; the sweep publishes again', { ...answer, error: errorCode(error) }),
  );
  await withinPatience(published, patienceMs);
};
