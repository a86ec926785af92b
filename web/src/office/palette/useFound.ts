import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readKey } from '#web/shared/data/reads/readKey.ts';
import { useMayOpen, useMaySend, useOwnRoles } from '../roles/roles.tsx';
import { hintFor, searchesFor } from './find.ts';
import { foundIn } from './hits.ts';
import { termsOf } from './terms.ts';
import { actsCalled, pages } from './ways.ts';

/** Keys within this time (ms) of each other are one text. */
const PAUSE = 250;

/**
 * The typed text with a delay: immediately after a pause (a pasted number, a converted word), else
 * after the last key.
 */
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

/** The results of a search while the user types, each query's as soon as it arrives. */
export const useFound = (typed: string) => {
  const settled = useSettled(typed);
  const roles = useOwnRoles();
  const mayOpen = useMayOpen();
  const maySend = useMaySend();
  const terms = termsOf(settled);
  const answers = useQueries({
    queries: (terms ? searchesFor(terms, roles) : []).map((queryFn, index) => ({
      queryKey: readKey('many', { terms, roles, index }),
      queryFn,
      gcTime: 0,
    })),
  });
  return {
    hits: terms ? [...actsCalled(typed, maySend), ...pages(typed, mayOpen), ...foundIn(answers)] : [],
    asked: terms !== null,
    hint: hintFor(roles),
    searching: settled !== typed || answers.some(({ isFetching }) => isFetching),
    failed: answers.some(({ isError }) => isError),
  };
};
