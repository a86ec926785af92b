import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { HOUR, NOON, uidOf } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { project } from '../testing/project.ts';
import { media } from './media.ts';

const PATH = 'talents/talent-1/media/8fJ2';
const ownerId = uidOf.talent;
const picture = { S: 'pictures/talent-1/a_S.webp', M: 'pictures/talent-1/a_M.webp', url: 'pictures/talent-1/a_M.webp', size: 9 };
const added: AnyEvent = { type: 'MediaAdded', data: { ownerId, mediaType: 'IMAGE', ...picture, description: '舞台より', orderIndex: 1 } };
const shown = (...events: AnyEvent[]) => project([media], envelopes('media-8fJ2', ...events));

describe('talents/{uid}/media/{mediaId}', () => {
  test('has a picture with its variants', () =>
    expect(shown(added)).toEqual({
      [PATH]: {
        id: '8fJ2',
        ownerId,
        type: 'IMAGE',
        ...picture,
        description: '舞台より',
        orderIndex: 1,
        transcodedAt: NOON,
        poster: null,
        state: 'READY',
        failure: null,
        takenDown: null,
        createdAt: NOON,
        updatedAt: NOON,
        version: 1,
      },
    }));
  test('has no variants of a YouTube video', () => {
    const url = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
    const video = { ownerId, mediaType: 'YOUTUBE' as const, url, S: null, M: null, size: null, description: '', orderIndex: 1 };
    expect(shown({ type: 'MediaAdded', data: video })[PATH]).toMatchObject({ type: 'YOUTUBE', url, S: null, M: null, transcodedAt: null });
  });
  describe('of a movie', () => {
    const original = { url: 'uploads/talent-1/a', S: null, M: null, size: null };
    const movie: AnyEvent = { type: 'MediaAdded', data: { ownerId, mediaType: 'MOVIE', ...original, description: '', orderIndex: 1 } };
    const requested: AnyEvent = { type: 'MediaTranscodingRequested', data: { ownerId, dueAt: NOON + HOUR } };
    const files = { S: 'movies/talent-1/a_S.mp4', M: 'movies/talent-1/a_M.mp4', poster: 'movies/talent-1/a_poster.webp', size: 7 };
    test('is not ready before the transcoding', () =>
      expect(shown(movie, requested)[PATH]).toMatchObject({ state: 'PROCESSING', S: null, M: null, poster: null, transcodedAt: null }));
    test('is ready in two sizes with a still after it', () =>
      expect(shown(movie, requested, { type: 'MediaTranscoded', data: { ownerId, ...files } })[PATH]).toMatchObject({
        state: 'READY',
        failure: null,
        ...files,
        url: files.M,
        transcodedAt: NOON + 2 * HOUR,
        version: 3,
      }));
    test('of a release without transcoding is shown as uploaded', () => {
      const older: AnyEvent = {
        type: 'MediaAdded',
        data: { ownerId, mediaType: 'MOVIE', url: 'movies/talent-1/a.mp4', S: null, M: null, size: 7, description: '', orderIndex: 1 },
      };
      expect(shown(older)[PATH]).toMatchObject({ state: 'READY', url: 'movies/talent-1/a.mp4', poster: null, transcodedAt: null });
    });
  });
  test('has changes of description and position, and is deleted', () => {
    const described: AnyEvent = { type: 'MediaDescribed', data: { ownerId, description: '千秋楽' } };
    const moved: AnyEvent = { type: 'MediaReordered', data: { ownerId, orderIndex: 4 } };
    expect(shown(added, described, moved)[PATH]).toMatchObject({
      description: '千秋楽',
      orderIndex: 4,
      createdAt: NOON,
      updatedAt: NOON + 2 * HOUR,
      version: 3,
    });
    expect(shown(added, { type: 'MediaRemoved', data: { ownerId } })).toEqual({});
  });
  test('has no content of an item that the office took down, only the reason', () => {
    const reason = 'ほかの方が写っているため';
    const after = shown(added, { type: 'MediaTakenDown', data: { ownerId, reason } })[PATH];
    expect(after).toMatchObject({
      state: 'TAKEN_DOWN',
      takenDown: reason,
      url: '',
      S: null,
      M: null,
      poster: null,
      size: null,
      version: 2,
    });
    expect(JSON.stringify(after)).not.toContain('.webp');
  });
  test('has nothing of an erased person', () => {
    const erased: AnyEvent = {
      type: 'MediaAdded',
      data: { ownerId, mediaType: 'IMAGE', url: null, S: null, M: null, size: 9, description: null, orderIndex: 1 },
    };
    expect(shown(erased, { type: 'MediaReordered', data: { ownerId, orderIndex: 2 } })).toEqual({});
  });
});
