import { type HttpsFunction, type HttpsOptions, onRequest, type Request } from 'firebase-functions/v2/https';
import { z } from 'zod';
import type { AnyDefinition, Shape } from '#domain/kernel/definition.ts';
import type { AnyAggregate } from '#domain/registry.ts';
import { newEntityId } from '../eventStore/request.ts';
import { assertNotSelf } from './admission.ts';
import { type Caller, type CommandCallable, commandCallable, commandIdSchema, type Target } from './commandCallable.ts';

type Handler = (request: Request, response: Parameters<HttpsFunction>[1]) => unknown;

/** A service and its callables by name; tests and tools read this list. */
type Service<Handlers> = HttpsFunction & { readonly callables: Handlers };

/** One deployed function for several callables by path: `/commands/offers`; otherwise a 404. */
export const callableService = <Handlers extends Readonly<Record<string, Handler>>>(
  options: HttpsOptions,
  callables: Handlers,
): Service<Handlers> => {
  const byPath = new Map<string, Handler>(Object.entries(callables).map(([name, handler]) => [`/${name}`, handler]));
  const route = onRequest(options, async (request, response) => {
    const handler = byPath.get(request.path);
    if (handler) await handler(request, response);
    else response.status(404).json({ error: { status: 'NOT_FOUND', message: 'No such callable' } });
  });
  return Object.assign(route, { callables });
};

type Values<S extends Shape> = z.infer<z.ZodObject<S>>;
type Row = AnyDefinition['commandRows'][string];

/** The fields of a command as a browser sends it. */
type WireOf<R extends Row> = [NonNullable<R['wire']>] extends [never] ? R['payload'] : NonNullable<R['wire']>;
type IdOf<D extends AnyDefinition, R extends Row> = [NonNullable<R['entity']>] extends [never] ? Values<D['id']> : unknown;
type Sent<D extends AnyDefinition, Type extends keyof D['commandRows']> = { readonly type: Type } & Values<WireOf<D['commandRows'][Type]>> &
  IdOf<D, D['commandRows'][Type]>;

/** What differs from the usual target of a command: its rules, its entity, fields of the server. */
export type Own = { readonly [Part in keyof Target]?: Target[Part] | undefined };
type Targets<D extends AnyDefinition> = {
  readonly [Type in keyof D['commandRows']]?: (sent: Sent<D, Type>, caller: Caller, commandId: string) => Own | Promise<Own>;
};

const isSentByBrowsers = ({ by, wire }: Row): boolean => wire !== null && [by].flat().some((sender) => sender !== 'system');

const schemaOf = (definition: AnyDefinition) => {
  const sent = Object.entries(definition.commandRows).filter(([, row]) => isSentByBrowsers(row));
  const options = sent.map(([type, { payload, wire, entity }]) =>
    z.strictObject({ type: z.literal(type), ...(wire ?? payload), ...(entity ? {} : definition.id), commandId: commandIdSchema }),
  );
  return z.discriminatedUnion('type', options as [(typeof options)[number]]);
};

/** The usual target: a new entity, the sender's own, or the one that the payload names. */
const usualTarget = (definition: AnyDefinition, sent: { readonly type: string }, caller: Caller, commandId: string): Target => {
  const { entity, begins } = definition.commandRows[sent.type] as Row;
  if (entity === 'new') return { entityId: newEntityId(commandId, caller.uid), command: sent, begins: true };
  if (entity === 'own') return { entityId: caller.uid, command: sent, ...(begins && { begins }) };
  const [field = ''] = Object.keys(definition.id);
  const command = Object.fromEntries(Object.entries(sent).filter(([name]) => !(name in definition.id))) as { type: string };
  const entityId = (sent as Readonly<Record<string, unknown>>)[field] as string;
  return { entityId: field === 'uid' ? assertNotSelf(entityId, caller) : entityId, command, ...(begins && { begins }) };
};

/**
 * The callable of a definition: takes its commands of people as its rows describe them. `targets`:
 * what a command needs beyond that. `every`: what all of them need.
 */
export const callableOf = <D extends AnyDefinition & AnyAggregate>(
  definition: D,
  targets: Targets<D> = {},
  every: Own | ((target: Target, caller: Caller) => Own | Promise<Own>) = {},
): CommandCallable<ReturnType<typeof schemaOf>> => {
  type Asked = (sent: object, caller: Caller, commandId: string) => Own | Promise<Own>;
  return commandCallable(definition, schemaOf(definition), async ({ commandId, ...sent }, caller) => {
    const own = (targets as Readonly<Record<string, Asked | undefined>>)[sent.type];
    const target = usualTarget(definition, sent, caller, commandId);
    const usual = typeof every === 'function' ? await every(target, caller) : every;
    return { ...target, ...usual, ...(await own?.(sent, caller, commandId)) };
  });
};
