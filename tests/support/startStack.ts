import type { TestProject } from 'vitest/node';
import { startStack } from '#local/stack.ts';
import { makeDemoData } from './demoData.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What points a process at the stack of this level. */
    stackEnv: Readonly<Record<string, string>>;
  }
}

/**
 * What production refuses each time fails the level that runs on `local/limits`. One stack per
 * level of tests, on free ports, in a folder that goes with it: no level sees what another one did.
 * That of `demo` begins with the demo data.
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
