import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { fold } from '#domain/kernel/decider.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { type AnyEvent, aggregateNamed } from '#domain/registry.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { envelopesOf } from '#domain/testing/envelopes.ts';
import { runs } from '#domain/testing/rotation.ts';
import { replay } from '#projections/replay.ts';
import { type CallableCommand, callableCommands } from '#tests/support/callableCommands.ts';
import { everyCallable } from '#tests/support/everyCallable.ts';
import { parse } from '../gate/payload.ts';

/** `SEED=… npx vitest run functions/commands/wireToDocument.test.ts` repeats a run. */
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** Texts that have stopped streams, look like other lines, or have names reserved by Firestore. */
const nasty = fc.oneof(
  fc.constantFrom(
    '\ud800',
    'a\udc00b',
    '\0',
    '\u202eabc',
    'a\nb',
    '__proto__',
    '__x__',
    '.',
    '..',
    'a/b',
    '\ufeff',
    '\u0085',
    '👩‍👩‍👧',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

/** The value with every n-th text replaced. */
const spoiled = (value: unknown, texts: readonly string[], every: number): unknown => {
  let count = 0;
  const walk = (inner: unknown): unknown => {
    if (typeof inner === 'string') return count++ % every === 0 ? texts[count % texts.length] : inner;
    if (Array.isArray(inner)) return inner.map(walk);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, field]) => [key, key === 'type' ? field : walk(field)]));
  };
  return walk(value);
};

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

const wireOf = ({ callable }: CallableCommand) =>
  (everyCallable as unknown as Record<string, { wire: z.ZodType; aggregate: string }>)[callable];

/** The documents that a payload makes; null if it is refused. */
const documentsOf = (command: CallableCommand, payload: unknown): ReadonlyMap<string, unknown> | null => {
  const callable = wireOf(command);
  if (!callable) throw new Error(`no callable ${command.callable}`);
  const { accepted } = command;
  const aggregate = aggregateNamed(callable.aggregate as Parameters<typeof aggregateNamed>[0]);
  try {
    const sent = parse(callable.wire, payload) as Record<string, unknown>;
    const fields = Object.entries(accepted.command).map(([key, held]) => [key, key !== 'type' && key in sent ? sent[key] : held]);
    const decided = aggregate.decider.decide(Object.fromEntries(fields), fold(aggregate.decider, [...accepted.given]), accepted.context);
    const told = [...accepted.given, ...(decided as AnyEvent[])].map((event) => ({ event, at: NOON, actor: accepted.context.actor }));
    const world = replay();
    for (const event of envelopesOf(streamIdOf(aggregate.name, 'entity-1'), told)) world.add(event);
    return world.documents();
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};

/**
 * Firestore's rules: ids are not `.`, `..` or `__name__` and have no `/`; texts are well-formed.
 */
const whatFirestoreRefuses = (documents: ReadonlyMap<string, unknown>): string[] =>
  [...documents].flatMap(([path, document]) => {
    const ids = path.split('/');
    const badId =
      ids.length % 2 === 1 || ids.some((id) => id === '' || id === '.' || id === '..' || /^__.*__$/.test(id) || !id.isWellFormed());
    const badText = textsOf(document).some((text) => !text.isWellFormed());
    return badId || badText ? [path] : [];
  });

describe(`from the payload to the document (seed ${seed})`, () => {
  test.each(callableCommands)('the database accepts every document that $title makes', (command) => {
    fc.assert(
      fc.property(fc.array(nasty, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 9 }), (texts, every) => {
        const documents = documentsOf(command, spoiled(command.payload(), texts, every));
        if (documents) expect(whatFirestoreRefuses(documents)).toEqual([]);
      }),
      { seed, numRuns: runs(40) },
    );
  });
});
