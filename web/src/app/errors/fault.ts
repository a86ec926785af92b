import { useSyncExternalStore } from 'react';

/** An uncaught error, and the entry of the history at which it happened. */
type Fault = { readonly error: unknown; readonly at: string };

let fault: Fault | null = null;
const listeners = new Set<() => void>();

/** The entry of the history; the router gives each a key. */
const entry = (): string => (history.state as { readonly key?: string } | null)?.key ?? location.href;

/** Replaces the page by the error screen, until the user goes to another page. */
export const showFault = (error: unknown): void => {
  fault = { error, at: entry() };
  for (const listener of listeners) listener();
};

const current = (): Fault | null => (fault?.at === entry() ? fault : null);

/** Throws an uncaught error of this page, so that the router shows it (app.tsx). */
export const useFault = (): void => {
  const known = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, current);
  if (known) throw known.error;
};
