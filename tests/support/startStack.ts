import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startStack } from '#local/stack.ts';
import { makeDemoData } from './demoData.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What points a process at the stack of this level. */
    stackEnv: Readonly<Record<string, string>>;
  }
}

const portrait = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="#8fb8d4" d="M0 0h3v4H0z"/></svg>';

/** The one picture that all people of the tests have. Visits must not stand in for it: a browser whose requests are looked at keeps no cache. */
const storePortrait = async ({ storageFolder }: { readonly storageFolder: string }) => {
  await mkdir(join(storageFolder, 'demo/talents'), { recursive: true });
  await writeFile(join(storageFolder, 'demo/talents/01.svg'), portrait);
};

/** One stack per level of tests, on free ports, in a folder that goes with it: no level sees what another one did. That of `demo` begins with the demo data. */
export default async (project: TestProject) => {
  const hosting = ['browser', 'demo'].includes(project.name);
  const stack = await startStack({ ports: 'free', schedules: false, ...(hosting && { hosting }) });
  try {
    if (project.name === 'browser') await storePortrait(stack);
    if (project.name === 'demo') await makeDemoData(stack);
  } catch (error) {
    await stack.stop();
    throw error;
  }
  project.provide('stackEnv', { ...stack.env, WEB_URL: stack.urls.web });
  return () => stack.stop();
};
