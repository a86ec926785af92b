import type { z } from 'zod';
import { DomainError } from '#domain/kernel/domainError.ts';
import { messages } from '#domain/kernel/validation.ts';

/** More values than any of our payloads has. */
const VALUES_MAX = 10_000;
const DEPTH_MAX = 16;
/** How many faults an answer names. Without a limit the answer could be larger than the payload. */
const FAULTS_MAX = 20;
const NAME_MAX = 100;

type Place = { readonly value: unknown; readonly path: readonly string[] };

const isStrange = (text: string): boolean => !text.isWellFormed() || text.includes('\0');

const refuse = (path: readonly string[], message: string): never => {
  throw new DomainError('invalid-argument', { [path.join('.')]: message });
};

/**
 * Refuses payloads that are too deep or too large, and text that the database cannot store. Uses a
 * list, so that deep payloads do not exhaust the call stack.
 */
const assertPlain = (data: unknown): void => {
  const left: Place[] = [{ value: data, path: [] }];
  for (let seen = 0, next = left.pop(); next; next = left.pop()) {
    const { value, path } = next;
    if (++seen > VALUES_MAX || path.length > DEPTH_MAX) throw new DomainError('invalid-argument');
    if (typeof value === 'string' && isStrange(value)) refuse(path, messages.characters);
    if (typeof value !== 'object' || value === null) continue;
    const entries = Object.entries(value);
    if (entries.length > VALUES_MAX) throw new DomainError('invalid-argument');
    for (const [key, inner] of entries) left.push({ value: inner, path: [...path, key] });
  }
};

const faultsOf = ({ issues }: z.ZodError): Record<string, string> =>
  Object.fromEntries(issues.slice(0, FAULTS_MAX).map(({ path, message }) => [path.join('.').slice(0, NAME_MAX), message.slice(0, 200)]));

/** Parses a payload. Throws `invalid-argument` with at most 20 messages by field path. */
export const parse = <Schema extends z.ZodType>(wire: Schema, data: unknown): z.infer<Schema> => {
  assertPlain(data);
  const result = wire.safeParse(data);
  if (result.success) return result.data;
  throw new DomainError('invalid-argument', faultsOf(result.error));
};
