import type { DecodedIdToken } from 'firebase-admin/auth';
import type { CallableFunction, CallableRequest } from 'firebase-functions/v2/https';
import { z } from 'zod';
import { SECOND } from '#domain/kernel/calendar/instants.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { AggregateName } from '#domain/kernel/identifiers.ts';
import type { AnyAggregate } from '#domain/registry.ts';
import { announce } from '../delivery/announce.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import type { Answer, CommandRequest } from '../eventStore/request.ts';
import { runtime } from '../runtime.ts';
import { hasRequiredSecondFactor } from './admission.ts';
import { countedCallable } from './attempts.ts';
import { callerAddress } from './callerAddress.ts';
import { parse } from './payload.ts';
import { rateLimiter } from './rateLimit.ts';
import { readStop, stopSwitch } from './stopSwitch.ts';

/** The id that the client chooses for a command; a repeated id returns the first answer. */
export const commandIdSchema = z.uuid();

/** The account of a verified token. */
export type Caller = {
  readonly uid: string;
  readonly email: string;
  readonly hasRequiredSecondFactor: boolean;
  /** When the account signed in with its password or provider (ms). */
  readonly signedInAt?: number;
};

/**
 * What a payload asks, and of which entity. The rest of the request is the same for all callables.
 */
export type Target = Pick<CommandRequest, 'entityId' | 'command' | 'rules' | 'admit'> & {
  /** The command may create the entity: its id is the sender's uid or was made by the server. */
  readonly begins?: true;
  /** Extra fields of the answer, beside streamId and version, for a command that succeeded. */
  readonly answerFields?: Readonly<Record<string, string>>;
};

type Wire = z.ZodType<{ commandId: string; type: string }>;

/** A callable with its aggregate and payload schema; tests and tools list the commands from it. */
export type CommandCallable<Schema extends Wire> = CallableFunction<unknown, Promise<Answer>> & {
  readonly aggregate: AggregateName;
  readonly wire: Schema;
};

/** One token bucket per account for all its calls. */
export const limited = rateLimiter(() => runtime().now());

/**
 * The checks of a callable for guests, each with its own counts: a rate per address, and one for
 * all guests of this process, since a flood from many addresses costs little.
 */
export const guestGate = () => {
  const limitedByAddress = rateLimiter(() => runtime().now(), { burst: 20, perSecond: 0.5 });
  const limitedTogether = rateLimiter(() => runtime().now(), { burst: 100, perSecond: 10 });
  return ({ app, rawRequest }: Pick<CallableRequest, 'app' | 'rawRequest'>): void => {
    // Even if App Check is not enforced, a token that is sent must be valid.
    if (rawRequest.header('X-Firebase-AppCheck') && !app) throw new DomainError('unauthenticated');
    limitedByAddress(callerAddress(rawRequest));
    limitedTogether('everybody');
  };
};

/** Throws `maintenance` while the operator takes no commands. */
export const { assertRunning } = stopSwitch(Date.now, () => readStop(runtime().db));

type Asked = { readonly auth?: { readonly uid: string; readonly token: DecodedIdToken } };

/** The caller of a request. Throws if nobody is signed in or the account may not act. */
export const callerOf = ({ auth }: Asked): Caller => {
  if (!auth) throw new DomainError('unauthenticated');
  if (auth.token.suspended === true) throw new DomainError('account-suspended');
  if (auth.token.email_verified !== true || !auth.token.email) throw new DomainError('email-unverified');
  const { uid, token } = auth;
  const signedInAt = token.auth_time * SECOND;
  return { uid, email: auth.token.email, hasRequiredSecondFactor: hasRequiredSecondFactor(token), signedInAt };
};

/**
 * The checks of every call by a signed-in account: token, not suspended, e-mail verified, rate,
 * stop switch, schema. Calls with `reads` also work while commands are stopped.
 */
export const signedInCallable = <Schema extends z.ZodType, Result>(
  name: string,
  wire: Schema,
  work: (payload: z.infer<Schema>, caller: Caller) => Promise<Result>,
  { reads = false }: { readonly reads?: boolean } = {},
): CallableFunction<unknown, Promise<Result>> =>
  countedCallable(name, async (request) => {
    const caller = callerOf(request);
    limited(caller.uid);
    if (!reads) await assertRunning();
    return work(parse(wire, request.data), caller);
  });

/**
 * One callable per aggregate: `signedInCallable`, then decide, commit and announce. Answers
 * { streamId, version }; throws HttpsError with details { code, message, fields? }.
 */
export const commandCallable = <Schema extends Wire>(
  aggregate: AnyAggregate,
  wire: Schema,
  target: (payload: z.infer<Schema>, caller: Caller) => Target | Promise<Target>,
): CommandCallable<Schema> => {
  const run = async (payload: z.infer<Schema>, caller: Caller): Promise<Answer> => {
    const { uid, hasRequiredSecondFactor, signedInAt } = caller;
    const sender = { uid, hasRequiredSecondFactor, signedInAt };
    const { begins = false, answerFields, ...asked } = await target(payload, caller);
    const executed = await executeCommand(runtime(), { aggregate, sender, commandId: payload.commandId, begins, ...asked });
    await announce(runtime(), executed);
    return { ...executed.answer, ...answerFields };
  };
  const callable = signedInCallable(aggregate.name, wire, run);
  return Object.assign(callable, { aggregate: aggregate.name, wire });
};
