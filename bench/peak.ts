const SAMPLE_MS = 20;

/** How much the memory of this process grows during some work (MB). */
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
