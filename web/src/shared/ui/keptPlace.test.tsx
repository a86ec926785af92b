import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeResizes } from '#web/testing/resizes.ts';
import { useKeptPlace } from './keptPlace.ts';

/** The scrollable height of the list, which depends on its rows. */
let reach = 0;
let grown: (() => void)[] = [];

beforeEach(() => {
  reach = 1_000;
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, ...[, top]: unknown[]) {
    this.scrollTop = Math.min(top as number, reach);
  });
  grown = fakeResizes();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const List = () => {
  const place = useKeptPlace<HTMLElement>('一覧');
  return (
    <section {...place} aria-label="一覧">
      <p>行</p>
    </section>
  );
};
/** Leaves the list at 800 and returns when only its first rows are there. */
const comeBackEarly = (): HTMLElement => {
  const { unmount } = render(<List />);
  const list = screen.getByRole('region');
  list.scrollTop = 800;
  fireEvent.scroll(list);
  unmount();
  reach = 300;
  render(<List />);
  const back = screen.getByRole('region');
  fireEvent.scroll(back);
  return back;
};

test('a list that is still shorter than before is scrolled further as it grows', () => {
  const list = comeBackEarly();
  expect(list.scrollTop).toBe(300);
  reach = 1_000;
  for (const told of grown) told();
  expect(list.scrollTop).toBe(800);
});

test('a user who scrolls stays at their position', () => {
  const list = comeBackEarly();
  fireEvent.wheel(list);
  list.scrollTop = 100;
  fireEvent.scroll(list);
  reach = 1_000;
  for (const told of grown) told();
  expect(list.scrollTop).toBe(100);
});
