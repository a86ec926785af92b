import { queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { List } from '#web/shared/ui/listed.tsx';
import { type Asked, callFunction, type Question } from './callFunction.ts';
import { CommandError, commandErrorOf } from './commandError.ts';
import { readKey } from './readKey.ts';

const unread = '読み込めませんでした。接続をご確認のうえ、もう一度お試しください。';

/** The same promise with a failure in words: CommandError. */
export const asCommandError = async <Answer>(asking: Promise<Answer>): Promise<Answer> => {
  try {
    return await asking;
  } catch (error) {
    const refused = commandErrorOf(error);
    throw refused.code === 'unreachable' ? new CommandError(refused.code, unread) : refused;
  }
};

/** Asks a callable that is no command for an answer. Throws CommandError. */
export const askFunction = <Answer>(callable: Asked, question: Question): Promise<Answer> =>
  asCommandError(callFunction<Answer>(callable, question));

/** One answer of a callable. */
export const answer = <Answer>(callable: Asked, question: Question) =>
  queryOptions({
    queryKey: readKey('one', { callable, ...question }),
    queryFn: () => askFunction<Answer>(callable, question),
    retry: false,
  });

/** For what is recorded as read: no answer is asked for again by itself, and none is kept. */
export const recorded = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

type Paged<Row, After> = { readonly rows: readonly Row[]; readonly next: After | null };

/** Answers of a callable page by page, each with the place where the next begins. */
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
  return {
    query,
    rows: query.data?.pages.flatMap(({ rows }) => rows) ?? [],
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    showMore: query.fetchNextPage,
  } satisfies List<Row>;
};
