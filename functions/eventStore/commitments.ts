import { randomBytes } from 'node:crypto';
import type { EventProof } from '#domain/kernel/envelope.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { leavesIn } from '#domain/office/proof/leaves.ts';
import { aggregateNamed, definitionOf } from '#domain/registry.ts';
import { leafDigest, saltsBy } from './hashChain.ts';
import { type Fields, valueAt } from './personalData.ts';

const SALT = 16;

/** The words in an event's personal fields, decrypted, each with its salt; none without the key. */
export const personalLeaves = (eventId: string, type: string, data: Fields, key: Buffer | null) => {
  if (key === null) return [];
  const saltOf = saltsBy(key);
  return definitionOf(type)
    .personalPaths.filter((path) => valueAt(data, path) !== null)
    .flatMap((path) => leavesIn(valueAt(data, path), `personal.${path}`))
    .map(([path, value]) => ({ path, value, salt: saltOf(`${eventId}.${path}`) }));
};

/** The proof of a new event; null where the stream's events are hashed as a whole. */
export const newProof = (streamId: string, eventId: string, type: string, data: Fields, key: Buffer | null): EventProof | null => {
  if (!aggregateNamed(parseStreamId(streamId).aggregate).provable) return null;
  const words = personalLeaves(eventId, type, data, key);
  return {
    salt: randomBytes(SALT).toString('hex'),
    commitments: Object.fromEntries(words.map(({ path, value, salt }) => [path, leafDigest(salt, path, value)])),
  };
};
