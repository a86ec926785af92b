import type { Media } from '#projections/talent/media.schema.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { waitForVersion } from '#web/shared/data/commands/waitForVersion.ts';

export const mediaPath = ({ ownerId, id }: Media): string => `talents/${ownerId}/media/${id}`;

/** Moves an item; resolves when it shows at its new place. Throws CommandError. */
export const placeItem = async (item: Media, orderIndex: number): Promise<void> => {
  const { version } = await sendCommand('media', { commandId: crypto.randomUUID(), type: 'reorder', mediaId: item.id, orderIndex });
  await waitForVersion(mediaPath(item), version);
};
