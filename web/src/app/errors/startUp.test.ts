// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';

const script = readFileSync('web/public/startUp.js', 'utf8');

afterEach(() => vi.unstubAllGlobals());

/** What the page shows after a fault at its start. */
const shownAfterFault = async (root: string): Promise<string[]> => {
  document.body.innerHTML = `<div id="root">${root}</div>`;
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  new Function(script)();
  listeners.get('error')?.();
  await new Promise((resolve) => setTimeout(resolve));
  return [...document.querySelectorAll('#root *')].filter((part) => part.childElementCount === 0).map((part) => part.textContent ?? '');
};

test('a fault that leaves the page empty shows the error screen, in the words of the catalogue', async () => {
  expect(await shownAfterFault('')).toEqual(['エラーが発生しました', errorMessages.fallback, 'ホームへ']);
});

test('a page that shows something keeps it', async () => {
  expect(await shownAfterFault('<p>お仕事</p>')).toEqual(['お仕事']);
});
