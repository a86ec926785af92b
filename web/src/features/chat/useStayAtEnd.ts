import { useEffect, useLayoutEffect, useRef } from 'react';

/** How near (px) to the end somebody counts as reading along. */
const NEAR = 160;

/**
 * Follows what comes at the end of a page, as long as the reader stands there; who has scrolled up
 * is left in peace.
 */
export const useStayAtEnd = (newest: string) => {
  const end = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement;
      follows.current = scrollHeight - window.innerHeight - window.scrollY < NEAR;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new last line
  useLayoutEffect(() => {
    if (follows.current) end.current?.scrollIntoView({ block: 'end' });
  }, [newest]);
  return end;
};
