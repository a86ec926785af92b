import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The ref of a part that loads after its page has scrolled: if the address names the part, it comes
 * into sight and has the focus.
 */
export const useAnchor = (id: string) => {
  const { hash, key } = useLocation();
  const visit = hash === `#${id}` ? key : null;
  return useCallback(
    (part: HTMLElement | null) => {
      if (part === null || visit === null) return;
      part.scrollIntoView();
      part.focus({ preventScroll: true });
    },
    [visit],
  );
};
