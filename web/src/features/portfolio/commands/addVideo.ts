import { useCommand } from '#web/shared/data/useCommand.ts';
import { mediaDocument } from '../mediaDocument.ts';

type Video = { content: { mediaType: 'YOUTUBE'; url: string }; description: string; orderIndex: number };

/** Adds a video of YouTube to one's own portfolio. */
export const useAddVideo = (uid: string) =>
  useCommand<Video>({ callable: 'media', type: 'add', shownBy: ({ streamId }) => mediaDocument(uid, streamId) });
