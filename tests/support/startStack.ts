import type { TestProject } from 'vitest/node';
import { startStack } from '#local/stack.ts';
import { makeDemoData } from './demoData.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The environment that points a process at this level's stack. */
    stackEnv: Readonly<Record<string, string>>;
  }
}

/**
 * Starts one stack per level on free ports, in a temporary folder, so that levels are independent;
 * `demo` gets the demo data. On `local/limits`, a request that production always refuses fails the
 * level.
 */
export default async (project: TestProject) => {
  const hosting = ['browser', 'demo'].includes(project.name);
  const limits = project.name === 'faults';
  const stack = await startStack({ ports: 'free', schedules: false, limits, trace: !limits, ...(hosting && { hosting }) });
  try {
    if (project.name === 'demo') await makeDemoData(stack);
  } catch (error) {
    await stack.stop();
    throw error;
  }
  project.provide('stackEnv', { ...stack.env, WEB_URL: stack.urls.web });
  return async () => {
    const faults = limits ? (await stack.limits.reached()).faults : [];
    await stack.stop();
    if (faults.length > 0) throw new Error(`Production would refuse these requests each time:\n${faults.join('\n')}`);
  };
};
