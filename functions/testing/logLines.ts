import { afterEach, beforeEach } from 'vitest';
import { type Line, logTo } from '../platform/log.ts';

/**
 * The lines that a test's work writes, of every severity, instead of the output. Empty at the start
 * of each test.
 */
export const keepLogLines = (): Line[] => {
  const lines: Line[] = [];
  let putBack = () => {};
  beforeEach(() => {
    lines.length = 0;
    putBack = logTo((line) => lines.push(line));
  });
  afterEach(() => putBack());
  return lines;
};
