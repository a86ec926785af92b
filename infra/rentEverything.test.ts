import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Config, runtime } from '@pulumi/pulumi';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { DAY, SECOND } from '../domain/calendar/instants.ts';
import * as functions from '../functions/index.ts';
import { objectives } from '../functions/platform/objectives.ts';
import { queues } from './queues.ts';
import { type Account, accounts } from './rights.ts';
import { settingsOf } from './settings.ts';
import { exampleSettings, type Resource, rentedResources } from './testing/rentedResources.ts';

/** What the deployment is told of a function. */
type Endpoint = {
  readonly serviceAccountEmail: string;
  readonly maxInstances: number;
  readonly cpu: number | 'gcf_gen1';
  readonly secretEnvironmentVariables?: readonly { readonly key: string }[];
  readonly taskQueueTrigger?: { readonly rateLimits: object; readonly retryConfig: object };
};
const endpoints = Object.entries(functions).map(([name, { __endpoint }]) => ({ name, ...(__endpoint as unknown as Endpoint) }));

let rented: readonly Resource[];
beforeAll(async () => {
  rented = await rentedResources();
});

const ofType = (end: string, resources = rented) => resources.filter(({ type }) => type.endsWith(`:${end}`));
const oneOf = (end: string, resources = rented) => ofType(end, resources)[0]?.inputs;
const emailOf = (account: string) => `serviceAccount:${account}@${exampleSettings.project}.iam.gserviceaccount.com`;

/**
 * Everything that gives somebody a role, whatever for. Policies and bindings would take roles of
 * others away.
 */
const grants = () => {
  const giving = rented.filter(({ type }) => /iam/i.test(type));
  expect(giving.filter(({ type }) => !/I(?:AM|am)Member$/.test(type))).toEqual([]);
  return giving.map(({ type, inputs }) => ({ ...inputs, type, member: String(inputs.member), role: String(inputs.role) }));
};
const rolesOf = (member: string) => grants().filter((grant) => grant.member === member);
const membersWith = (roles: RegExp) => new Set(grants().flatMap(({ role, member }) => (roles.test(role) ? [member] : [])));

