import { createHash, createHmac } from 'node:crypto';
import { DomainError } from '#domain/kernel/domainError.ts';
import { canonicalJson } from '#domain/kernel/fingerprint.ts';
import type { PersonKeys } from './personKeys.ts';
import type { CommandRequest } from './request.ts';

/** Nobody's words: what the system sends, and a command of nothing but its type. */
const isPlain = ({ command, sender }: CommandRequest): boolean => sender === 'system' || Object.keys(command).length === 1;

/** The key that the receipt of a command is made with; null for the first command of somebody who is not known yet, or for one that has no words. */
export const senderKey = async (keys: PersonKeys, request: CommandRequest): Promise<Buffer | null> => {
  if (isPlain(request) || request.sender === 'system') return null;
  const { uid } = request.sender;
  return (await keys.read([uid])).get(uid) ?? null;
};

/**
 * What a receipt keeps of a command, to tell a repetition from another payload under the same id. A person's is keyed with the person's key: once that is gone
 * nobody can test a guess against it. Throws `account-withdrawn` when there is no key.
 */
export const payloadHash = (request: CommandRequest, key: Buffer | null): string => {
  const { aggregate, entityId, command, sender: who } = request;
  // By which device somebody signed in is no part of what they asked for.
  const sender = who === 'system' ? who : { uid: who.uid };
  const text = canonicalJson({ aggregate: aggregate.name, entityId, command, sender });
  if (isPlain(request)) return createHash('sha256').update(text).digest('hex');
  if (!key) throw new DomainError('account-withdrawn');
  return createHmac('sha256', key).update(text).digest('hex');
};
