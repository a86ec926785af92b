import { cloudtasks, kms, projects, pubsub, secretmanager, serviceaccount, storage } from '@pulumi/gcp';
import { type CustomResourceOptions, interpolate } from '@pulumi/pulumi';
import { TASKS_ACCOUNT } from '../functions/platform/options.ts';
import { type Account, accounts, type Place } from './rights.ts';
import type { Settings } from './settings.ts';

export type Targets = {
  readonly events: pubsub.Topic;
  readonly effects: pubsub.Topic;
  readonly mails: pubsub.Topic;
  readonly queues: readonly cloudtasks.Queue[];
  readonly secrets: readonly secretmanager.Secret[];
  readonly uploads: { readonly name: storage.Bucket['name'] };
  readonly seals: { readonly key: kms.CryptoKey; readonly bucket: storage.Bucket };
  readonly keys: { readonly key: kms.CryptoKey; readonly erasures: storage.Bucket };
};

type Grant = { readonly name: string; readonly role: string; readonly member: storage.BucketIAMMember['member'] };

/** Creates the accounts of rights.ts with exactly their roles. */
export const makeAccounts = ({ project }: Settings, targets: Targets, options: CustomResourceOptions): void => {
  const entries = Object.entries<Account>(accounts);
  const made = new Map(
    entries.map(([accountId, { purpose }]) => [
      accountId,
      new serviceaccount.Account(accountId, { project, accountId, displayName: purpose }, options),
    ]),
  );
  const accountOf = (accountId: string): serviceaccount.Account => {
    const account = made.get(accountId);
    if (!account) throw new Error(`${accountId} is not in rights.ts`);
    return account;
  };
  const actFor = (accountId: string, { name, role, member }: Grant) =>
    new serviceaccount.IAMMember(`${name}: ${accountId}`, { serviceAccountId: accountOf(accountId).name, role, member }, options);
  const onTopic = (topic: pubsub.Topic, { name, role, member }: Grant) =>
    new pubsub.TopicIAMMember(name, { project, topic: topic.name, role, member }, options);
  const tasksAccount = TASKS_ACCOUNT.replace('@', '');
  const functionAccounts = [...made.keys()].filter((name) => name !== tasksAccount && name !== 'deploy');

  const give: Readonly<Record<Place, (grant: Grant, accountId: string) => unknown>> = {
    project: ({ name, role, member }) => new projects.IAMMember(name, { project, role, member }, options),
    eventsTopic: (grant) => onTopic(targets.events, grant),
    effectsTopic: (grant) => onTopic(targets.effects, grant),
    mailsTopic: (grant) => onTopic(targets.mails, grant),
    queues: ({ name, role, member }) =>
      targets.queues.map(
        (queue, index) =>
          new cloudtasks.QueueIamMember(`${name} ${index}`, { project, location: queue.location, name: queue.name, role, member }, options),
      ),
    uploads: ({ name, role, member }) => new storage.BucketIAMMember(name, { bucket: targets.uploads.name, role, member }, options),
    sealBucket: ({ name, role, member }) => new storage.BucketIAMMember(name, { bucket: targets.seals.bucket.name, role, member }, options),
    sealKey: ({ name, role, member }) => new kms.CryptoKeyIAMMember(name, { cryptoKeyId: targets.seals.key.id, role, member }, options),
    personKey: ({ name, role, member }) => new kms.CryptoKeyIAMMember(name, { cryptoKeyId: targets.keys.key.id, role, member }, options),
    erasures: ({ name, role, member }) => new storage.BucketIAMMember(name, { bucket: targets.keys.erasures.name, role, member }, options),
    secrets: ({ name, role, member }) =>
      targets.secrets.map(
        (secret, index) =>
          new secretmanager.SecretIamMember(`${name} ${index}`, { project, secretId: secret.secretId, role, member }, options),
      ),
    tasksAccount: (grant) => actFor(tasksAccount, grant),
    itself: (grant, accountId) => actFor(accountId, grant),
    functionAccounts: (grant) => functionAccounts.map((name) => actFor(name, grant)),
  };

  for (const [accountId, { roles }] of entries)
    for (const [place, given] of Object.entries(roles))
      for (const role of given) {
        const member = interpolate`serviceAccount:${accountOf(accountId).email}`;
        give[place as Place]({ name: `${accountId} ${place} ${role}`, role, member }, accountId);
      }
};
