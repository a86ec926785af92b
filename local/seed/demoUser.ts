import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Auth } from 'firebase-admin/auth';
import { addressOf, type CommandCallableName } from '#domain/operation/addresses.ts';
import { demoPassword } from './accounts.ts';

/** What a callable answers to a command; `linkCode` where the office issued one. */
export type Answer = { readonly streamId: string; readonly version: number; readonly linkCode?: string };

type Command = { readonly type: string; readonly [field: string]: unknown };

export type DemoUser = {
  readonly uid: string;
  readonly email: string;
  /** Sends a command as this person; `label` is unique per person and makes the command id. */
  readonly send: (callable: CommandCallableName, label: string, command: Command) => Promise<Answer>;
  /** Calls what takes no command. */
  readonly call: <Result>(callable: 'uploads', data: object) => Promise<Result>;
};

/** The same label gives the same command id, and so the same entity ids at each fresh start. */
const commandIdOf = (uid: string, label: string): string => {
  const hex = createHash('sha256').update(`${uid}/${label}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** Refusals that pass by themselves: too many commands at once, or a race lost. */
const passing = new Set(['RESOURCE_EXHAUSTED', 'ABORTED', 'UNAVAILABLE']);
const tries = 40;

const call = async <Result>(url: string, idToken: string, data: object): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ data }),
    });
    const { result, error } = (await answer.json()) as { result: Result; error?: { status: string } };
    if (!error) return result;
    if (!passing.has(error.status) || attempt === tries)
      throw new Error(`${url} refused ${JSON.stringify(data)}: ${JSON.stringify(error)}`);
    await pause(100 * Math.min(attempt, 5));
  }
};

const signIn = async (email: string): Promise<string> => {
  const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const body = JSON.stringify({ email, password: demoPassword, returnSecureToken: true });
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await answer.json()) as { idToken: string }).idToken;
};

/** Creates an account with a verified e-mail, signs it in and registers it, as a person would. */
export const signUp = async (auth: Auth, uid: string, email: string, displayName: string): Promise<DemoUser> => {
  await auth.createUser({ uid, email, password: demoPassword, emailVerified: true, displayName });
  const idToken = await signIn(email);
  const urlOf = (callable: string) => `${process.env.FUNCTIONS_BASE_URL}/${addressOf(callable)}`;
  const send: DemoUser['send'] = (callable, label, command) =>
    call(urlOf(callable), idToken, { commandId: commandIdOf(uid, label), ...command });
  await send('accounts', 'register', { type: 'register' });
  return { uid, email, send, call: (callable, data) => call(urlOf(callable), idToken, data) };
};
