import { type Step, shellLine } from './plan.ts';

/**
 * What a deployment does to the world: says something, asks a person, runs a command and answers
 * with its exit code.
 */
export type World = {
  readonly say: (line: string) => void;
  readonly ask: (question: string) => Promise<string>;
  readonly run: (step: Step) => Promise<number>;
};

/**
 * Prints the steps and, unless it is a dry run, runs them one after the other once a person has
 * typed the project's id. Stops at the first that fails. Answers with the exit code: 0 when all is
 * done, 1 after a failure, 2 when the person did not agree.
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
