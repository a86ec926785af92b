const SAMPLE_MS = 20;

/**
 * How far the memory of this process goes beyond what it is now, while some work is done, in MB.
 */
export const peak = async (work: () => Promise<unknown>): Promise<number> => {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, SAMPLE_MS);
  try {
    await work();
  } finally {
    clearInterval(look);
  }
  return (Math.max(most, process.memoryUsage.rss()) - before) / 1e6;
};
