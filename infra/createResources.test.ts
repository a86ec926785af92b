import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Config, runtime } from '@pulumi/pulumi';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { DAY, SECOND } from '../domain/kernel/calendar/instants.ts';
import * as functions from '../functions/index.ts';
import { objectives } from '../functions/platform/objectives.ts';
import { replayJob } from '../functions/platform/options.ts';
import { type Account, accounts } from './rights.ts';
import { settingsOf } from './settings.ts';
import { exampleSettings, plannedResources, type Resource } from './testing/plannedResources.ts';
import { queues } from './topics.ts';

/** The deployed options of a function. */
type Endpoint = {
  readonly serviceAccountEmail: string;
  readonly maxInstances: number;
  readonly cpu: number | 'gcf_gen1';
  readonly secretEnvironmentVariables?: readonly { readonly key: string }[];
  readonly taskQueueTrigger?: { readonly rateLimits: object; readonly retryConfig: object };
};
const endpoints = Object.entries(functions).map(([name, { __endpoint }]) => ({ name, ...(__endpoint as unknown as Endpoint) }));

let planned: readonly Resource[];
beforeAll(async () => {
  planned = await plannedResources();
});

const ofType = (end: string, resources = planned) => resources.filter(({ type }) => type.endsWith(`:${end}`));
const oneOf = (end: string, resources = planned) => ofType(end, resources)[0]?.inputs;
const emailOf = (account: string) => `serviceAccount:${account}@${exampleSettings.project}.iam.gserviceaccount.com`;

/**
 * All resources that grant a role. Policies and bindings are not allowed: they would remove other
 * roles.
 */
const grants = () => {
  const giving = planned.filter(({ type }) => /iam/i.test(type));
  expect(giving.filter(({ type }) => !/I(?:AM|am)Member$/.test(type))).toEqual([]);
  return giving.map(({ type, inputs }) => ({ ...inputs, type, member: String(inputs.member), role: String(inputs.role) }));
};
const rolesOf = (member: string) => grants().filter((grant) => grant.member === member);
const membersWith = (roles: RegExp) => new Set(grants().flatMap(({ role, member }) => (roles.test(role) ? [member] : [])));

describe('the accounts', () => {
  test('are one per function, one of the replay, one of Cloud Tasks and one that deploys', () => {
    const made = ofType('Account').map(({ inputs }) => `${inputs.accountId}@`);
    const needed = new Set(endpoints.map(({ serviceAccountEmail }) => serviceAccountEmail));
    expect(made.sort()).toEqual([...needed, replayJob.serviceAccount, 'deadlines@', 'deploy@'].sort());
  });

  test('have exactly the roles of their row; Pub/Sub forwards dead letters', () => {
    const expected = Object.entries<Account>(accounts).flatMap(([name, { roles }]) =>
      Object.values(roles).flatMap((given) => given.map((role) => [emailOf(name), role])),
    );
    const agent = ['serviceAccount:service-1234@gcp-sa-pubsub.iam.gserviceaccount.com', 'roles/pubsub.publisher'];
    const distinct = (pairs: readonly (readonly string[])[]) => [...new Set(pairs.map((pair) => pair.join(' ')))].sort();
    expect(distinct(grants().map(({ member, role }) => [member, role]))).toEqual(distinct([...expected, agent]));
  });

  test('have no basic role, and no role is given to everybody', () => {
    expect(grants().filter(({ role }) => /^roles\/(?:owner|editor|viewer)$/.test(role))).toEqual([]);
    expect(grants().filter(({ member }) => /^all/i.test(member))).toEqual([]);
  });

  test('that may write the database may not sign seals or add to their bucket', () => {
    const writers = membersWith(/^roles\/(?:datastore\.(?:user|owner)|firebase\.admin)$/);
    expect(writers.size).toBeGreaterThan(4);
    const sealing = grants().filter(
      ({ type, role, ...place }) =>
        /cloudkms\.signer/.test(role) ||
        (/BucketIAM/.test(type) && 'bucket' in place && place.bucket === 'casting-example-seals' && !/objectViewer$/.test(role)),
    );
    expect([...new Set(sealing.map(({ member }) => member))]).toEqual([emailOf('log-sealer')]);
    expect(sealing.filter(({ member }) => writers.has(member))).toEqual([]);
  });

  test('of functions with a secret may read it, and no others', () => {
    const seeing = endpoints.flatMap(({ serviceAccountEmail, secretEnvironmentVariables = [] }) =>
      secretEnvironmentVariables.map(({ key }) => `${emailOf(serviceAccountEmail.replace('@', ''))} ${key}`),
    );
    const may = grants().flatMap((grant) => ('secretId' in grant ? [`${grant.member} ${grant.secretId}`] : []));
    expect(may.sort()).toEqual([...new Set(seeing)].sort());
    expect(JSON.stringify(ofType('Secret'))).not.toMatch(/secretData|payload/);
  });

  test('of functions and of the replay can be used by the deploying account, the one of Cloud Tasks by those that make tasks', () => {
    const lent = (member: string) =>
      rolesOf(emailOf(member)).flatMap((grant) =>
        'serviceAccountId' in grant ? [String(grant.serviceAccountId).replace(/.*\/|@.*/g, '')] : [],
      );
    expect(lent('deploy').sort()).toEqual(
      [...new Set([...endpoints.map(({ serviceAccountEmail }) => serviceAccountEmail), replayJob.serviceAccount])]
        .map((account) => account.replace('@', ''))
        .sort(),
    );
    expect(lent('effects')).toEqual(['deadlines']);
  });
});

