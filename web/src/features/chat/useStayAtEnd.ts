import { useEffect, useLayoutEffect, useRef } from 'react';

/** The distance (px) from the end within which new messages scroll the page. */
const NEAR = 160;

/**
 * Keeps the end of a list that grows in sight: by messages, pictures that load, or a failure. A
 * reader who has scrolled up is not moved.
 */
export const useStayAtEnd = () => {
  const list = useRef<HTMLOListElement>(null);
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
  useLayoutEffect(() => {
    if (!list.current) return;
    const growth = new ResizeObserver(() => {
      if (follows.current) end.current?.scrollIntoView({ block: 'end' });
    });
    growth.observe(list.current);
    return () => growth.disconnect();
  }, []);
  return { list, end };
};
