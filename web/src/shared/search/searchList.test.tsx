// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Selection } from '#web/shared/data/reading.ts';
import { page } from '#web/shared/data/reads.ts';
import { useAddressSearch } from './addressSearch.ts';
import { SearchList } from './searchList.tsx';
import { useSiftedPages } from './siftedPages.ts';

const search = z.object({ q: z.string(), order: z.string() });
const pages = page({ collection: 'jobs', where: [], limit: 24 } satisfies Selection, z.string());

afterEach(cleanup);

const List = ({ shown }: { readonly shown: number[] }) => (
  <SearchList
    search={useAddressSearch(search)}
    pages={useSiftedPages(pages, () => true)}
    hint=""
    filters={[]}
    orders={[]}
    counted={{ noun: 'お仕事', unit: '件' }}
    skeleton={null}
    none={null}
  >
    {(rows) => {
      shown.push(rows.length);
      return null;
    }}
  </SearchList>
);

/** The list in an app that has read these pages before. */
const known = (count: number, more: boolean, shown: number[] = []) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const rows = Array.from({ length: count }, (_, index) => `job ${index}`);
  const next = more ? { from: 0 } : undefined;
  client.setQueryData(pages.queryKey, { pages: [{ rows, next }], pageParams: [undefined] });
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <List shown={shown} />
      </MemoryRouter>
    </QueryClientProvider>
  );
};

test('a list that was read before has its whole length at once, so that "back" finds its place', () => {
  const shown: number[] = [];
  render(known(24, true, shown));
  expect(shown[0]).toBe(24);
});

test('a number is shown for a complete list only', () => {
  const { unmount } = render(known(24, true));
  expect(screen.getByRole('status').textContent).toBe('お仕事が見つかりました');
  unmount();
  render(known(3, false));
  expect(screen.getByRole('status').textContent).toBe('お仕事 3件');
});
