import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { HOUR, NOON, uidOf } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { media } from './media.ts';
import { project } from './testing/project.ts';

const PATH = 'talents/talent-1/media/8fJ2';
const ownerId = uidOf.talent;
const picture = { S: 'pictures/talent-1/a_S.webp', M: 'pictures/talent-1/a_M.webp', url: 'pictures/talent-1/a_M.webp', size: 9 };
const added: AnyEvent = { type: 'MediaAdded', data: { ownerId, mediaType: 'IMAGE', ...picture, description: '舞台より', orderIndex: 1 } };
const shown = (...events: AnyEvent[]) => project([media], envelopes('media-8fJ2', ...events));

describe('talents/{uid}/media/{mediaId}', () => {
  test('shows a picture with its variants', () =>
    expect(shown(added)).toEqual({
      [PATH]: {
        ...{ id: '8fJ2', ownerId, type: 'IMAGE', ...picture, description: '舞台より', orderIndex: 1, transcodedAt: NOON },
        ...{ createdAt: NOON, updatedAt: NOON, version: 1 },
      },
    }));
  test('has nothing transcoded of a video', () => {
    const url = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
    const video = { ownerId, mediaType: 'YOUTUBE' as const, url, S: null, M: null, size: null, description: '', orderIndex: 1 };
    expect(shown({ type: 'MediaAdded', data: video })[PATH]).toMatchObject({ type: 'YOUTUBE', url, S: null, M: null, transcodedAt: null });
  });
  test('follows its description and its place, and goes', () => {
    const described: AnyEvent = { type: 'MediaDescribed', data: { ownerId, description: '千秋楽' } };
    const moved: AnyEvent = { type: 'MediaReordered', data: { ownerId, orderIndex: 4 } };
    expect(shown(added, described, moved)[PATH]).toMatchObject({
      ...{ description: '千秋楽', orderIndex: 4, createdAt: NOON, updatedAt: NOON + 2 * HOUR, version: 3 },
    });
    expect(shown(added, { type: 'MediaRemoved', data: { ownerId } })).toEqual({});
  });
  test('shows nothing of an erased person', () => {
    const erased: AnyEvent = {
      type: 'MediaAdded',
      data: { ownerId, mediaType: 'IMAGE', url: null, S: null, M: null, size: 9, description: null, orderIndex: 1 },
    };
    expect(shown(erased, { type: 'MediaReordered', data: { ownerId, orderIndex: 2 } })).toEqual({});
  });
});
