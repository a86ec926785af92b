import type { DecodedIdToken } from 'firebase-admin/auth';
import { type CallableFunction, type CallableOptions, onCall } from 'firebase-functions/v2/https';
import { z } from 'zod';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { AggregateName } from '#domain/kernel/identifiers.ts';
import type { AnyAggregate } from '#domain/registry.ts';
import { type Answer, type CommandRequest, executeCommand } from '../eventStore/executeCommand.ts';
import { refusalCounter, saveRefusals } from '../operations/refusals.ts';
import { callableOptions } from '../options.ts';
import { announce } from '../outbox/announce.ts';
import { runtime } from '../runtime.ts';
import { answerError, codeOf } from './answerErrors.ts';
import { rateLimiter } from './rateLimit.ts';
import { requireSecondFactor } from './secondFactor.ts';

export const commandIdSchema = z.uuid();

/** Whom the token speaks for. */
export type Caller = { readonly uid: string; readonly email: string };

/** What a payload asks of which entity; everything else of the request is the same for every callable. */
export type Target = Pick<CommandRequest, 'entityId' | 'command' | 'guard' | 'admit'>;

type Wire = z.ZodType<{ commandId: string; type: string }>;

/** A callable, with what it takes: tools and tests list the commands from here. */
export type CommandCallable<Schema extends Wire> = CallableFunction<unknown, Promise<Answer>> & {
  readonly aggregate: AggregateName;
  readonly wire: Schema;
};

/** One bucket per account for everything that it calls. */
export const limited = rateLimiter(Date.now);

/** Commands that were refused, for the office's view of how things run. */
export const refusals = refusalCounter(Date.now, (date, counted) => saveRefusals(runtime().db, date, counted));

/** Who is asking, by a verified token. */
type Asked = { readonly auth?: { readonly uid: string; readonly token: DecodedIdToken } };

/** Whom a call speaks for. Throws when nobody is signed in, or an account that may not act. */
export const callerOf = ({ auth }: Asked): Caller => {
  if (!auth) throw new DomainError('unauthenticated');
  if (auth.token.suspended === true) throw new DomainError('account-suspended');
  if (auth.token.email_verified !== true || !auth.token.email) throw new DomainError('email-unverified');
  requireSecondFactor(auth.token);
  return { uid: auth.uid, email: auth.token.email };
};

/** Strips nothing and trusts nothing: unknown fields are refused too. Faults come back by field path. */
export const parse = <Schema extends z.ZodType>(wire: Schema, data: unknown): z.infer<Schema> => {
  const result = wire.safeParse(data);
  if (result.success) return result.data;
  throw new DomainError('invalid-argument', Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message])));
};

/**
 * One callable per aggregate. Order: authenticated, not suspended, e-mail verified, within the rate, schema, decision, append, wake-up.
 * Answers { streamId, version }; throws HttpsError with details { code, message, fields? } and what else the refusal has to say.
 */
export const commandCallable = <Schema extends Wire>(
  aggregate: AnyAggregate,
  wire: Schema,
  target: (payload: z.infer<Schema>, caller: Caller) => Target | Promise<Target>,
  options: CallableOptions = callableOptions,
): CommandCallable<Schema> => {
  const callable = onCall(options, async (request) => {
    try {
      const caller = callerOf(request);
      limited(caller.uid);
      const payload = parse(wire, request.data);
      const sender = { uid: caller.uid };
      const asked = await target(payload, caller);
      const executed = await executeCommand(runtime(), { aggregate, sender, commandId: payload.commandId, ...asked });
      await announce(runtime(), executed);
      return executed.answer;
    } catch (error) {
      await refusals.count(aggregate.name, codeOf(error));
      throw answerError(error);
    }
  });
  return Object.assign(callable, { aggregate: aggregate.name, wire });
};
