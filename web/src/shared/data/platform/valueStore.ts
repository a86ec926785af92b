import { useSyncExternalStore } from 'react';

/** A value in memory. Listeners are called, and components that use it rerender, when it is set. */
export const valueStore = <Value>(first: Value) => {
  let value = first;
  const listeners = new Set<() => void>();
  const get = (): Value => value;
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const set = (next: Value): void => {
    value = next;
    for (const listener of listeners) listener();
  };
  return { get, set, subscribe, use: (): Value => useSyncExternalStore(subscribe, get) };
};
