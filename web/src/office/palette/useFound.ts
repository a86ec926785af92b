import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readKey } from '#web/shared/data/readKey.ts';
import { useMayOpen } from '../roles/roles.tsx';
import { searchesFor } from './find.ts';
import { foundIn, pages } from './hits.ts';
import { termsOf } from './terms.ts';

/** Keys that follow each other within this time (ms) are one text. */
const PAUSE = 250;

/** What is typed, as soon as nothing follows: at once what comes after a pause (a pasted number, a converted word), the rest when the last key is past. */
const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (typed === settled) return;
    const since = performance.now() - last.current;
    last.current = performance.now();
    const timer = setTimeout(() => setSettled(typed), since < PAUSE ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [typed, settled]);
  return settled;
};

/** What a search finds, while it is typed: each question's answer as it comes. */
export const useFound = (typed: string) => {
  const settled = useSettled(typed);
  const mayOpen = useMayOpen();
  const terms = termsOf(settled);
  const answers = useQueries({
    queries: (terms ? searchesFor(terms) : []).map((queryFn, index) => ({
      queryKey: readKey('many', { terms, index }),
      queryFn,
      gcTime: 0,
    })),
  });
  return {
    hits: terms ? [...pages(typed, mayOpen), ...foundIn(answers)] : [],
    asked: terms !== null,
    searching: settled !== typed || answers.some(({ isFetching }) => isFetching),
    failed: answers.some(({ isError }) => isError),
  };
};
