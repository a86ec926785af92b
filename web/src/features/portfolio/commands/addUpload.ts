import { contentTypeOf } from '#domain/people/media/uploads.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { type SendFile, uploadFile } from '#web/shared/data/commands/uploadFile.ts';
import { waitForVersion } from '#web/shared/data/commands/waitForVersion.ts';

/** The document path of a portfolio item, from the stream id that its command returned. */
export const mediaDocument = (uid: string, streamId: string): string => `talents/${uid}/media/${streamId.replace(/^media-/, '')}`;

/** Resolves when the file shows in the portfolio. Throws CommandError. */
export const addUpload =
  (uid: string, orderIndex: () => number): SendFile =>
  async (file, onProgress, signal) => {
    const uploadId = await uploadFile(file, onProgress, signal);
    const mediaType = contentTypeOf(file).startsWith('video/') ? 'MOVIE' : 'IMAGE';
    const item = { content: { mediaType, uploadId }, description: '', orderIndex: orderIndex() };
    // The upload's id is the command id, so one upload is added once.
    const { streamId, version } = await sendCommand('media', { commandId: uploadId, type: 'add', ...item });
    await waitForVersion(mediaDocument(uid, streamId), version);
    return streamId;
  };
