import { jstDay } from '#domain/kernel/calendar/instants.ts';
import { announce } from '#functions/delivery/announce.ts';
import type { Alarm } from '#functions/effects/deadlines/alarmClock.ts';
import { fireDeadline } from '#functions/effects/deadlines/fireDeadline.ts';
import { deliverDue } from '#functions/effects/deliverDue.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import type { CommandRequest } from '#functions/eventStore/request.ts';
import type { Runtime } from '#functions/ports.ts';
import { sweepDays } from '#functions/projections/dailySummaries.ts';
import { deliverAll, newWorld, processOf } from '../memory/process.ts';
import { type Act, commandIdOf } from './acts.ts';
import { requestOf } from './requests.ts';

/** An in-memory system that plays the demo past. */
export type PastWorld = {
  readonly runtime: Runtime;
  readonly documents: () => ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly keyNames: () => string[];
  /** The claims of each person. */
  readonly claims: ReadonlyMap<string, unknown>;
  readonly send: (at: number, request: CommandRequest) => Promise<void>;
  readonly act: (act: Act) => Promise<void>;
  /** Advances the clock; deadlines ring at their time. */
  readonly runUntil: (at: number) => Promise<void>;
};

/**
 * The product in memory with its own clock and the real commands, projections, policies and alarms.
 * Alarms ring on time, mails go nowhere, and all deliveries end before the next command.
 */
export const pastWorld = (from: number): PastWorld => {
  const world = newWorld();
  let clock = from;
  const alarms: Alarm[] = [];
  const runtime: Runtime = {
    ...processOf(world),
    now: () => clock,
    alarmClock: { arm: async (alarm) => void alarms.push(alarm) },
    mailer: async () => undefined,
  };

  const deliver = async (): Promise<void> => {
    while (world.topic.length + world.wakeUps.length > 0) {
      await deliverAll(world, runtime);
      for (const due of world.wakeUps.splice(0)) await deliverDue(runtime, due);
    }
  };

  const moveClock = async (at: number): Promise<void> => {
    if (at < clock) throw new Error(`The clock is at ${new Date(clock).toISOString()} already.`);
    const isNewDay = jstDay(at) !== jstDay(clock);
    clock = at;
    if (isNewDay) await sweepDays(runtime.db);
  };

  const nextDue = (until: number): Alarm | undefined => {
    const next = alarms.reduce<Alarm | undefined>((first, each) => (first && first.dueAt <= each.dueAt ? first : each), undefined);
    if (!next || next.dueAt > until) return undefined;
    alarms.splice(alarms.indexOf(next), 1);
    return next;
  };

  const runUntil = async (at: number): Promise<void> => {
    for (let alarm = nextDue(at); alarm; alarm = nextDue(at)) {
      await moveClock(Math.max(clock, alarm.dueAt));
      await fireDeadline(runtime, alarm);
      await deliver();
    }
    await moveClock(at);
  };

  const send = async (at: number, request: CommandRequest): Promise<void> => {
    await runUntil(at);
    await announce(runtime, await executeCommand(runtime, request));
    await deliver();
  };

  const act = async ({ at, by, callable, label, command }: Act): Promise<void> => {
    await runUntil(at);
    const sent = typeof command === 'function' ? await command(runtime) : command;
    if (!sent) return;
    const commandId = commandIdOf(by.uid, label);
    try {
      await send(at, await requestOf(runtime, callable, by, { commandId, ...sent }));
    } catch (error) {
      throw new Error(`${by.uid}: ${label} at ${new Date(at).toISOString()} failed: ${JSON.stringify(sent)}`, { cause: error });
    }
  };

  const keyNames = () =>
    [...world.keys.documents().keys()].flatMap((path) => (path.startsWith('personKeys/') ? (path.split('/')[1] ?? []) : []));
  return { runtime, documents: () => world.database.documents(), keyNames, claims: world.claims, send, act, runUntil };
};
