import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { BillFilter } from '#domain/audit/commands.ts';
import type { BillTotals, ListedBill } from '#domain/deal/billRow.ts';
import { askFunction } from '#web/shared/data/askFunction.ts';

type Page = { readonly bills: readonly ListedBill[]; readonly next: object | null };

/** What the lists and totals of bills are kept under: an act on a bill makes all of them old. */
export const BILLS = ['office', 'bills'] as const;

const PAGE = 50;

/** Closed deals of both kinds by their closing, page by page. */
export const useBillList = (filter: BillFilter) =>
  useInfiniteQuery({
    queryKey: [...BILLS, 'list', filter],
    queryFn: ({ pageParam }) => askFunction<Page>('bills', { type: 'page', filter, after: pageParam, limit: PAGE }),
    initialPageParam: null as object | null,
    getNextPageParam: ({ next }) => next,
    retry: false,
  });

/** How many bills the filter finds, and what they come to. */
export const useBillTotals = (filter: BillFilter, enabled = true) =>
  useQuery({
    queryKey: [...BILLS, 'totals', filter],
    queryFn: () => askFunction<BillTotals>('bills', { type: 'totals', filter }),
    enabled,
    retry: false,
  });
