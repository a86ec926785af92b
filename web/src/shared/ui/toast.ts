import { useEffect, useId, useSyncExternalStore } from 'react';

/** A short message at the edge of the screen; `id` tells two equal ones apart. */
export type Toast = { readonly id: number; readonly text: string };

/** How long a toast is shown (ms). */
const SHOWN = 6_000;

let current: Toast | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let count = 0;
/** The toast hosts in open dialogs, the topmost last. */
let dialogs: readonly string[] = [];
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const notify = () => {
  for (const listener of listeners) listener();
};

const set = (next: Toast | null): void => {
  clearTimeout(timer);
  current = next;
  notify();
};

/** Confirms something small for a few seconds. Important messages belong on the page. */
export const showToast = (text: string): void => {
  count += 1;
  set({ id: count, text });
  timer = setTimeout(hideToast, SHOWN);
};

/** Offline a dialog whose code cannot be loaded would fail the screen. */
export const whenOnline = (run: () => void): void => {
  if (navigator.onLine) run();
  else showToast('オフラインです。接続が戻ってから操作してください。');
};

export const hideToast = (): void => set(null);

/**
 * The toast for the host that shows it: the topmost dialog's, else the page's. Outside of a modal
 * dialog nothing can be pressed or read aloud.
 */
export const useToast = (inDialog: boolean): Toast | null => {
  const host = useId();
  useEffect(() => {
    if (!inDialog) return;
    dialogs = [...dialogs, host];
    notify();
    return () => {
      dialogs = dialogs.filter((each) => each !== host);
      notify();
    };
  }, [inDialog, host]);
  return useSyncExternalStore(subscribe, () => (dialogs.at(-1) === (inDialog ? host : undefined) ? current : null));
};

/** Copies a text and shows the result. `noun`: the name of the text. */
export const copyText = (text: string, noun: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => showToast(`${noun}をコピーしました`),
    () => showToast(`コピーできませんでした。${noun}を選択してコピーしてください`),
  );
