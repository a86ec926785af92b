import { afterEach, beforeEach } from 'vitest';
import { type Line, logTo } from '../platform/log.ts';

/** Collects all log lines of a test instead of printing them. Empty at the start of each test. */
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
