import { useQuery } from '@tanstack/react-query';
import { MINUTE } from '#domain/calendar/instants.ts';
import { firestore } from './firestore.ts';
import { noteRead } from './noteRead.ts';
import { queryClient } from './queryClient.ts';
import { plainQueryOf, type Selection } from './reading.ts';

/** How often a count on an open page is taken anew. */
const EVERY = MINUTE;

/** How many documents a selection has, up to its limit: counted by the database, at the price of one read. */
const countOf = async (selection: Selection): Promise<number> => {
  const client = await firestore();
  noteRead({ ...selection, collection: `${selection.collection} count`, limit: 1 });
  return (await client.getCountFromServer(plainQueryOf(client, selection))).data().count;
};

/** A number that is counted: undefined until it is known, null when it could not be. */
export type Count = number | null | undefined;

/** A count on an open page. */
export const useCount = (selection: Selection): Count => {
  const { data, isError } = useQuery({
    queryKey: ['count', selection],
    queryFn: () => countOf(selection),
    staleTime: EVERY / 2,
    refetchInterval: EVERY,
  });
  return isError ? (data ?? null) : data;
};

/** Takes the counts anew, after what is counted has changed. */
export const countAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['count'] });

/** Takes the counts and the lists by pages anew, after a command that changed what they show; hands on its answer. */
export const readAgain = <Answer>(answer: Answer): Answer => {
  countAgain();
  queryClient.invalidateQueries({ queryKey: ['pages'] });
  return answer;
};
