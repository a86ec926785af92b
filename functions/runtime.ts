import { initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { isPushService } from '#domain/people/account/notificationFields.ts';
import { publisher } from './delivery/publish.ts';
import { cloudTasksAlarmClock } from './effects/deadlines/alarmClock.ts';
import { ledgerIn } from './effects/erasure/erasureLedger.ts';
import { smtpMailer } from './effects/mail/mailer.ts';
import { mailSenderWaker } from './effects/mail/wakeMailSender.ts';
import { cloudTasks } from './effects/namedTasks.ts';
import { webPusher } from './effects/push/pusher.ts';
import { PAUSE_KEPT_MS } from './eventStore/pauses.ts';
import { personKeys } from './eventStore/personKeys.ts';
import { wrappingKeys } from './eventStore/wrappingKeys.ts';
import { cloudStorage } from './media/cloudStorage.ts';
import { transcodeMovie } from './media/transcodeMovie.ts';
import { KEYS_DATABASE } from './platform/firestorePaths.ts';
import { cloudStore } from './platform/lockedStore.ts';
import { kmsRootKey, type RootKey } from './platform/rootKey.ts';
import { erasuresSetting, keysSetting, sealSettings } from './platform/settings.ts';
import { subscriptionsOf, topicsOf } from './policies/routing.ts';
import type { Runtime } from './ports.ts';
import { commitHooksOf } from './projections/commitHooks.ts';
import { wireBulk } from './replay/bulk/wireBulk.ts';
import { kmsSigner } from './seals/signer.ts';

const projectId = () => {
  const id = process.env.GCLOUD_PROJECT ?? process.env.GOOGLE_CLOUD_PROJECT;
  if (!id) throw new Error('GCLOUD_PROJECT is not set');
  return id;
};

/** What a deployment has besides Firebase: stores and keys, and clients that need an address. */
export type Outside = Pick<Runtime, 'bulk' | 'makeTask' | 'objects' | 'seals' | 'erasures' | 'mayPushTo'> & {
  readonly rootKey: () => RootKey;
};

/** Clients are created, and settings are read, with the first use. */
const googleCloud = (project: string): Outside => ({
  bulk: wireBulk(project),
  makeTask: cloudTasks(project),
  objects: cloudStorage(),
  seals: { store: cloudStore(() => sealSettings().bucket), signer: () => kmsSigner(sealSettings().key) },
  erasures: ledgerIn(cloudStore(erasuresSetting)),
  rootKey: () => kmsRootKey(keysSetting()),
  mayPushTo: isPushService,
});

/** A runtime with SDK clients, which read the addresses of Firebase from the environment. */
export const createRuntime = (outsideOf: (project: string) => Outside = googleCloud): Runtime => {
  const { rootKey, ...outside } = outsideOf(projectId());
  const app = initializeApp({ projectId: projectId() }, `runtime-${crypto.randomUUID()}`);
  const db = getFirestore(app);
  const keysDb = getFirestore(app, KEYS_DATABASE);
  return {
    ...outside,
    db,
    now: Date.now,
    keys: personKeys({ db: keysDb, older: db, wrapping: wrappingKeys(keysDb, rootKey, Date.now) }, Date.now),
    following: commitHooksOf(subscriptionsOf),
    pauseKeptMs: PAUSE_KEPT_MS,
    publish: publisher(projectId(), topicsOf),
    alarmClock: cloudTasksAlarmClock(outside.makeTask),
    auth: getAuth(app),
    appCheck: getAppCheck(app),
    transcode: transcodeMovie,
    wakeMailSender: mailSenderWaker(projectId()),
    mailer: smtpMailer(),
    pusher: webPusher(outside.mayPushTo),
  };
};

let make: () => Runtime = createRuntime;
let shared: Runtime | undefined;
/**
 * The runtime of this process. It is created on first use, so that an import opens no connection.
 */
export const runtime = (): Runtime => {
  shared ??= make();
  return shared;
};

/** Replaces the runtime of this process; only tests and the local stack call it. */
export const useRuntime = (given: () => Runtime): void => {
  make = given;
  shared = undefined;
};
