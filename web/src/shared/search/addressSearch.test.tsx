import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { useAddressSearch } from './addressSearch.ts';

const schema = z.object({ q: z.string(), order: z.string(), area: z.string(), gender: z.string() });
const never = new Promise<never>(() => {});

/** A list that is not ready after an area is chosen, so the new address is not rendered. */
const Results = ({ area }: { readonly area: string }) => {
  if (area !== '') throw never;
  return null;
};

const Search = () => {
  const { wanted, choose, clear } = useAddressSearch(schema);
  return (
    <>
      <button type="button" onClick={() => choose('area', '27')}>
        地域
      </button>
      <button type="button" onClick={() => choose('gender', '1')}>
        性別
      </button>
      <button type="button" onClick={clear}>
        すべて外す
      </button>
      <Suspense fallback={null}>
        <Results area={wanted.area} />
      </Suspense>
    </>
  );
};

const open = () => {
  const router = createMemoryRouter([{ path: '*', element: <Search /> }], { initialEntries: ['/?q=x'] });
  render(<RouterProvider router={router} />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { press, search: () => router.state.location.search };
};

test('two conditions that are chosen quickly are both kept', () => {
  const { press, search } = open();
  press('地域');
  press('性別');
  expect(search()).toBe('?q=x&area=27&gender=1');
});

test('a condition that is chosen right after a reset is the only one', () => {
  const { press, search } = open();
  press('地域');
  press('すべて外す');
  press('性別');
  expect(search()).toBe('?gender=1');
});
