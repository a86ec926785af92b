import { downloadFile } from '#web/shared/data/downloadFile.ts';

/** The address of a message. */
export type MessagePlace = { readonly roomId: string; readonly messageId: string };

/** Fetches a PDF of a message for a member of its room. Throws CommandError. */
export const fetchMessageFile = ({ roomId, messageId }: MessagePlace, path: string): Promise<Blob> =>
  downloadFile('messageFiles', { roomId, messageId, path }, () => undefined);
