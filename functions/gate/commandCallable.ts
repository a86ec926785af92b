import type { DecodedIdToken } from 'firebase-admin/auth';
import type { CallableFunction } from 'firebase-functions/v2/https';
import { z } from 'zod';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { AggregateName } from '#domain/kernel/identifiers.ts';
import type { AnyAggregate } from '#domain/registry.ts';
import { announce } from '../delivery/announce.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import type { Answer, CommandRequest } from '../eventStore/request.ts';
import { runtime } from '../runtime.ts';
import { countedCallable } from './attempts.ts';
import { parse } from './payload.ts';
import { rateLimiter } from './rateLimit.ts';
import { isGoodForOffice } from './secondFactor.ts';
import { readStop, stopSwitch } from './stopSwitch.ts';

export const commandIdSchema = z.uuid();

/** Whom the token speaks for. */
export type Caller = {
  readonly uid: string;
  readonly email: string;
  /** The sign-in is good enough for a member of the office. */
  readonly isGoodForOffice: boolean;
};

/**
 * What a payload asks of which entity; everything else of the request is the same for every
 * callable.
 */
export type Target = Pick<CommandRequest, 'entityId' | 'command' | 'guard' | 'admit'> & {
  /** The command may begin the entity: its id is the sender's own or was made by the server. */
  readonly begins?: true;
  /** What the answer tells beside stream and version, once the command was carried out. */
  readonly tells?: Readonly<Record<string, string>>;
};

type Wire = z.ZodType<{ commandId: string; type: string }>;

/** A callable, with what it takes: tools and tests list the commands from here. */
export type CommandCallable<Schema extends Wire> = CallableFunction<unknown, Promise<Answer>> & {
  readonly aggregate: AggregateName;
  readonly wire: Schema;
};

/** One bucket per account for everything that it calls. */
export const limited = rateLimiter(Date.now);

/**
 * Refuses while the operator takes no commands: for everything that writes on behalf of a person.
 */
export const { assertRunning } = stopSwitch(Date.now, () => readStop(runtime().db));

/** Who is asking, by a verified token. */
type Asked = { readonly auth?: { readonly uid: string; readonly token: DecodedIdToken } };

/** Whom a call speaks for. Throws when nobody is signed in, or an account that may not act. */
export const callerOf = ({ auth }: Asked): Caller => {
  if (!auth) throw new DomainError('unauthenticated');
  if (auth.token.suspended === true) throw new DomainError('account-suspended');
  if (auth.token.email_verified !== true || !auth.token.email) throw new DomainError('email-unverified');
  return { uid: auth.uid, email: auth.token.email, isGoodForOffice: isGoodForOffice(auth.token) };
};

/**
 * What every call of somebody signed in has in common: authenticated, not suspended, e-mail
 * verified, within the rate, not stopped (`reads` goes on), schema.
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
 * One callable per aggregate: after the checks of `signedInCallable` the decision, the commit, the
 * message to whom something is owed. Answers { streamId, version }; throws HttpsError with details
 * { code, message, fields? } and what else the refusal has to say.
 */
export const commandCallable = <Schema extends Wire>(
  aggregate: AnyAggregate,
  wire: Schema,
  target: (payload: z.infer<Schema>, caller: Caller) => Target | Promise<Target>,
): CommandCallable<Schema> => {
  const run = async (payload: z.infer<Schema>, caller: Caller): Promise<Answer> => {
    const sender = { uid: caller.uid, isGoodForOffice: caller.isGoodForOffice };
    const { begins = false, tells, ...asked } = await target(payload, caller);
    const executed = await executeCommand(runtime(), { aggregate, sender, commandId: payload.commandId, begins, ...asked });
    await announce(runtime(), executed);
    return { ...executed.answer, ...tells };
  };
  const callable = signedInCallable(aggregate.name, wire, run);
  return Object.assign(callable, { aggregate: aggregate.name, wire });
};
