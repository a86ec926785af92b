import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { AggregateName } from '#domain/kernel/identifiers.ts';
import { aggregateNamed } from '#domain/registry.ts';
import { type Accepted, acceptedCommands } from '#domain/testing/acceptedCommands.ts';
import { everyCallable } from './everyCallable.ts';

type Wire = { readonly options: readonly z.ZodObject[] };

/**
 * A command that a browser may send: through which callable, and a payload that fits its schema.
 */
export type CallableCommand = {
  readonly title: string;
  readonly callable: string;
  readonly type: string;
  readonly accepted: Accepted;
  readonly payload: () => Record<string, unknown>;
};

const isCommandCallable = (exported: unknown): exported is { aggregate: AggregateName; wire: Wire } =>
  typeof exported === 'function' && 'wire' in exported && 'aggregate' in exported;

/**
 * What the command says where the callable asks for it; an id of nothing where it asks for more.
 */
const payloadOf = (shape: Readonly<Record<string, z.ZodType>>, command: Accepted['command']) =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([field, kind]) => {
      if (field in command) return [[field, command[field]]];
      return kind.safeParse(undefined).success ? [] : [[field, field === 'commandId' ? randomUUID() : 'nothing']];
    }),
  );

/** What a command of the wire is to the decider, where the two have different names. */
const decidedAs: Readonly<Record<string, string>> = { continueInquiry: 'makeOffer' };

/** Every command of every callable. */
export const callableCommands: readonly CallableCommand[] = Object.entries(everyCallable).flatMap(([callable, exported]) =>
  isCommandCallable(exported)
    ? exported.wire.options.map((option): CallableCommand => {
        const type = (option.shape.type as z.ZodLiteral<string>).value;
        const accepted = acceptedCommands[aggregateNamed(exported.aggregate).name][decidedAs[type] ?? type];
        if (!accepted) throw new Error(`nobody is listed for ${callable}.${type}`);
        return {
          title: `${callable}.${type}`,
          callable,
          type,
          accepted,
          payload: () => payloadOf(option.shape, { ...accepted.command, type }),
        };
      })
    : [],
);
