import { type UIEvent, useLayoutEffect, useRef } from 'react';
import { onUser } from '../data/userChange.ts';

/** How far (px) each list with its own scrolling was scrolled, by its name. */
const places = new Map<string, number>();
onUser('left', () => places.clear());

/** The scroll position of a list that scrolls apart from its page: it stays while the page around it changes. For the list's element. */
export const useKeptPlace = <List extends HTMLElement>(name: string) => {
  const ref = useRef<List>(null);
  useLayoutEffect(() => {
    ref.current?.scrollTo(0, places.get(name) ?? 0);
  }, [name]);
  return { ref, onScroll: ({ currentTarget }: UIEvent<List>) => void places.set(name, currentTarget.scrollTop) };
};
