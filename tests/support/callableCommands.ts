import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AggregateName } from '#domain/kernel/identifiers.ts';
import { aggregateNamed } from '#domain/registry.ts';
import { acceptedCommands } from '#domain/testing/acceptedCommands.ts';
import type { Accepted } from '#domain/testing/examples.ts';
import { everyCallable } from './everyCallable.ts';

type Wire = { readonly options: readonly z.ZodObject[] };

/** A command of a browser: its callable, and a valid payload. */
export type CallableCommand = {
  readonly title: string;
  readonly callable: string;
  readonly type: string;
  readonly accepted: Accepted;
  readonly payload: () => Record<string, unknown>;
};

const isCommandCallable = (exported: unknown): exported is { aggregate: AggregateName; wire: Wire } =>
  typeof exported === 'function' && 'wire' in exported && 'aggregate' in exported;

/** A value as a browser sends it: of each thing in a list the server may know more. */
const asSent = (kind: z.ZodType, value: unknown): unknown => {
  if (!(kind instanceof z.ZodArray) || !(kind.element instanceof z.ZodObject) || !Array.isArray(value)) return value;
  const names = Object.keys(kind.element.shape);
  return value.map((each) => Object.fromEntries(names.flatMap((name) => (name in each ? [[name, each[name]]] : []))));
};

/** The fields of the accepted command in the callable's schema; other required ids are invented. */
const payloadOf = (shape: Readonly<Record<string, z.ZodType>>, command: Accepted['command']) =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([field, kind]) => {
      if (field in command) return [[field, asSent(kind, command[field])]];
      return kind.safeParse(undefined).success ? [] : [[field, field === 'commandId' ? randomUUID() : 'nothing']];
    }),
  );

export const callableCommands: readonly CallableCommand[] = Object.entries(everyCallable).flatMap(([callable, exported]) =>
  isCommandCallable(exported)
    ? exported.wire.options.map((option): CallableCommand => {
        const type = (option.shape.type as z.ZodLiteral<string>).value;
        const accepted = acceptedCommands[aggregateNamed(exported.aggregate).name][type];
        if (!accepted) throw new Error(`nobody is listed for ${callable}.${type}`);
        return {
          title: `${callable}.${type}`,
          callable,
          type,
          accepted,
          payload: () => payloadOf(option.shape, accepted.command),
        };
      })
    : [],
);
