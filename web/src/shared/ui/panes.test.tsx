import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { setWidth } from '#web/testing/windowWidth.ts';
import { CoverLink } from './coverLink.tsx';
import { Panes } from './panes.tsx';

const rows = ['a', 'b'].map((id) => (
  <li key={id}>
    <CoverLink to={`/deals/${id}`}>{id}</CoverLink>
  </li>
));
const Page = ({ chosen }: { readonly chosen: string | null }) => (
  <Panes label="一覧" list={<ul>{rows}</ul>} detail={chosen && <p>内容 {chosen}</p>} hint="選んでください" />
);
const show = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Link to="/deals">すべて</Link>
      <Routes>
        <Route path="/deals" element={<Page key="all" chosen={null} />} />
        <Route path="/deals/a" element={<Page key="a" chosen="a" />} />
        <Route path="/deals/b" element={<Page key="b" chosen="b" />} />
      </Routes>
    </MemoryRouter>,
  );
const list = () => screen.queryByRole('region', { name: '一覧' });

beforeEach(() => {
  setWidth('wide');
});

describe('on a wide screen', () => {
  test('the list is next to the chosen item, which it marks', () => {
    show('/deals/a');
    expect([...(list()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual(['a', 'b']);
    expect(screen.getByText('内容 a')).toBeDefined();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('a');
  });

  test('the keyboard can skip the list', () => {
    show('/deals/a');
    const skip = screen.getByRole('link', { name: '選んだ内容へ移動' });
    expect(document.querySelector(skip.getAttribute('href') ?? '')?.textContent).toBe('内容 a');
    expect(list()?.querySelector('a')).toBe(skip);
  });

  test('the list says what to do while nothing is chosen', () => {
    show('/deals');
    expect(screen.getByText('選んでください')).toBeDefined();
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  });

  test('the list keeps its scroll position when another item is chosen', () => {
    show('/deals/a');
    const before = list() as HTMLElement;
    before.scrollTop = 240;
    fireEvent.scroll(before);
    fireEvent.click(screen.getByRole('link', { name: 'b' }));
    expect(list()).not.toBe(before);
    expect(list()?.scrollTop).toBe(240);
  });
});

test('on a phone each has its own page', () => {
  setWidth('usual');
  show('/deals/a');
  expect(list()).toBeNull();
  expect(screen.getByText('内容 a')).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'すべて' }));
  expect(screen.getByRole('link', { name: 'b' })).toBeDefined();
  expect(screen.queryByText('選んでください')).toBeNull();
});

test('typed text next to the list stays when the window becomes narrow and wide again', () => {
  const page = () => (
    <MemoryRouter>
      <Panes label="一覧" list={<ul>{rows}</ul>} detail={<input aria-label="理由" />} hint="選んでください" />
    </MemoryRouter>
  );
  const { rerender } = render(page());
  const field = screen.getByLabelText<HTMLInputElement>('理由');
  fireEvent.change(field, { target: { value: '台風のため' } });
  for (const wide of [false, true]) {
    setWidth(wide ? 'wide' : 'usual');
    rerender(page());
    expect(screen.getByLabelText('理由')).toBe(field);
  }
  expect(field.value).toBe('台風のため');
});
