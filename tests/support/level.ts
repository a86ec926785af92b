import type { Firestore } from 'firebase-admin/firestore';
import type { Alarm } from '#functions/effects/deadlines/alarmClock.ts';
import type { CaughtMail } from '#local/mail/server.ts';
import { stackLevel } from './stackLevel.ts';

/** An armed alarm; `scheduledAt` in ms. */
export type ArmedTask = Alarm & { readonly name: string; readonly scheduledAt: number };

/** The accounts server's answer to a sign-in. */
export type Session = { readonly idToken: string; readonly refreshToken: string; readonly expiresIn: string };

/** What a test does outside of the product. Each level does it in its own way. */
export type Level = {
  /** The time of the product (ms). */
  now(): number;
  /** A request to a function; `address` is its path: `commands/offers`. */
  request(address: string, init?: RequestInit): Promise<Response>;
  signIn(email: string, password: string): Promise<Session>;
  /** The mails that the mail server accepted, oldest first. */
  caughtMails(): Promise<readonly CaughtMail[]>;
  /** Runs a scheduled function now and waits for it. */
  runSchedule(name: string): Promise<void>;
  /** The queue of deadlines. While it is paused, a test decides when an alarm rings. */
  alarms(): Promise<ArmedTask[]>;
  pauseAlarms(isPaused: boolean): Promise<void>;
  runAlarm(name: string): Promise<void>;
  keysDatabase(): Firestore;
  /** Goes on at this time (ms): in memory the clock is set, on the stack the test waits. */
  reach(at: number): Promise<void>;
  /** Lets work and time go on while a test waits for something; `attempt` counts from 0. */
  pause(attempt: number): Promise<void>;
};

let used: Level = stackLevel;

/** Selects the level of a test file; setup files call it. Without a call it is the local stack. */
export const useLevel = (given: Level): void => {
  used = given;
};

export const level = (): Level => used;

/** The time of the product (ms). */
export const now = (): number => used.now();
