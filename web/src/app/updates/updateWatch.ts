import { useEffect, useState } from 'react';
import { MINUTE } from '#domain/calendar/instants.ts';

const PERIOD = 10 * MINUTE;

/** The entry script that a page's HTML names: it changes with every release. */
export const entryOf = (html: string): string | null => /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? null;

/** True once a newer release is on the server. Only tells: reloading would lose what is being typed. */
export const useNewRelease = (): boolean => {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    const own = entryOf(document.documentElement.outerHTML);
    if (!own || isNew) return;
    const look = async () => {
      const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
      const latest = answer?.ok ? entryOf(await answer.text()) : null;
      if (latest && latest !== own) setIsNew(true);
    };
    const timer = setInterval(look, PERIOD);
    return () => clearInterval(timer);
  }, [isNew]);
  return isNew;
};
