import { useEffect, useState } from 'react';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import css from '#web/shared/ui/bars.module.css';
import { BUILD_MANIFEST, ENTRY_KEY } from '../../../buildManifest.ts';

const PERIOD = 10 * MINUTE;

/** The entry script in a build manifest; it changes with every release. Null if there is none. */
export const entryOf = (manifest: unknown): string | null => {
  const file = (manifest as Record<string, { file?: unknown }> | null)?.[ENTRY_KEY]?.file;
  return typeof file === 'string' ? `/${file}` : null;
};

const ownEntry = (): string | null => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

/** The entry script on the server; null if it cannot be read. */
const latestEntry = async (): Promise<string | null> => {
  try {
    const answer = await fetch(`/${BUILD_MANIFEST}`, { cache: 'no-store' });
    return answer.ok ? entryOf(await answer.json()) : null;
  } catch (error) {
    console.warn('the build manifest could not be read', error);
    return null;
  }
};

/**
 * True if the server has a newer release; checks every ten minutes and when the page becomes
 * visible. Does not reload, because typed text would be lost.
 */
const useNewRelease = (): boolean => {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    const own = ownEntry();
    if (!own || isNew) return;
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      const latest = await latestEntry();
      if (latest && latest !== own) setIsNew(true);
    };
    const timer = setInterval(look, PERIOD);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isNew]);
  return isNew;
};

export default function UpdateBar() {
  return useNewRelease() ? (
    <div className={css.bar} role="status">
      <span>新しいバージョンがあります。</span>
      <button type="button" onClick={() => location.reload()}>
        更新する
      </button>
    </div>
  ) : null;
}
