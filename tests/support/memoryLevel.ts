import { setImmediate as turn } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { HttpsError } from 'firebase-functions/v2/https';
import { SECOND } from '#domain/kernel/calendar/instants.ts';
import { senderAddress } from '#functions/effects/senderSettings.ts';
import * as functions from '#functions/index.ts';
import type { MemoryDeployment } from '#functions/testing/memoryRuntime.ts';
import type { Level } from './level.ts';
import { answerOf } from './memoryRequest.ts';

/** How long a request takes (ms): people are slower than the rate limits. */
const REQUEST_MS = 100;

type Call = { readonly data: unknown; readonly auth?: object; readonly rawRequest: object };
type Callable = { run(call: Call): Promise<unknown> };

const exported: Readonly<Record<string, unknown>> = functions;

/** The callable at an address; undefined for other functions. */
const callableAt = (address: string): Callable | undefined => {
  const [name = '', callable] = address.split('/');
  const found =
    callable === undefined ? exported[name] : (exported[name] as { callables?: Record<string, unknown> })?.callables?.[callable];
  return typeof found === 'function' && 'run' in found ? (found as unknown as Callable) : undefined;
};

const handlerAt = (address: string): { readonly handler: RequestHandler; readonly path: string } => {
  const [name = '', ...rest] = address.split('/');
  const handler = exported[name];
  if (typeof handler !== 'function') throw new Error(`no function ${name}`);
  return { handler: handler as RequestHandler, path: `/${rest.join('/')}` };
};

const json = (status: number, body: unknown): Response => Response.json(body, { status });
const refused = ({ httpErrorCode, ...error }: HttpsError): Response =>
  json(httpErrorCode.status, { error: { ...error, status: httpErrorCode.canonicalName, message: error.message } });

/** Functions in this process, on a deployment in memory; the test sets the time. */
export const memoryLevel = ({ runtime, accounts, keys, clock, mails, alarms, deliver }: MemoryDeployment): Level => {
  const callerOf = async (headers: Headers): Promise<object | undefined | null> => {
    const [, token] = /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '') ?? [];
    if (token === undefined) return undefined;
    try {
      const decoded = await runtime.auth.verifyIdToken(token);
      return { uid: decoded.uid, token: decoded, rawToken: token };
    } catch {
      return null;
    }
  };
  const call = async (callable: Callable, { headers, body }: RequestInit): Promise<Response> => {
    const given = new Headers(headers);
    const auth = await callerOf(given);
    if (auth === null) return refused(new HttpsError('unauthenticated', 'Unauthenticated'));
    const rawRequest = { headers: Object.fromEntries(given), header: (name: string) => given.get(name) ?? undefined, socket: {} };
    try {
      const { data } = JSON.parse(String(body)) as { data: unknown };
      return json(200, { result: await callable.run({ data, rawRequest, ...(auth && { auth }) }) });
    } catch (error) {
      if (error instanceof HttpsError) return refused(error);
      throw error;
    }
  };
  return {
    now: clock.now,
    request: async (address, init = {}) => {
      clock.moveTo(clock.now() + REQUEST_MS);
      const callable = callableAt(address);
      try {
        if (callable) return await call(callable, init);
        const { handler, path } = handlerAt(address);
        return await answerOf(handler, path, init);
      } finally {
        await deliver();
        // Lets timers run, so that the time limit of a test ends it.
        await turn();
      }
    },
    signIn: async (email, password) => ({ idToken: accounts.signIn(email, password), refreshToken: email, expiresIn: '3600' }),
    caughtMails: async () => {
      await deliver();
      return mails.map(({ id, attached, ...mail }) => ({
        ...mail,
        ...(attached && { attached: { name: attached.name, base64: Buffer.from(attached.bytes).toString('base64') } }),
        messageId: `<${id}@${senderAddress().split('@').at(-1)}>`,
        from: senderAddress(),
      }));
    },
    runSchedule: async (name) => {
      await (exported[name] as unknown as { run(event: object): Promise<void> }).run({});
      await deliver();
    },
    alarms: async () => alarms.list(),
    pauseAlarms: async (isPaused) => alarms.pause(isPaused),
    runAlarm: async (name) => {
      await alarms.run(name);
      await deliver();
    },
    keysDatabase: () => keys,
    reach: async (at) => {
      clock.moveTo(at);
      await deliver();
    },
    pause: async () => {
      await turn();
      if (await deliver()) return;
      clock.moveTo(clock.now() + SECOND);
      await deliver();
    },
  };
};
