/** One reload per path in this time (ms), so that a missing chunk does not reload for ever. */
const PAUSE = 10_000;

/** Whether the page at `path` may reload now; remembers the reload. */
export const mayReload = (path: string, now: number, memory: Pick<Storage, 'getItem' | 'setItem'>): boolean => {
  const key = `reloaded:${path}`;
  const last = Number(memory.getItem(key) ?? 0);
  if (now - last < PAUSE) return false;
  memory.setItem(key, String(now));
  return true;
};

/** Whether unsaved input prevents a reload; asks like the browser before a page is left. */
const isHeld = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

let guesses = 0;

/** If a release has removed the file, the page is reloaded only when it is needed. */
export const loadInAdvance = async (load: () => Promise<unknown>): Promise<void> => {
  guesses += 1;
  await load();
  guesses -= 1;
};

const lost = new WeakSet<Error>();

/** Whether the error means that a file of the app could not be loaded. */
export const isLostChunk = (error: unknown): boolean => error instanceof Error && lost.has(error);

/** After a release the old chunks are gone: reloads the page once instead of showing an error. */
export const watchLostChunks = (): void => {
  addEventListener('vite:preloadError', (event) => {
    lost.add(event.payload);
    // A failed preload has one event, and does not reload the page.
    if (guesses > 0) {
      guesses -= 1;
      return;
    }
    // Offline the new build cannot be loaded either; and typed text would be lost.
    if (!navigator.onLine || isHeld() || !mayReload(location.pathname, Date.now(), sessionStorage)) return;
    event.preventDefault();
    location.reload();
  });
};

/** Pending while a lost chunk reloads the page; otherwise it would fail before the reload. */
export const arrived = <Module>(module: Module | undefined): Module | Promise<Module> => module ?? new Promise<Module>(() => undefined);