describe('the accounts', () => {
  test('are one for each function, the one of Cloud Tasks and the one that deploys', () => {
    const made = ofType('Account').map(({ inputs }) => `${inputs.accountId}@`);
    const needed = new Set(endpoints.map(({ serviceAccountEmail }) => serviceAccountEmail));
    expect(made.sort()).toEqual([...needed, 'deadlines@', 'deploy@'].sort());
  });

  test('have the roles of their row and no others; Pub/Sub forwards dead letters', () => {
    const expected = Object.entries<Account>(accounts).flatMap(([name, { roles }]) =>
      Object.values(roles).flatMap((given) => given.map((role) => [emailOf(name), role])),
    );
    const agent = ['serviceAccount:service-1234@gcp-sa-pubsub.iam.gserviceaccount.com', 'roles/pubsub.publisher'];
    const distinct = (pairs: readonly (readonly string[])[]) => [...new Set(pairs.map((pair) => pair.join(' ')))].sort();
    expect(distinct(grants().map(({ member, role }) => [member, role]))).toEqual(distinct([...expected, agent]));
  });

  test('have no basic role, and nobody is everybody', () => {
    expect(grants().filter(({ role }) => /^roles\/(?:owner|editor|viewer)$/.test(role))).toEqual([]);
    expect(grants().filter(({ member }) => /^all/i.test(member))).toEqual([]);
  });

  test('that may write the database neither sign seals nor add to their bucket', () => {
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

  test('of functions that see a secret may read it, and nobody else', () => {
    const seeing = endpoints.flatMap(({ serviceAccountEmail, secretEnvironmentVariables = [] }) =>
      secretEnvironmentVariables.map(({ key }) => `${emailOf(serviceAccountEmail.replace('@', ''))} ${key}`),
    );
    const may = grants().flatMap((grant) => ('secretId' in grant ? [`${grant.member} ${grant.secretId}`] : []));
    expect(may.sort()).toEqual([...new Set(seeing)].sort());
    expect(JSON.stringify(ofType('Secret'))).not.toMatch(/secretData|payload/);
  });

  test('that run functions are lent to who deploys, the one of Cloud Tasks to who makes tasks', () => {
    const lent = (member: string) =>
      rolesOf(emailOf(member)).flatMap((grant) =>
        'serviceAccountId' in grant ? [String(grant.serviceAccountId).replace(/.*\/|@.*/g, '')] : [],
      );
    expect(lent('deploy').sort()).toEqual(
      [...new Set(endpoints.map(({ serviceAccountEmail }) => serviceAccountEmail.replace('@', '')))].sort(),
    );
    expect(lent('effects')).toEqual(['deadlines']);
  });
});

describe('what must not be lost', () => {
  test('the database has point-in-time recovery, a daily backup and protection', () => {
    expect(oneOf('Database')).toMatchObject({
      ...{ name: '(default)', locationId: 'asia-northeast1', type: 'FIRESTORE_NATIVE' },
      ...{ pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED', deleteProtectionState: 'DELETE_PROTECTION_ENABLED' },
    });
    expect(oneOf('BackupSchedule')).toMatchObject({ database: '(default)', dailyRecurrence: {}, retention: '8467200s' });
  });

  test('but keys of people who left are nowhere after a week, and the ledger outlives every backup', () => {
    const [, keys] = ofType('Database').map(({ inputs }) => inputs);
    expect(keys).toMatchObject({ name: 'keys', pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED' });
    const kept = ofType('BackupSchedule').map(({ inputs }) => [inputs.database, Number.parseInt(String(inputs.retention), 10)] as const);
    expect(kept.find(([database]) => database === 'keys')).toEqual(['keys', (7 * DAY) / SECOND]);
    const ledger = ofType('Bucket').find(({ name }) => name === 'erasures')?.inputs.retentionPolicy as { retentionPeriod: string };
    for (const [, seconds] of kept) expect(Number(ledger.retentionPeriod)).toBeGreaterThan(seconds);
  });

  test('no run deletes a database, a queue with its alarms, a topic that is listened to, files, seals, keys or secrets', () => {
    const kept = ['Database', 'Queue', 'StorageDefaultBucket', 'Bucket', 'KeyRing', 'CryptoKey', 'Secret', 'Project'];
    for (const end of kept) expect([end, ofType(end).map(({ isProtected }) => isProtected)]).toEqual([end, ofType(end).map(() => true)]);
    const topics = ofType('Topic').filter(({ isProtected }) => isProtected);
    expect(topics.map(({ name }) => name).sort()).toEqual(['events', 'mails']);
  });

  test('flags that the operator has set keep their values', () => {
    expect(ofType('RemoteConfigRemoteConfig').map(({ ignored }) => ignored)).toEqual([['parameters']]);
  });

  test('seals are kept for ten years; only the switch locks that for good', async () => {
    const policy = (resources: readonly Resource[]) =>
      ofType('Bucket', resources).find(({ name }) => name === 'seals')?.inputs.retentionPolicy;
    expect(policy(rented)).toEqual({ retentionPeriod: '315360000', isLocked: false });
    expect(policy(await rentedResources({ ...exampleSettings, lockSeals: true }))).toEqual({
      retentionPeriod: '315360000',
      isLocked: true,
    });
  });
});

test('the queues have the rates of the functions that they call', () => {
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

test('App Check is enforced where the settings say so, for all that browsers reach without a function', async () => {
  const modes = (resources: readonly Resource[]) => ofType('AppCheckServiceConfig', resources).map(({ inputs }) => inputs.enforcementMode);
  expect(modes(rented)).toEqual(['UNENFORCED', 'UNENFORCED', 'UNENFORCED']);
  expect(modes(await rentedResources({ ...exampleSettings, enforceAppCheck: true }))).toEqual(['ENFORCED', 'ENFORCED', 'ENFORCED']);
});

describe('alerts', () => {
  test('are one for each objective, to every address; each has the metric that it looks at', () => {
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

  test('of a highest value count the lines beyond its limit', () => {
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

  test('is refused without any one of them, and with a list that is none', async () => {
    const config = await example();
    for (const key of Object.keys(config).filter((name) => /^marketplace:|:project$/.test(name)))
      expect(() => read({ ...config, [key]: undefined }), key).toThrow(key);
    expect(() => read({ ...config, 'marketplace:alertEmails': [] })).toThrow('has to be a list');
  });

  test('asks for as many CPUs as all instances of all functions have', async () => {
    const most = endpoints.reduce((sum, { maxInstances, cpu }) => sum + maxInstances * (typeof cpu === 'number' ? cpu : 1), 0);
    expect(most).toBeGreaterThan(100);
    expect(read(await example()).cpus).toBeGreaterThanOrEqual(most);
    expect(oneOf('SQuotaPreference')?.quotaConfig).toEqual({ preferredValue: '200000' });
  });
});

test('Node runs the program as Pulumi starts it', async () => {
  const env = { PATH: process.env.PATH, PULUMI_CONFIG: '{"gcp:project":"casting-example"}' };
  const started = promisify(execFile)(process.execPath, [fileURLToPath(new URL('index.ts', import.meta.url))], { env });
  // It loads, and asks for its next setting.
  await expect(started).rejects.toMatchObject({ stderr: expect.stringContaining("configuration variable 'marketplace:billingAccount'") });
});
