import type { Firestore } from 'firebase-admin/firestore';
import { NOON } from '#domain/testing/contexts.ts';
import type { Around, MemoryFirestore } from '#local/memory/firestore.ts';
import { deliverAll, newWorld, processOf } from '#local/memory/process.ts';
import { type Alarm, firesAt, taskNameOf } from '../effects/deadlines/alarmClock.ts';
import { fireDeadline } from '../effects/deadlines/fireDeadline.ts';
import { deliverDue } from '../effects/deliverDue.ts';
import type { OutgoingMail } from '../effects/mail/mailer.ts';
import type { NamedTask } from '../effects/namedTasks.ts';
import type { Device, PushPayload } from '../effects/push/pusher.ts';
import { type ObjectStore, uploadHeaders } from '../media/objectStore.ts';
import type { Runtime } from '../ports.ts';
import { type MemoryAccounts, memoryAccounts } from './memoryAccounts.ts';

/** A clock that a test sets. Each reading is a millisecond later, so that no two are equal. */
export type SetClock = { now(): number; moveTo(at: number): void };

/** An alarm that was armed; `scheduledAt` in ms. */
export type ArmedAlarm = Alarm & { readonly name: string; readonly scheduledAt: number };

/** A whole deployment in memory: its runtime, and what a test sees and does outside of it. */
export type MemoryDeployment = {
  readonly runtime: Runtime;
  readonly database: MemoryFirestore;
  readonly accounts: MemoryAccounts;
  readonly keys: Firestore;
  readonly clock: SetClock;
  /** Mails that the mail server accepted, with the time (ms). */
  readonly mails: (OutgoingMail & { readonly receivedAt: number })[];
  readonly pushes: { readonly device: Device; readonly payload: PushPayload }[];
  readonly tasks: NamedTask[];
  readonly alarms: AlarmQueue;
  /** Delivers messages, mails and due alarms until none is left. Returns whether there were any. */
  deliver(): Promise<boolean>;
};

type AlarmQueue = {
  list(): ArmedAlarm[];
  /** While it is paused, alarms ring only by `run`. */
  pause(paused: boolean): void;
  /** Rings an alarm now. */
  run(name: string): Promise<void>;
};

const memoryClock = (): SetClock => {
  let time = NOON;
  return {
    now: () => ++time,
    moveTo: (at) => {
      time = Math.max(time, at);
    },
  };
};

/** A store of objects in memory. */
export const memoryObjects = (files = new Map<string, Buffer>()): ObjectStore => {
  const found = (path: string): Buffer => {
    const bytes = files.get(path);
    if (!bytes) throw Object.assign(new Error(`No such object: ${path}`), { code: 404 });
    return bytes;
  };
  return {
    signedUpload: async (grant) => ({ url: `https://uploads.invalid/${grant.path}`, method: 'PUT', headers: uploadHeaders(grant) }),
    sizeOf: async (path) => files.get(path)?.length ?? null,
    read: async (path, length) => Buffer.from(found(path).subarray(0, length)),
    write: async (path, bytes) => void files.set(path, Buffer.from(bytes)),
    copy: async (from, to) => void files.set(to, found(from)),
    remove: async (path) => void files.delete(path),
    removeFolder: async (folder) => {
      for (const path of files.keys()) if (path.startsWith(folder)) files.delete(path);
    },
  };
};

/** Alarms as named tasks: as in Cloud Tasks, a used name cannot be used again. */
const memoryAlarms = () => {
  const armed = new Map<string, ArmedAlarm>();
  const used = new Set<string>();
  return {
    armed,
    arm: async (alarm: Alarm, now: number) => {
      const name = taskNameOf(alarm);
      if (used.has(name)) return;
      used.add(name);
      armed.set(name, { ...alarm, name, scheduledAt: firesAt(alarm, now) });
    },
  };
};

/** A new deployment without data, at noon. `around` runs each call to the database. */
export const memoryDeployment = (around?: Around): MemoryDeployment => {
  const world = newWorld();
  const clock = memoryClock();
  const accounts = memoryAccounts(clock.now);
  const { armed, arm } = memoryAlarms();
  const [mails, pushes, tasks]: [MemoryDeployment['mails'], MemoryDeployment['pushes'], NamedTask[]] = [[], [], []];
  const runtime: Runtime = {
    ...processOf(world, around, clock.now),
    auth: accounts.auth as Runtime['auth'],
    objects: memoryObjects(world.files),
    alarmClock: { arm },
    makeTask: async (task) => {
      if (!tasks.some(({ queue, name }) => queue === task.queue && name === task.name)) tasks.push(task);
    },
    mailer: async (mail) => void mails.push({ ...mail, receivedAt: clock.now() }),
    pusher: async (device, payload) => {
      pushes.push({ device, payload });
      return 'sent';
    },
  };

  let isPaused = false;
  const ringOne = async ({ name, scheduledAt: _, ...alarm }: ArmedAlarm): Promise<void> => {
    armed.delete(name);
    await fireDeadline(runtime, alarm);
  };
  const due = (): ArmedAlarm | undefined =>
    isPaused
      ? undefined
      : [...armed.values()].sort((a, b) => a.scheduledAt - b.scheduledAt).find(({ scheduledAt }) => scheduledAt <= clock.now());
  const step = async (): Promise<boolean> => {
    if (world.topic.length > 0) {
      await deliverAll(world, runtime);
      return true;
    }
    const mail = world.wakeUps.shift();
    if (mail) {
      await deliverDue(runtime, mail);
      return true;
    }
    const alarm = due();
    if (alarm) await ringOne(alarm);
    return alarm !== undefined;
  };
  let delivering: Promise<unknown> = Promise.resolve();
  const deliver = (): Promise<boolean> => {
    const next = delivering.then(async () => {
      let steps = 0;
      while (await step()) steps++;
      return steps > 0;
    });
    // A failure is thrown to the caller whose delivery it was, and does not stop later ones.
    delivering = next.catch(() => {});
    return next;
  };

  return {
    database: world.database,
    runtime,
    accounts,
    clock,
    mails,
    pushes,
    tasks,
    deliver,
    keys: world.keys.connect(),
    alarms: {
      list: () => [...armed.values()],
      pause: (paused) => {
        isPaused = paused;
      },
      run: async (name) => {
        const alarm = armed.get(name);
        if (!alarm) throw new Error(`no alarm ${name}`);
        await ringOne(alarm);
      },
    },
  };
};
