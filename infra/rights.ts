import type * as options from '../functions/platform/options.ts';
import type { TASKS_ACCOUNT } from '../functions/platform/options.ts';

type Options = (typeof options)[keyof typeof options];
type NameOf<Address> = Address extends `${infer Name}@` ? Name : never;

/** The accounts of functions and of the replay, from functions/platform/options.ts. */
export type FunctionAccount = NameOf<Extract<Options, { readonly serviceAccount: string }>['serviceAccount']>;

/** `deploy` is the deploying account. No function runs as the account of Cloud Tasks. */
export type AccountName = FunctionAccount | NameOf<typeof TASKS_ACCOUNT> | 'deploy';

/**
 * Where a role is granted. `uploads`: the default bucket. `personKey`: the key that wraps people's
 * keys. `erasures`: their ledger. `tasksAccount`: the account of Cloud Tasks. `itself`: the account
 * that has the role. `functionAccounts`: each account of a function.
 */
export type Place =
  | (
      | 'project'
      | 'eventsTopic'
      | 'effectsTopic'
      | 'mailsTopic'
      | 'queues'
      | 'uploads'
      | 'sealBucket'
      | 'sealKey'
      | 'personKey'
      | 'erasures'
      | 'secrets'
    )
  | ('tasksAccount' | 'itself' | 'functionAccounts');

/** A service account: its purpose, and its roles on each resource. */
export type Account = { readonly purpose: string; readonly roles: Readonly<Partial<Record<Place, readonly `roles/${string}`[]>>> };

const writesLogLines = 'roles/logging.logWriter';
/** Used only if TRACES_ENDPOINT is Google's. */
const writesTraces = 'roles/telemetry.tracesWriter';
const readsDatabase = 'roles/datastore.viewer';
const writesDatabase = 'roles/datastore.user';
const publishes = 'roles/pubsub.publisher';
/** The topics of an event depend on what it owes. */
const publishesEvents = { eventsTopic: [publishes], effectsTopic: [publishes] } as const;
/** Eventarc and Cloud Scheduler call a function as its own account. */
const isCalled = 'roles/run.invoker';
const receivesEvents = 'roles/eventarc.eventReceiver';
const actsAs = 'roles/iam.serviceAccountUser';
const readsFiles = 'roles/storage.objectViewer';
const keepsFiles = 'roles/storage.objectAdmin';
/** Reads and writes personal data of the log. */
const opensKeys = 'roles/cloudkms.cryptoKeyEncrypterDecrypter';
const addsFiles = 'roles/storage.objectCreator';
const readsPublicKey = 'roles/cloudkms.publicKeyViewer';

/** All accounts with all their roles. No other code grants roles. */
export const accounts = {
  commands: {
    purpose: 'writes the log and publishes; sees no file',
    roles: { project: [writesDatabase, writesLogLines, writesTraces], ...publishesEvents, personKey: [opensKeys] },
  },
  reads: {
    purpose: 'reads, also the seals; records who looked',
    roles: {
      project: [writesDatabase, writesLogLines, writesTraces],
      ...publishesEvents,
      sealBucket: [readsFiles],
      personKey: [opensKeys],
    },
  },
  files: {
    purpose: 'signs addresses for uploads, makes pictures, exports bills',
    roles: {
      project: [writesDatabase, writesLogLines, writesTraces],
      ...publishesEvents,
      uploads: [keepsFiles],
      personKey: [opensKeys],
      itself: ['roles/iam.serviceAccountTokenCreator'],
    },
  },
  projections: {
    purpose: 'writes read models, queues mails, arms alarms; sees no account and no file',
    roles: {
      project: [writesDatabase, writesLogLines, writesTraces, isCalled, receivesEvents],
      ...publishesEvents,
      mailsTopic: [publishes],
      queues: ['roles/cloudtasks.enqueuer'],
      personKey: [opensKeys],
      // A task names the account that signs its call.
      tasksAccount: [actsAs],
    },
  },
  effects: {
    purpose: 'accounts, alarms, files and mail',
    roles: {
      project: [writesDatabase, writesLogLines, writesTraces, isCalled, receivesEvents, 'roles/firebaseauth.admin'],
      ...publishesEvents,
      mailsTopic: [publishes],
      queues: ['roles/cloudtasks.enqueuer'],
      uploads: [keepsFiles],
      personKey: [opensKeys],
      erasures: [addsFiles, readsFiles],
      // A task names the account that signs its call.
      tasksAccount: [actsAs],
      secrets: ['roles/secretmanager.secretAccessor'],
    },
  },
  'log-sealer': {
    purpose: 'reads the heads, signs the seal, adds it to the bucket; writes no database',
    roles: {
      project: [readsDatabase, writesLogLines, writesTraces, isCalled],
      sealKey: ['roles/cloudkms.signer', readsPublicKey],
      sealBucket: [readsFiles, addsFiles],
    },
  },
  'seal-reader': {
    purpose: 'shows the seals and the public key to everybody',
    roles: { project: [writesLogLines, writesTraces], sealKey: [readsPublicKey], sealBucket: [readsFiles] },
  },
  'public-pages': {
    purpose: 'shows the pages of people who opened theirs; writes nothing',
    roles: { project: [readsDatabase, writesLogLines, writesTraces], uploads: [readsFiles] },
  },
  'shared-lists': {
    purpose: 'shows shared lists to guests, counts openings and takes answers',
    roles: {
      project: [writesDatabase, writesLogLines, writesTraces],
      ...publishesEvents,
      uploads: [readsFiles],
      personKey: [opensKeys],
    },
  },
  replay: {
    purpose: 'rebuilds read models and verifies them and the seals, as a job',
    roles: {
      project: [writesDatabase, writesLogLines],
      ...publishesEvents,
      personKey: [opensKeys],
      sealKey: [readsPublicKey],
      sealBucket: [readsFiles],
    },
  },
  deadlines: { purpose: 'signs the calls of Cloud Tasks; the deployment lets it call the functions of the queues', roles: {} },
  deploy: {
    purpose: 'deploys releases, and runs the replay',
    roles: { project: ['roles/firebase.admin', 'roles/run.developer', 'roles/run.sourceDeveloper'], functionAccounts: [actsAs] },
  },
} as const satisfies Record<AccountName, Account>;
