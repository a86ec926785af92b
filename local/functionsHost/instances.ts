import cluster from 'node:cluster';

/**
 * Runs `work` in several processes on one port, like instances of a service. A process that ends is
 * started again; all end with this one.
 */
export const inInstances = async (count: number, work: () => Promise<void>): Promise<void> => {
  if (cluster.isWorker || count <= 1) return work();
  let wanted = true;
  const start = () => {
    cluster.fork().once('exit', () => {
      if (wanted) start();
    });
  };
  for (let started = 0; started < count; started += 1) start();
  process.once('SIGTERM', () => {
    wanted = false;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    cluster.disconnect(() => process.exit(0));
  });
};
