import { lazyPart } from '#web/shared/ui/lazyPart.tsx';

/** The height of a file's row and the gap to the next, in pixels. */
const ROW = 58;
const GAP = 4;

/**
 * The files of a message; loaded later, since few messages have any. The space is reserved from the
 * start, so that the end of the chat does not move.
 */
export const MessageFiles = lazyPart(
  async () => (await import('./messageFiles.tsx')).MessageFiles,
  ({ files }) => <div style={{ height: files.length * (ROW + GAP) - GAP }} />,
);
