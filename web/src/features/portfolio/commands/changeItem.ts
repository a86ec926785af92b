import type { Media } from '#projections/talent/media.schema.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { waitForVersion } from '#web/shared/data/commands/waitForVersion.ts';

const documentOf = ({ ownerId, id }: Media): string => `talents/${ownerId}/media/${id}`;

export const useDescribeItem = (item: Media) =>
  useCommand<{ mediaId: string; description: string }>({ callable: 'media', type: 'describe', shownBy: () => documentOf(item) });

/** Removes an item from the own portfolio; this is final. */
export const useRemoveItem = () => useCommand<{ mediaId: string }>({ callable: 'media', type: 'remove', shownBy: () => null });

/** Moves an item; resolves when it shows at its new place. Throws CommandError. */
export const placeItem = async (item: Media, orderIndex: number): Promise<void> => {
  const { version } = await sendCommand('media', { commandId: crypto.randomUUID(), type: 'reorder', mediaId: item.id, orderIndex });
  await waitForVersion(documentOf(item), version);
};
