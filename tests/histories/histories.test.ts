import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { retell, type Story } from '#functions/replay/stories/story.ts';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (file: string): Story => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

/** A change of a rule or of a document shows here: the command, the old outcome and the new one. */
describe('stored histories', () => {
  test('are there', () => expect(files.length).toBeGreaterThanOrEqual(3));

  test.each(files)('%s is decided and projected as it was', (file) => {
    expect(retell(read(file))).toEqual([]);
  });
});
