import { UPLOAD_FILES } from '#functions/deployment/deployConfig.ts';
import { replayJob } from '#functions/platform/options.ts';
import type { Target } from './target.ts';

export type Step = {
  readonly title: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
};

/** The tag of the last deployed commit. */
export const tagOf = (project: string): string => `deployed-${project}`;

/** The code of the read models. After a change they are rebuilt. */
export const READ_MODELS = ['projections', ':!*.test.ts', ':!*/testing/*'] as const;

/**
 * The commands of a deployment in order: infrastructure first, indexes before functions that query
 * them, documents before the app that reads them. Every step may run again; a failure ends the
 * plan.
 */
export const planOf = (
  { project, settings, web }: Target,
  { readModelsChanged }: { readonly readModelsChanged: boolean },
): readonly Step[] => {
  const deploy = (title: string, only: string): Step => ({
    title,
    command: ['npx', 'firebase', 'deploy', '--config', `firebase.${project}.json`, '--project', project, '--only', only],
  });
  const pulumi = (title: string, ...args: readonly string[]): Step => ({
    title,
    command: ['pulumi', ...args, '--cwd', 'infra', '--stack', project],
  });
  const { region, name: job, serviceAccount, memory, cpu, taskTimeout, maxRetries } = replayJob;
  const inJob = (act: 'deploy' | 'execute', ...options: readonly string[]): Step['command'] => [
    ...(['gcloud', 'run', 'jobs', act, job, `--project=${project}`, `--region=${region}`] as const),
    ...options,
  ];
  const { cors, lifecycle } = UPLOAD_FILES;
  return [
    { title: 'Nothing is uncommitted', command: ['git', 'diff', '--exit-code', '--stat', 'HEAD'] },
    { title: 'Checks', command: ['npm', 'test'] },
    {
      title: 'Build',
      command: ['npm', 'run', 'build'],
      env: { VITE_SITE_URL: settings.SITE_URL ?? '', VITE_FIREBASE_CONFIG: JSON.stringify(web) },
    },
    pulumi('Preview the changes of the cloud resources', 'preview', '--diff'),
    pulumi('Update the cloud resources', 'up'),
    {
      title: 'Bucket of uploads',
      command: [
        ...(['gcloud', 'storage', 'buckets', 'update', `gs://${web.storageBucket}`] as const),
        ...[`--project=${project}`, `--cors-file=${cors}`, `--lifecycle-file=${lifecycle}`],
      ],
    },
    deploy('Indexes', 'firestore:indexes'),
    { title: 'Indexes are ready', command: ['node', 'local/deploy/waitForIndexes.ts', '--project', project] },
    deploy('Functions', 'functions'),
    { title: 'Dead letters', command: ['node', 'local/deploy/setDeadLetters.ts', '--project', project] },
    {
      title: 'Replay job',
      command: inJob(
        'deploy',
        ...['--source=dist/functions', `--service-account=${serviceAccount}${project}.iam.gserviceaccount.com`],
        ...[`--memory=${memory}`, `--cpu=${cpu}`, `--task-timeout=${taskTimeout}`, `--max-retries=${maxRetries}`],
        `--set-env-vars=${envVarsOf({ GCLOUD_PROJECT: project, ...settings })}`,
      ),
    },
    deploy('Rules', 'firestore:rules,storage'),
    ...(readModelsChanged ? [{ title: 'Read models', command: inJob('execute', '--update-env-vars=REPLAY=rebuild', '--wait') }] : []),
    deploy('App', 'hosting'),
    { title: 'Smoke test', command: ['npm', 'run', 'smoke', '--', '--project', project] },
    { title: 'Note what is deployed', command: ['git', 'tag', '--force', tagOf(project)] },
  ];
};

/** Separates settings for gcloud; commas are in the settings themselves. */
const BETWEEN = '@@';
const envVarsOf = (settings: Readonly<Record<string, string>>): string =>
  `^${BETWEEN}^${Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join(BETWEEN)}`;

const quoted = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

export const shellLine = ({ command, env = {} }: Step): string =>
  [...Object.entries(env).map(([name, value]) => `${name}=${quoted(value)}`), ...command.map(quoted)].join(' ');

/** The effects of a deployment: print, ask a person, run a command (returns its exit code). */
type World = {
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
