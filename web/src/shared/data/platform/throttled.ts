import { reportUnexplained } from './reportUnexplained.ts';

/**
 * Runs the work at once. Calls during the work or within the pause (ms) after it run it once more,
 * so the last change is never missed. An unexpected failure is reported.
 */
export const throttled = (work: () => Promise<unknown>, pause: number): (() => void) => {
  let isRunning = false;
  let isWanted = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    do {
      isWanted = false;
      await work().catch(reportUnexplained);
      await new Promise((resume) => setTimeout(resume, pause));
    } while (isWanted);
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
};
