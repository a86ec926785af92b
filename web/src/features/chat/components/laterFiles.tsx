import { later } from '#web/shared/ui/later.tsx';

/** The height of a file's row and the gap to the next, in pixels. */
const ROW = 58;
const GAP = 4;

/**
 * The files of a message, which few messages have; what is loaded later has its room from the
 * start, so that the room's end stays where it is.
 */
export const MessageFiles = later(
  async () => (await import('./messageFiles.tsx')).MessageFiles,
  ({ files }) => <div style={{ height: files.length * (ROW + GAP) - GAP }} />,
);
