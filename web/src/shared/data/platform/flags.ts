import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { firstReadsDone } from '../reads/firestoreLite.ts';
import { isUnderMaintenance, keepFlags, keptFlags, type RemoteFlags } from './keptFlags.ts';
import { valueStore } from './valueStore.ts';

/**
 * The operator's switches (Remote Config; docs/specification.md, section 7): those of the last
 * visit until they are read, off on a first visit.
 */
export type Flags = { readonly maintenance: boolean; readonly maintenanceEndAt: number };

/** How often a page reads them: Remote Config's minimum interval. */
const PERIOD = MINUTE;

const flagsNow = (remote: RemoteFlags): Flags => ({
  maintenance: isUnderMaintenance(remote, Date.now()),
  maintenanceEndAt: remote.maintenanceEndAt,
});

const flags = valueStore(flagsNow(keptFlags()));

const setFlags = (remote: RemoteFlags): void => {
  const [before, next] = [flags.get(), flagsNow(remote)];
  if (next.maintenance !== before.maintenance || next.maintenanceEndAt !== before.maintenanceEndAt) flags.set(next);
};

/**
 * Reads the flags once a minute and whenever the page becomes visible; the first time after the
 * page's first reads, which they would slow down, or at once if the last visit knew of a
 * maintenance. A failed read keeps the last ones; planned times use this machine's clock.
 */
export const watchFlags = (): void => {
  let remote = keptFlags();
  const look = async () => {
    if (document.visibilityState === 'hidden') return;
    try {
      if (!remote.maintenance) await firstReadsDone();
      const { fetchFlags } = await import('./remoteConfigClient.ts');
      remote = await fetchFlags();
      keepFlags(remote);
    } catch (error) {
      console.warn('remote config could not be read', error);
    }
    setFlags(remote);
  };
  setTimeout(look, 0);
  setInterval(look, PERIOD);
  document.addEventListener('visibilitychange', look);
};

export const useFlags = flags.use;
