/**
 * One reload per path within this time (spec section 8): a chunk that stays lost must not make the
 * page spin.
 */
const PAUSE = 10_000;

/** Whether the page at `path` may reload itself now; remembers that it did. */
export const mayReload = (path: string, now: number, memory: Pick<Storage, 'getItem' | 'setItem'>): boolean => {
  const key = `reloaded:${path}`;
  const last = Number(memory.getItem(key) ?? 0);
  if (now - last < PAUSE) return false;
  memory.setItem(key, String(now));
  return true;
};

/**
 * Whether something holds the page back, as a form with unsaved input does: it is asked as the
 * browser asks before a page is left.
 */
const isHeld = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

let guesses = 0;

/**
 * Loads a file before it is needed. If a release has removed the file, the page is not reloaded;
 * that happens only when the file is needed.
 */
export const onAGuess = async (load: () => Promise<unknown>): Promise<void> => {
  guesses += 1;
  await load();
  guesses -= 1;
};

const lost = new WeakSet<Error>();

/** Whether this was thrown because a file of the app could not be loaded. */
export const isLostChunk = (error: unknown): boolean => error instanceof Error && lost.has(error);

/**
 * After a release the chunks of the old build are gone: load the new build once instead of showing
 * an error.
 */
export const watchLostChunks = (): void => {
  addEventListener('vite:preloadError', (event) => {
    lost.add(event.payload);
    // A guess that fails tells so once, and leaves the page alone.
    if (guesses > 0) {
      guesses -= 1;
      return;
    }
    // Without a connection the new build is as far away as the old one; and what is being typed
    // would be lost.
    if (!navigator.onLine || isHeld() || !mayReload(location.pathname, Date.now(), sessionStorage)) return;
    event.preventDefault();
    location.reload();
  });
};

/**
 * A lost chunk that has the page loaded anew arrives as nothing: what waits for it goes on waiting,
 * instead of failing before the reload.
 */
export const arrived = <Module>(module: Module | undefined): Module | Promise<Module> => module ?? new Promise<Module>(() => undefined);
