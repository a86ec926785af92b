import { useEffect, useLayoutEffect, useRef } from 'react';

/** The distance (px) from the end within which new messages scroll the page. */
const NEAR = 160;

/**
 * Scrolls to new messages if the reader is at the end; a reader who has scrolled up is not moved.
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
