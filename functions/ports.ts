import type { AppCheck } from 'firebase-admin/app-check';
import type { Auth } from 'firebase-admin/auth';
import type { Publish } from './delivery/publish.ts';
import type { AlarmClock } from './effects/deadlines/alarmClock.ts';
import type { ErasureLedger } from './effects/erasure/erasureLedger.ts';
import type { Mailer } from './effects/mail/mailer.ts';
import type { WakeMailSender } from './effects/mail/wakeMailSender.ts';
import type { MakeTask } from './effects/namedTasks.ts';
import type { Pusher } from './effects/push/pusher.ts';
import type { EventStore } from './eventStore/request.ts';
import type { ObjectStore } from './media/objectStore.ts';
import type { transcodeMovie } from './media/transcodeMovie.ts';
import type { Bulk } from './replay/bulk/bulk.ts';
import type { Seals } from './seals/keptSeals.ts';

/** The servers and clients that the functions use. Tests build one with their own clock. */
export type Runtime = EventStore & {
  /** Reads and writes of many documents of `db`. */
  readonly bulk: Bulk;
  readonly publish: Publish;
  readonly makeTask: MakeTask;
  readonly alarmClock: AlarmClock;
  readonly auth: Auth;
  readonly appCheck: AppCheck;
  readonly objects: ObjectStore;
  readonly transcode: typeof transcodeMovie;
  readonly wakeMailSender: WakeMailSender;
  readonly mailer: Mailer;
  readonly pusher: Pusher;
  readonly mayPushTo: (endpoint: string) => boolean;
  readonly seals: Seals;
  readonly erasures: ErasureLedger;
};
