import { useSyncExternalStore } from 'react';
import { MINUTE } from '#domain/calendar/instants.ts';
import { firstReadsDone } from '#web/shared/data/firestoreLite.ts';
import { defaultFlags, isUnderMaintenance, type RemoteFlags } from '#web/shared/data/remoteFlags.ts';

/**
 * The operator's switches (Remote Config; docs/specification.md, section 7); off until they are
 * read.
 */
export type Flags = { readonly maintenance: boolean; readonly maintenanceEndAt: number };

/** How often a page reads them: Remote Config's minimum interval. */
const PERIOD = MINUTE;

let flags: Flags = { maintenance: false, maintenanceEndAt: 0 };
const listeners = new Set<() => void>();

const setFlags = (remote: RemoteFlags): void => {
  const next = { maintenance: isUnderMaintenance(remote, Date.now()), maintenanceEndAt: remote.maintenanceEndAt };
  if (next.maintenance === flags.maintenance && next.maintenanceEndAt === flags.maintenanceEndAt) return;
  flags = next;
  for (const listener of listeners) listener();
};

/**
 * Reads the flags after the page's first reads, then once a minute and whenever the page becomes
 * visible. A failed read keeps the last ones; planned times use this machine's clock.
 */
export const watchFlags = (): void => {
  let remote = defaultFlags;
  const look = async () => {
    if (document.visibilityState === 'hidden') return;
    try {
      await firstReadsDone();
      const { fetchFlags } = await import('#web/shared/data/remoteConfigClient.ts');
      remote = await fetchFlags();
    } catch (error) {
      console.warn('remote config could not be read', error);
    }
    setFlags(remote);
  };
  setTimeout(look, 0);
  setInterval(look, PERIOD);
  document.addEventListener('visibilitychange', look);
};

/** The current flags; the component rerenders when they change. */
export const useFlags = (): Flags =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => flags,
  );
