import { useSyncExternalStore } from 'react';
import { MINUTE } from '#domain/calendar/instants.ts';
import { firstReadsDone } from '#web/shared/data/firestoreLite.ts';
import { defaultFlags, isUnderMaintenance, type RemoteFlags } from '#web/shared/data/remoteFlags.ts';

/**
 * Switches that the operator sets from outside (remote config, spec section 7); off until they are
 * known.
 */
export type Flags = { readonly maintenance: boolean; readonly maintenanceEndAt: number };

/** How often a page looks: the least interval that Remote Config is asked to keep. */
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
 * Looks after the page's first reads, then once a minute and whenever the page is shown again. What
 * was known last stays when the flags cannot be read; planned times count by this machine's clock
 * in between.
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

export const useFlags = (): Flags =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => flags,
  );
