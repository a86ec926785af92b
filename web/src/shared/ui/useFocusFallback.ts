import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For an element that may go while it holds the focus (a removed row): the page's main part
 * inherits it, so that the keyboard does not begin anew at the top of the page.
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
