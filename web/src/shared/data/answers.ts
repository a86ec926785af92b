import { queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { addressOf, type CallableOf } from '#domain/operation/addresses.ts';
import type { List } from '#web/shared/ui/listed.tsx';
import { CommandError, commandErrorOf } from './commandError.ts';
import { functionsClient } from './functions.ts';
import { readKey } from './readKey.ts';

type Callable = CallableOf<'reads'>;
type Question = Readonly<Record<string, unknown>>;

const unread = '読み込めませんでした。接続をご確認のうえ、もう一度お試しください。';

/** Asks a callable that is no command for an answer. Throws CommandError. */
export const askFunction = async <Answer>(callable: Callable, question: Question): Promise<Answer> => {
  try {
    const { functions, httpsCallable } = await functionsClient();
    const { data } = await httpsCallable<unknown, Answer>(functions, addressOf(callable), { timeout: businessRules.callTimeout })(question);
    return data;
  } catch (error) {
    const refused = commandErrorOf(error);
    throw refused.code === 'unreachable' ? new CommandError(refused.code, unread) : refused;
  }
};

/** One answer of a callable. */
export const answer = <Answer>(callable: Callable, question: Question) =>
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
  callable: Callable,
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
