import type { TestProject } from 'vitest/node';
import { startStack } from '#local/stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What points a process at the stack of this level. */
    stackEnv: Readonly<Record<string, string>>;
  }
}

/** One stack per level of tests, on free ports, in a folder that goes with it: no level sees what another one did. */
export default async (project: TestProject) => {
  const stack = await startStack({ ports: 'free', schedules: false, ...(project.name === 'browser' && { hosting: true }) });
  project.provide('stackEnv', { ...stack.env, WEB_URL: stack.urls.web });
  return () => stack.stop();
};
