import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ClientMonth, FiguresByStatus } from '#domain/deal/clientMonth.ts';
import { askFunction } from '#web/shared/data/askFunction.ts';
import { BILLS } from './billList.ts';

type Page = { readonly rows: readonly ClientMonth[]; readonly next: object | null };
export type MonthFigures = { readonly clients: number; readonly bills: FiguresByStatus };

/** A month's clients with their figures, by the reading of their names, page by page. */
export const useClientMonths = (month: string) =>
  useInfiniteQuery({
    queryKey: [...BILLS, 'clients', month],
    queryFn: ({ pageParam }) => askFunction<Page>('bills', { type: 'clients', month, after: pageParam }),
    initialPageParam: null as object | null,
    getNextPageParam: ({ next }) => next,
    retry: false,
  });

/** How many clients the month has, and what their bills come to without tax. */
export const useMonth = (month: string) =>
  useQuery({
    queryKey: [...BILLS, 'month', month],
    queryFn: () => askFunction<MonthFigures>('bills', { type: 'month', month }),
    retry: false,
  });
