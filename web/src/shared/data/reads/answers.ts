import { queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { type Asked, callFunction, type Question } from '../commands/callFunction.ts';
import { CommandError, commandErrorOf } from '../commands/commandError.ts';
import { listOfPages } from './listOfPages.ts';
import { readKey } from './readKey.ts';

const unread = '読み込めませんでした。接続をご確認のうえ、もう一度お試しください。';

/** The same promise; a failure becomes a CommandError with words. */
export const asCommandError = async <Answer>(asking: Promise<Answer>): Promise<Answer> => {
  try {
    return await asking;
  } catch (error) {
    const refused = commandErrorOf(error);
    throw refused.code === 'unreachable' ? new CommandError(refused.code, unread) : refused;
  }
};

/** Calls a callable that is not a command. Throws CommandError. */
export const askFunction = <Answer>(callable: Asked, question: Question): Promise<Answer> =>
  asCommandError(callFunction<Answer>(callable, question));

export const answer = <Answer>(callable: Asked, question: Question) =>
  queryOptions({
    queryKey: readKey('one', { callable, ...question }),
    queryFn: () => askFunction<Answer>(callable, question),
    retry: false,
  });

/** Options for reads that are recorded: no automatic refetch, and no cache. */
export const recorded = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

type Paged<Row, After> = { readonly rows: readonly Row[]; readonly next: After | null };

/** Answers of a callable page by page; each has the cursor of the next. */
export const useAnswerPages = <Row, After, Page extends Paged<Row, After> = Paged<Row, After>>(
  callable: Asked,
  of: Question,
  ask: (after: After | null) => Promise<Page>,
  options: Partial<typeof recorded> = {},
) => {
  const query = useInfiniteQuery({
    queryKey: readKey('page', { callable, ...of }),
    queryFn: ({ pageParam }) => ask(pageParam as After | null),
    initialPageParam: null as After | null,
    getNextPageParam: ({ next }) => next,
    retry: false,
    ...options,
  });
  return listOfPages<Row, Page>(query);
};
