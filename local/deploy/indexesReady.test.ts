import { expect, test } from 'vitest';
import { indexesReady } from './gcloud.ts';

const listed = (...states: string[]) => states.map((state, index) => ({ name: `index-${index}`, state }));

test('indexes are ready when none is being built; an index that needs repair is an error', () => {
  const said: string[] = [];
  expect(indexesReady(listed('READY', 'CREATING'), (line) => said.push(line))).toBe(false);
  expect(indexesReady(listed('READY', 'READY'), (line) => said.push(line))).toBe(true);
  expect(said).toEqual(['1 of 2 indexes are ready', '2 of 2 indexes are ready']);
  expect(() => indexesReady(listed('READY', 'NEEDS_REPAIR'), () => undefined)).toThrow('index-1');
});
