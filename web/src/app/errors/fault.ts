import { valueStore } from '#web/shared/data/platform/valueStore.ts';

type Fault = { readonly error: unknown; readonly at: string };

const fault = valueStore<Fault | null>(null);

/** The entry of the history; the router gives each a key. */
const entry = (): string => (history.state as { readonly key?: string } | null)?.key ?? location.href;

/** Replaces the page by the error screen, until the user goes to another page. */
export const showFault = (error: unknown): void => fault.set({ error, at: entry() });

/** Throws an uncaught error of this page, so that the router shows it (app.tsx). */
export const useFault = (): void => {
  const known = fault.use();
  if (known?.at === entry()) throw known.error;
};
