import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/** For a part that loads later: if the address names it, it comes into sight with the focus. */
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
