import type { TestProject } from 'vitest/node';
import { startStack } from '#local/stack.ts';
import { makeDemoData } from './demoData.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What points a process at the stack of this level. */
    stackEnv: Readonly<Record<string, string>>;
  }
}

/** One stack per level of tests, on free ports, in a folder that goes with it: no level sees what another one did. That of `demo` begins with the demo data. */
export default async (project: TestProject) => {
  const hosting = ['browser', 'demo'].includes(project.name);
  const stack = await startStack({ ports: 'free', schedules: false, ...(hosting && { hosting }) });
  try {
    if (project.name === 'demo') await makeDemoData(stack);
  } catch (error) {
    await stack.stop();
    throw error;
  }
  project.provide('stackEnv', { ...stack.env, WEB_URL: stack.urls.web });
  return () => stack.stop();
};
