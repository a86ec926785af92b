import { downloadFile } from '#web/shared/data/downloadFile.ts';

/** Where a message is. */
export type MessagePlace = { readonly roomId: string; readonly messageId: string };

/** A PDF of a message, for a member of its room. Throws CommandError. */
export const fetchMessageFile = ({ roomId, messageId }: MessagePlace, path: string): Promise<Blob> =>
  downloadFile('messageFiles', { roomId, messageId, path }, () => undefined);
