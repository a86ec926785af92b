import { expect, test } from 'vitest';
import { planOf, runPlan, shellLine } from './plan.ts';
import type { Target } from './target.ts';

const target: Target = {
  project: 'casting-example',
  settings: { SITE_URL: 'https://casting.example.jp' },
  web: {
    apiKey: 'key',
    authDomain: 'casting-example.firebaseapp.com',
    projectId: 'casting-example',
    appId: 'app',
    storageBucket: 'casting-example.firebasestorage.app',
    recaptchaSiteKey: 'site-key',
    vapidKey: '',
  },
};
const steps = planOf(target, { readModelsChanged: true });

test('a deployment has these commands in this order', () => {
  const firebase = 'npx firebase deploy --config firebase.casting-example.json --project casting-example --only';
  const inProject = '--project=casting-example --region=asia-northeast1';
  expect(steps.map(shellLine)).toEqual([
    'git diff --exit-code --stat HEAD',
    'npm test',
    `VITE_SITE_URL=https://casting.example.jp VITE_FIREBASE_CONFIG='${JSON.stringify(target.web)}' npm run build`,
    'pulumi preview --diff --cwd infra --stack casting-example',
    'pulumi up --cwd infra --stack casting-example',
    'gcloud storage buckets update gs://casting-example.firebasestorage.app --project=casting-example --cors-file=dist/uploads.cors.json --lifecycle-file=dist/uploads.lifecycle.json',
    `${firebase} firestore:indexes`,
    'node local/deploy/waitForIndexes.ts --project casting-example',
    `${firebase} functions`,
    'node local/deploy/setDeadLetters.ts --project casting-example',
    `gcloud run jobs deploy replay ${inProject} --source=dist/functions --service-account=replay@casting-example.iam.gserviceaccount.com --memory=8Gi --cpu=2 --task-timeout=24h --max-retries=1 '--set-env-vars=^@@^GCLOUD_PROJECT=casting-example@@SITE_URL=https://casting.example.jp'`,
    `${firebase} firestore:rules,storage`,
    `gcloud run jobs execute replay ${inProject} --update-env-vars=REPLAY=rebuild --wait`,
    `${firebase} hosting`,
    'npm run smoke -- --project casting-example',
    'git tag --force deployed-casting-example',
  ]);
});

test('documents are rebuilt only if their code has changed', () => {
  const without = planOf(target, { readModelsChanged: false });
  expect(steps.filter((step) => !without.some(({ title }) => title === step.title)).map(({ title }) => title)).toEqual(['Read models']);
});

test('an argument that a shell would split is quoted', () =>
  expect(shellLine({ title: '', command: ['say', "it's", ''], env: { A: '{"a b"}' } })).toBe(`A='{"a b"}' say 'it'\\''s' ''`));

/** A world that records the commands; one step can fail. */
const worldWith = (answer: string, failing?: string) => {
  const [said, ran]: [string[], string[]] = [[], []];
  const world = {
    say: (line: string) => void said.push(line),
    ask: async (question: string) => {
      said.push(question);
      return answer;
    },
    run: async (step: (typeof steps)[number]) => {
      ran.push(step.title);
      return step.title === failing ? 7 : 0;
    },
  };
  return { said, ran, world };
};

test('a dry run prints every command and runs nothing', async () => {
  const { said, ran, world } = worldWith('');
  expect(await runPlan('casting-example', steps, { dryRun: true }, world)).toBe(0);
  expect(said.map((line) => line.split('\n')[1]?.trim())).toEqual(steps.map(shellLine));
  expect(ran).toEqual([]);
});

test.each(['', 'yes', 'casting-exampl'])('a deployment does not start if the person types %j instead of the project id', async (typed) => {
  const { said, ran, world } = worldWith(typed);
  expect(await runPlan('casting-example', steps, { dryRun: false }, world)).toBe(2);
  expect([ran, said.at(-1)]).toEqual([[], 'Nothing was deployed.']);
});

test('all steps run in order after the person typed the project id', async () => {
  const { ran, world } = worldWith('casting-example\n');
  expect(await runPlan('casting-example', steps, { dryRun: false }, world)).toBe(0);
  expect(ran).toEqual(steps.map(({ title }) => title));
});

test('a failed step ends the deployment', async () => {
  const { said, ran, world } = worldWith('casting-example', 'Functions');
  expect(await runPlan('casting-example', steps, { dryRun: false }, world)).toBe(1);
  expect(ran.at(-1)).toBe('Functions');
  expect(said.at(-1)).toContain('step 9 (Functions) ended with 7');
});
