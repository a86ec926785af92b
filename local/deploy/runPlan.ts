import { type Step, shellLine } from './plan.ts';

/** The effects of a deployment: print, ask a person, run a command (returns its exit code). */
export type World = {
  readonly say: (line: string) => void;
  readonly ask: (question: string) => Promise<string>;
  readonly run: (step: Step) => Promise<number>;
};

/**
 * Prints the steps and, unless it is a dry run, asks for the project id and runs them. Stops at the
 * first failure. Returns the exit code: 0 done, 1 failed, 2 not confirmed.
 */
export const runPlan = async (
  project: string,
  steps: readonly Step[],
  { dryRun }: { readonly dryRun: boolean },
  { say, ask, run }: World,
): Promise<number> => {
  for (const [index, step] of steps.entries()) say(`${index + 1}. ${step.title}\n   ${shellLine(step)}`);
  if (dryRun) return 0;
  const answer = await ask(`Type ${project} to deploy: `);
  if (answer.trim() !== project) {
    say('Nothing was deployed.');
    return 2;
  }
  for (const [index, step] of steps.entries()) {
    say(`\n${index + 1}. ${step.title}`);
    const code = await run(step);
    if (code !== 0) {
      say(`\nStopped: step ${index + 1} (${step.title}) ended with ${code}. Mend it and deploy again: every step may be repeated.`);
      return 1;
    }
  }
  say(`\n${project} is deployed.`);
  return 0;
};
