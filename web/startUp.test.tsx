import { readFile } from 'node:fs/promises';
import { waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';

beforeAll(async () => {
  // As the page runs it: a plain script.
  new Function(await readFile('web/public/startUp.js', 'utf8'))();
});
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
});
const root = () => document.getElementById('root') as HTMLElement;

test.each([
  ['an error', 'error'],
  ['a rejected promise', 'unhandledrejection'],
])('%s that leaves the page empty is told, with the way home', async (_, type) => {
  dispatchEvent(new Event(type));
  await waitFor(() => expect(root().querySelector('h1')?.textContent).toBe('エラーが発生しました'));
  expect(root().querySelector('p')?.textContent).toBe(errorMessages.fallback);
  expect(root().querySelector('a')?.getAttribute('href')).toBe('/');
});

test('a script that does not load is such an error', async () => {
  const script = document.createElement('script');
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  await waitFor(() => expect(root().querySelector('h1')).toBeTruthy());
});

test('an error of a page that shows something leaves it as it is', () => {
  vi.useFakeTimers();
  root().innerHTML = '<p>内容</p>';
  dispatchEvent(new Event('error'));
  vi.runAllTimers();
  vi.useRealTimers();
  expect(root().textContent).toBe('内容');
});
