import { initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { publisher } from './delivery/publish.ts';
import { cloudTasksAlarmClock } from './effects/deadlines/alarmClock.ts';
import { openLedger } from './effects/erasure/erasureLedger.ts';
import { smtpMailer } from './effects/mail/mailer.ts';
import { mailSenderWaker } from './effects/mail/wakeMailSender.ts';
import { cloudTasks } from './effects/namedTasks.ts';
import { webPusher } from './effects/push/pusher.ts';
import { PAUSE_KEPT_MS } from './eventStore/pauses.ts';
import { personKeys } from './eventStore/personKeys.ts';
import { wrappingKeys } from './eventStore/wrappingKeys.ts';
import { openStore } from './media/store.ts';
import { transcodeMovie } from './media/transcodeMovie.ts';
import { KEYS_DATABASE } from './platform/firestorePaths.ts';
import { openRootKey } from './platform/rootKey.ts';
import { subscriptionsOf } from './policies/subscriptionsOf.ts';
import { topicsOf } from './policies/topicsOf.ts';
import type { Runtime } from './ports.ts';
import { commitHooksOf } from './projections/commitHooks.ts';
import { wireBulk } from './replay/bulk/wireBulk.ts';
import { openSeals } from './seals/keptSeals.ts';

const projectId = () => {
  const id = process.env.GCLOUD_PROJECT ?? process.env.GOOGLE_CLOUD_PROJECT;
  if (!id) throw new Error('GCLOUD_PROJECT is not set');
  return id;
};

/** A runtime with real SDK clients. The SDKs read the addresses of servers from the environment. */
export const createRuntime = (now: () => number = Date.now): Runtime => {
  const app = initializeApp({ projectId: projectId() }, `runtime-${crypto.randomUUID()}`);
  const db = getFirestore(app);
  const keysDb = getFirestore(app, KEYS_DATABASE);
  const makeTask = cloudTasks(projectId());
  return {
    db,
    bulk: wireBulk(projectId()),
    now,
    keys: personKeys({ db: keysDb, older: db, wrapping: wrappingKeys(keysDb, openRootKey, Date.now) }, Date.now),
    following: commitHooksOf(subscriptionsOf),
    pauseKeptMs: PAUSE_KEPT_MS,
    publish: publisher(projectId(), topicsOf),
    makeTask,
    alarmClock: cloudTasksAlarmClock(makeTask),
    auth: getAuth(app),
    appCheck: getAppCheck(app),
    objects: openStore(),
    transcode: transcodeMovie,
    wakeMailSender: mailSenderWaker(projectId()),
    mailer: smtpMailer(),
    pusher: webPusher(),
    seals: openSeals(),
    erasures: openLedger(),
  };
};

let shared: Runtime | undefined;
/**
 * The runtime of this process. It is created on first use, so that an import opens no connection.
 */
export const runtime = (): Runtime => {
  shared ??= createRuntime();
  return shared;
};

/** Replaces the runtime of this process; only tests call it. */
export const useRuntime = (given: Runtime): void => {
  shared = given;
};
