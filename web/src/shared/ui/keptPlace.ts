import { type UIEvent, useLayoutEffect, useRef } from 'react';
import { onUser } from '../data/userChange.ts';

/** How far (px) each list with its own scrolling was scrolled, by its name. */
const places = new Map<string, number>();
onUser('left', () => places.clear());

/**
 * The scroll position of a list that scrolls apart from its page: it stays while the page around it
 * changes. For the list's element. A list that is not as long yet as it was is scrolled on as it
 * grows, until somebody scrolls it.
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