describe('data that must not be lost', () => {
  test('the database has point-in-time recovery, a daily backup and protection', () => {
    expect(oneOf('Database')).toMatchObject({
      name: '(default)',
      locationId: 'asia-northeast1',
      type: 'FIRESTORE_NATIVE',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    });
    expect(oneOf('BackupSchedule')).toMatchObject({ database: '(default)', dailyRecurrence: {}, retention: '8467200s' });
  });

  test('backups of keys are deleted after a week, and the ledger is kept longer than every backup', () => {
    const [, keys] = ofType('Database').map(({ inputs }) => inputs);
    expect(keys).toMatchObject({ name: 'keys', pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED' });
    const kept = ofType('BackupSchedule').map(({ inputs }) => [inputs.database, Number.parseInt(String(inputs.retention), 10)] as const);
    expect(kept.find(([database]) => database === 'keys')).toEqual(['keys', (7 * DAY) / SECOND]);
    const ledger = ofType('Bucket').find(({ name }) => name === 'erasures')?.inputs.retentionPolicy as { retentionPeriod: string };
    for (const [, seconds] of kept) expect(Number(ledger.retentionPeriod)).toBeGreaterThan(seconds);
  });

  test('no run deletes a database, a queue, a subscribed topic, files, seals, keys or secrets', () => {
    const kept = ['Database', 'Queue', 'StorageDefaultBucket', 'Bucket', 'KeyRing', 'CryptoKey', 'Secret', 'Project'];
    for (const end of kept) expect([end, ofType(end).map(({ isProtected }) => isProtected)]).toEqual([end, ofType(end).map(() => true)]);
    const topics = ofType('Topic').filter(({ isProtected }) => isProtected);
    expect(topics.map(({ name }) => name).sort()).toEqual(['effects', 'events', 'mails']);
  });

  test('flags that the operator has set keep their values', () => {
    expect(ofType('RemoteConfigRemoteConfig').map(({ ignored }) => ignored)).toEqual([['parameters']]);
  });

  test('seals are kept for ten years; only the setting locks this permanently', async () => {
    const policy = (resources: readonly Resource[]) =>
      ofType('Bucket', resources).find(({ name }) => name === 'seals')?.inputs.retentionPolicy;
    expect(policy(planned)).toEqual({ retentionPeriod: '315360000', isLocked: false });
    expect(policy(await plannedResources({ ...exampleSettings, lockSeals: true }))).toEqual({
      retentionPeriod: '315360000',
      isLocked: true,
    });
  });
});

test('the queues have the rates of their functions', () => {
  const called = endpoints.filter(({ taskQueueTrigger }) => taskQueueTrigger);
  expect(Object.keys(queues).sort()).toEqual(called.map(({ name }) => name).sort());
  for (const { name, taskQueueTrigger } of called) {
    const queue = ofType('Queue').find(({ inputs }) => inputs.name === name) as Resource;
    expect(taskQueueTrigger?.rateLimits).toMatchObject(queue.inputs.rateLimits as object);
    const { maxAttempts, minBackoff, maxBackoff } = queue.inputs.retryConfig as Record<string, string | number>;
    const seconds = (text: string | number | undefined) => Number.parseInt(String(text), 10);
    expect(taskQueueTrigger?.retryConfig).toMatchObject({
      maxAttempts,
      minBackoffSeconds: seconds(minBackoff),
      maxBackoffSeconds: seconds(maxBackoff),
    });
  }
});

test('App Check is enforced by the setting for all services that browsers use directly', async () => {
  const modes = (resources: readonly Resource[]) => ofType('AppCheckServiceConfig', resources).map(({ inputs }) => inputs.enforcementMode);
  expect(modes(planned)).toEqual(['UNENFORCED', 'UNENFORCED', 'UNENFORCED']);
  expect(modes(await plannedResources({ ...exampleSettings, enforceAppCheck: true }))).toEqual(['ENFORCED', 'ENFORCED', 'ENFORCED']);
});

describe('alerts', () => {
  test('are one per objective, for every address; each uses a metric that exists', () => {
    const alerts = ofType('AlertPolicy');
    expect(alerts.map(({ inputs }) => inputs.displayName).sort()).toEqual(
      Object.values(objectives)
        .map(({ holds }) => holds)
        .sort(),
    );
    const looksAt = JSON.stringify(alerts);
    for (const { inputs } of ofType('Metric')) expect(looksAt).toContain(`logging.googleapis.com/user/${inputs.name}`);
    const metrics = [...looksAt.matchAll(/logging\.googleapis\.com\/user\/(\w+)/g)].map(([, name]) => name);
    expect(metrics.sort()).toEqual(
      ofType('Metric')
        .map(({ inputs }) => inputs.name)
        .sort(),
    );
    for (const { inputs } of alerts) expect(inputs.notificationChannels).toHaveLength(exampleSettings.alertEmails.length);
  });

  test('of a maximum count the log lines above its limit', () => {
    const metric = ofType('Metric').find(({ name }) => name === 'oldestOwed')?.inputs;
    expect(metric?.filter).toBe('resource.type="cloud_run_revision" AND jsonPayload.measure="oldestOwed" AND jsonPayload.value>60000');
    expect(metric?.valueExtractor).toBeUndefined();
  });
});

describe('the example of a configuration', () => {
  const example = async () =>
    (parse(await readFile(new URL('Pulumi.example.yaml', import.meta.url), 'utf8')) as { config: Record<string, unknown> }).config;
  const read = (config: Record<string, unknown>) => {
    const texts = Object.entries(config).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]);
    runtime.setAllConfig(Object.fromEntries(texts) as Record<string, string>);
    return settingsOf(new Config('gcp'), new Config('marketplace'));
  };

  test('has every setting', async () => expect(read(await example())).toEqual(exampleSettings));

  test('is refused if a setting is missing or a list is empty', async () => {
    const config = await example();
    for (const key of Object.keys(config).filter((name) => /^marketplace:|:project$/.test(name)))
      expect(() => read({ ...config, [key]: undefined }), key).toThrow(key);
    expect(() => read({ ...config, 'marketplace:alertEmails': [] })).toThrow('has to be a list');
  });

  test('requests as many CPUs as all instances of all functions have', async () => {
    const most = endpoints.reduce((sum, { maxInstances, cpu }) => sum + maxInstances * (typeof cpu === 'number' ? cpu : 1), 0);
    expect(most).toBeGreaterThan(100);
    expect(read(await example()).cpus).toBeGreaterThanOrEqual(most);
    expect(oneOf('SQuotaPreference')?.quotaConfig).toEqual({ preferredValue: '200000' });
  });
});

test('Node runs the program like Pulumi', async () => {
  const env = { PATH: process.env.PATH, PULUMI_CONFIG: '{"gcp:project":"casting-example"}' };
  const started = promisify(execFile)(process.execPath, [fileURLToPath(new URL('index.ts', import.meta.url))], { env });
  // It loads and then requires its next setting.
  await expect(started).rejects.toMatchObject({ stderr: expect.stringContaining("configuration variable 'marketplace:billingAccount'") });
});
