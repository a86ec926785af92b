import { fileURLToPath } from 'node:url';
import { startChild } from '#local/stack/child.ts';
import type { Stack } from '#local/stack.ts';

/** Fills a stack of a script with the demo data of `npm start`. */
export const makeDemoData = async (stack: Stack): Promise<void> => {
  const args = [fileURLToPath(new URL('../../local/seed/main.ts', import.meta.url)), stack.storageFolder];
  const child = startChild({ name: 'seed', command: process.execPath, args, env: stack.env }, (_, line) => console.log(line));
  const end = await child.ended;
  if (end !== 'exit code 0') throw new Error(`The demo data could not be made (${end}).`);
};
