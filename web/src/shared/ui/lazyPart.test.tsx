import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazyPart.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>{name}さん</p>;

test('a part that is loaded with its page replaces its placeholder', async () => {
  const Part = lazyPart(
    async () => Greeting,
    ({ name }) => <p>{name}を待っています</p>,
  );
  render(<Part name="花子" />);
  expect(screen.getByText('花子を待っています')).toBeTruthy();
  expect(await screen.findByText('花子さん')).toBeTruthy();
});

test('a part that was preloaded shows at once', async () => {
  const load = vi.fn(async () => Greeting);
  const Part = lazyPart(load);
  Part.preload();
  await load.mock.results[0]?.value;
  await Promise.resolve();
  render(<Part name="花子" />);
  expect(screen.getByText('花子さん')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part whose preload failed is loaded again', async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load);
  Part.preload();
  render(<Part name="花子" />);
  expect(await screen.findByText('花子さん')).toBeTruthy();
});
