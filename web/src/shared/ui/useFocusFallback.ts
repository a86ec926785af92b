import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For an element that can be removed while it has the focus (a row): the page's main part gets the
 * focus, so that the keyboard does not start at the top again.
 */
export const useFocusFallback = <Held extends HTMLElement>(): RefObject<Held | null> => {
  const held = useRef<Held>(null);
  useLayoutEffect(() => {
    const element = held.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);
  return held;
};
