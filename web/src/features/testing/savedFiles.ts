import { afterEach, beforeEach } from 'vitest';
import { keepSavedFiles } from '#web/testing/savedFiles.ts';

/** Keeps the files that each test of a file saves. */
export const savedFiles = () => {
  let kept: ReturnType<typeof keepSavedFiles>;
  beforeEach(() => {
    kept = keepSavedFiles();
  });
  afterEach(() => kept.restore());
  return () => kept.files;
};
