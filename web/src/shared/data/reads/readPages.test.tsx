import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Listed } from '#web/shared/ui/listed.tsx';
import { server } from '#web/testing/fakeServer.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { useLivePages } from './readPages.ts';
import { useMany } from './reads.ts';

const schema = z.object({ id: z.string(), updatedAt: z.number() });
const put = (id: string, updatedAt: number) => act(() => server.put(`things/${id}`, { id, updatedAt }));
/** The ids in the rendered list, state by state. */
let states: string[] = [];

const Things = () => {
  const list = useLivePages({ collection: 'things', where: [], orderBy: ['updatedAt', 'desc'], limit: 3 }, schema);
  states.push(list.rows.map(({ id }) => id).join(''));
  return (
    <Listed list={list} none="nothing">
      {(rows) => <output data-id>{rows.map(({ id }) => id).join('')}</output>}
    </Listed>
  );
};

/** Every second one, by another question: what it holds is in the client's memory. */
const Others = () => {
  const { rows } = useMany({ collection: 'things', where: [['id', 'in', ['a', 'c', 'e', 'g']]], limit: 4 }, schema);
  return <output data-id>{rows.map(({ id }) => id).join('')}</output>;
};

const open = () => {
  states = [];
  shownAt('/', <Things />);
};
const shows = (ids: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(ids));
/** Leaves the page long enough for its listeners to end. */
const leave = () => {
  vi.useFakeTimers();
  cleanup();
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
};
const more = () => userEvent.click(screen.getByRole('button', { name: 'もっと見る' }));

beforeEach(() => {
  for (const [index, id] of [...'abcdefgh'].entries()) server.put(`things/${id}`, { id, updatedAt: 100 - index });
});
const openTwoPages = async () => {
  open();
  await shows('abc');
  await more();
  await shows('abcde');
};

test('a list grows page by page to its end, without gaps or duplicates', async () => {
  await openTwoPages();
  await more();
  await shows('abcdefgh');
  await more();
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(screen.getByRole('status').textContent).toBe('abcdefgh');
});

test('new and changed rows appear at the top, and none is lost between the live part and the pages', async () => {
  await openTwoPages();
  put('n', 200);
  await shows('nabcde');
  // The row where the pages start.
  put('c', 201);
  await shows('cnabde');
  put('e', 202);
  await shows('ecnabd');
});

test('after a return all pages are there at once, with the changes in between', async () => {
  await openTwoPages();
  leave();
  server.put('things/d', { id: 'd', updatedAt: 200 });
  open();
  expect(states[0]).toBe('abcde');
  await shows('dabce');
});

test('after a return with more changes than the live part holds, the list starts again', async () => {
  await openTwoPages();
  leave();
  for (const [index, id] of [...'1234'].entries()) server.put(`things/${id}`, { id, updatedAt: 200 - index });
  open();
  await shows('123');
  await more();
  await shows('1234a');
});

test('what another list holds is not taken for the beginning of this one', async () => {
  shownAt('/', <Others />);
  await shows('aceg');
  cleanup();
  open();
  await shows('abc');
  expect(new Set(states)).toEqual(new Set(['', 'abc']));
  await more();
  await shows('abcde');
});
