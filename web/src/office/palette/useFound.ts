import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { find } from './find.ts';
import { termsOf } from './terms.ts';

/** So long after the last key the search begins. */
const PAUSE = 250;

/** What a search finds, while it is typed. */
export const useFound = (typed: string) => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const terms = termsOf(settled);
  const query = useQuery({
    queryKey: ['palette', terms],
    queryFn: () => (terms ? find(terms) : []),
    enabled: terms !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return {
    hits: terms ? (query.data ?? []) : [],
    asked: terms !== null,
    searching: query.isFetching || settled !== typed,
    failed: query.isError,
  };
};
