import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR, NOON } from '#domain/testing/contexts.ts';
import { envelopesOf, interleave, turns, worlds } from '#domain/testing/envelopes.ts';
import { runs } from '#domain/testing/rotation.ts';
import { applyEvent, byType, type ReadModel } from './kernel/projector.ts';
import { type Collection, readModelProjectors, readModels } from './readModels.ts';
import { specifiedCollections } from './testing/specified.ts';

const projectors = byType(readModelProjectors);
const collectionOf = (path: string) => path.split('/').at(-2) as string;
const isSpecified = (path: string): boolean => (specifiedCollections as readonly string[]).includes(collectionOf(path));

test('each collection of the specification has createdAt and updatedAt', () => {
  const missing = specifiedCollections.filter((name) => {
    const { shape } = readModels[name as Collection].schema;
    return !('createdAt' in shape && 'updatedAt' in shape);
  });
  expect(missing).toEqual([]);
});

test('no event changes a document of the specification without its updatedAt, in any order of streams', () =>
  fc.assert(
    fc.property(worlds, turns, (streams, order) => {
      const documents = new Map<string, ReadModel>();
      for (const event of interleave(streams, order)) {
        const before = new Map(documents);
        applyEvent(projectors, event, documents);
        for (const [path, document] of documents) {
          const held = before.get(path);
          if (document === held || !isSpecified(path)) continue;
          const { createdAt, updatedAt } = document as { createdAt: number; updatedAt: number };
          // Later than the event only if a newer one was projected before: an early opening.
          const late = updatedAt < Math.max(event.meta.recordedAt, Number(held?.updatedAt ?? 0));
          expect(late ? [path, event.type, updatedAt] : []).toEqual([]);
          expect(createdAt).toBeLessThanOrEqual(updatedAt);
        }
      }
    }),
    { numRuns: runs(20) },
  ));

test('a like and an opened notification move the time of the document that shows them', () => {
  const by = { uid: 'ken', role: 'client' } as const;
  const documents = new Map<string, ReadModel>();
  const like = { type: 'FavoriteTalentLiked', data: { uid: 'ken', talentId: 'hana' } } as const;
  for (const event of envelopesOf('favorite-talent_ken_hana', [{ event: like, at: NOON + HOUR, actor: by }]))
    applyEvent(projectors, event, documents);
  expect(documents.get('talents/hana')).toMatchObject({ likedCount: 1, updatedAt: NOON + HOUR });
});
