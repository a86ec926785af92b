import axe from 'axe-core';
import { expect } from 'vitest';

/** The rules of WCAG 2.2 A and AA that need no layout; the browser level checks the others. */
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  resultTypes: ['violations'],
  rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false }, 'scrollable-region-focusable': { enabled: false } },
} satisfies axe.RunOptions;

/** Fails with the violations that axe finds in the page, for instance fields without a name. */
export const expectAccessible = async (what: string): Promise<void> => {
  const { violations } = await axe.run(document.body, options);
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
  expect(found, `accessibility of ${what}`).toEqual([]);
};
