import { useSyncExternalStore } from 'react';

/** Switches that the operator sets from outside (remote config, spec section 7); off until they are known. */
export type Flags = { readonly maintenance: boolean; readonly maintenanceEndAt: number };

let flags: Flags = { maintenance: false, maintenanceEndAt: 0 };
const listeners = new Set<() => void>();

export const setFlags = (next: Flags): void => {
  flags = next;
  for (const listener of listeners) listener();
};

export const useFlags = (): Flags =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => flags,
  );
