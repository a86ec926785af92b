import { expect, it } from 'vitest';
import { mayReload } from './reloadGuard.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
};

it('reloads a path once per 10 seconds', () => {
  const kept = memory();
  expect(mayReload('/client', 100_000, kept)).toBe(true);
  expect(mayReload('/client', 109_999, kept)).toBe(false);
  expect(mayReload('/talent', 109_999, kept)).toBe(true);
  expect(mayReload('/client', 110_000, kept)).toBe(true);
});
