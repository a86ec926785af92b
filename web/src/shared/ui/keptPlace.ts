import { type UIEvent, useLayoutEffect, useRef } from 'react';
import { onUser } from '../data/auth/userChange.ts';

/** The scroll position (px) of each list by name. */
const places = new Map<string, number>();
onUser('left', () => places.clear());

/**
 * Keeps the scroll position of a list with its own scrolling while the page around it changes. A
 * list that is still shorter is scrolled as it grows, until the user scrolls.
 */
export const useKeptPlace = <List extends HTMLElement>(name: string) => {
  const ref = useRef<List>(null);
  const returning = useRef(false);
  useLayoutEffect(() => {
    const list = ref.current;
    const place = places.get(name) ?? 0;
    list?.scrollTo(0, place);
    if (!list || list.scrollTop >= place - 1) return;
    const observer = new ResizeObserver(() => {
      list.scrollTo(0, place);
      if (list.scrollTop >= place - 1) stop();
    });
    const stop = () => {
      returning.current = false;
      observer.disconnect();
    };
    returning.current = true;
    for (const child of list.children) observer.observe(child);
    list.onwheel = list.ontouchmove = stop;
    return stop;
  }, [name]);
  const onScroll = ({ currentTarget }: UIEvent<List>): void => {
    if (!returning.current) places.set(name, currentTarget.scrollTop);
  };
  return { ref, onScroll };
};
