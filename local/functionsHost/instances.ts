import cluster from 'node:cluster';

/**
 * Runs `work` in several processes that share the port, as instances of a service share its calls.
 * One that ends is started again; when this process ends, they end where they are.
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
