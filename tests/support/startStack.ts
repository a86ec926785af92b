import type { TestProject } from 'vitest/node';
import { startStack } from '#local/stack.ts';

/** One stack per level of tests, on free ports, in a folder that goes with it; the workers inherit its environment. */
export default async (project: TestProject) => {
  const stack = await startStack({ ports: 'free', schedules: false, ...(project.name === 'browser' && { hosting: true }) });
  Object.assign(process.env, stack.env, { WEB_URL: stack.urls.web });
  return stack.stop;
};
