import { readFile } from 'node:fs/promises';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

const lg = 1280;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  [lg - 1, false],
  [lg, true],
])('at %i px a window is wide: %s', async (width, wide) => {
  const matchMedia = (query: string) => ({
    matches: width >= Number(/^\(min-width: (\d+)px\)$/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('matchMedia', matchMedia);
  const { useWide } = await import('./useWide.ts');
  expect(renderHook(() => useWide()).result.current).toBe(wide);
});

test('the menu is at the bottom below lg, and at the side from lg on', async () => {
  const sheet = await readFile('web/src/app/shell/navigation.module.css', 'utf8');
  const queries = [...sheet.matchAll(/@media \(([^)]+)\)/g)].map(([, query]) => query);
  expect(queries.length).toBeGreaterThan(0);
  expect([`min-width: ${lg}px`, `max-width: ${lg - 1}px`]).toEqual(expect.arrayContaining(queries));
});
