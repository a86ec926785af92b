import { describe, expect, test } from 'vitest';
import { businessRules } from '../../kernel/businessRules.ts';
import { fold } from '../../kernel/decider.ts';
import { by, NOON, uidOf } from '../../testing/contexts.ts';
import { scenario } from '../../testing/scenario.ts';
import { type MediaEvent, media } from './media.ts';
import type { TranscodingFault } from './transcoding.ts';
import { uploadFaults } from './uploads.ts';
import { videoAddress, videoIdIn } from './youtube.ts';

const { decider } = media;
const story = scenario(decider);
const ownerId = uidOf.talent;
const content = { mediaType: 'IMAGE', S: 'pictures/a_S.webp', M: 'pictures/a_M.webp', size: 9 } as const;
const add = { type: 'add', content, description: '舞台より', orderIndex: 1 } as const;
const added: MediaEvent = {
  type: 'MediaAdded',
  data: { ownerId, ...content, url: content.M, description: '舞台より', orderIndex: 1 },
};
const described: MediaEvent = { type: 'MediaDescribed', data: { ownerId, description: '千秋楽' } };
const moved: MediaEvent = { type: 'MediaReordered', data: { ownerId, orderIndex: 2 } };
const removed: MediaEvent = { type: 'MediaRemoved', data: { ownerId } };

describe('a talent', () => {
  test('adds a picture, shown under its larger variant', () => story.given().when(add, by('talent'), [added]));
  test('adds another item under the same id: refused', () =>
    story.given(added).when({ ...add, orderIndex: 3 }, by('talent'), 'already-exists'));
  test('adds an item that was removed, or of another talent: refused', () => {
    story.given(added, removed).when(add, by('talent'), 'already-exists');
    story.given(added).when(add, by('talent', NOON, 'talent-2'), 'already-exists');
  });
  test('adds a video, which has no variants', () => {
    const video = { mediaType: 'YOUTUBE', url: videoAddress('dQw4w9WgXcQ') } as const;
    const shown = { ownerId, S: null, M: null, description: '舞台より', orderIndex: 1 };
    story.given().when({ ...add, content: video }, by('talent'), [{ type: 'MediaAdded', data: { ...shown, ...video, size: null } }]);
  });
  test('describes, twice', () => {
    story.given(added).when({ type: 'describe', description: '千秋楽' }, by('talent'), [described]);
    story.given(added, described).when({ type: 'describe', description: '千秋楽' }, by('talent'), []);
  });
  test('moves, twice', () => {
    story.given(added).when({ type: 'reorder', orderIndex: 2 }, by('talent'), [moved]);
    story.given(added, moved).when({ type: 'reorder', orderIndex: 2 }, by('talent'), []);
  });
  test('removes, twice', () => {
    story.given(added).when({ type: 'remove' }, by('talent'), [removed]);
    story.given(added, removed).when({ type: 'remove' }, by('talent'), []);
  });
  test('gets not-found for an item that was removed or never added', () => {
    for (const history of [[], [added, removed]])
      story.given(...history).when({ type: 'describe', description: '' }, by('talent'), 'not-found');
  });
  test('cannot change another talent’s item', () => {
    for (const command of [{ type: 'describe', description: '' }, { type: 'reorder', orderIndex: 2 }, { type: 'remove' }] as const)
      story.given(added).when(command, by('talent', NOON, 'talent-2'), 'permission-denied');
  });
});

describe('the office takes an item down', () => {
  const reason = 'ほかの方が写っているため';
  const takeDown = { type: 'takeDown', reason } as const;
  const down: MediaEvent = { type: 'MediaTakenDown', data: { ownerId, reason } };
  test('once, twice; its owner may remove it, and cannot add the same again', () => {
    story.given(added).when(takeDown, by('office'), [down]);
    story.given(added, down).when(takeDown, by('office'), []);
    story.given(added, down).when({ type: 'remove' }, by('talent'), [removed]);
    story.given(added, down).when(add, by('talent'), 'already-exists');
  });
  test('also a movie in transcoding, whose result then has no effect', () => {
    const requested: MediaEvent = { type: 'MediaTranscodingRequested', data: { ownerId, dueAt: NOON } };
    story.given(added, requested, down).when({ type: 'failTranscoding', reason: 'movie-too-long' }, by('system'), []);
    expect(media.deadlines?.(fold(decider, [added, requested, down]))).toEqual([]);
  });
  test('nobody else does, and no member an own item, nor a removed one', () => {
    for (const somebody of [by('talent'), by('client'), by('system'), by('office', NOON, ownerId)])
      story.given(added).when(takeDown, somebody, 'permission-denied');
    for (const history of [[], [added, removed]]) story.given(...history).when(takeDown, by('office'), 'not-found');
  });
});

describe('a movie', () => {
  const { transcodingPeriod } = businessRules;
  const content = { mediaType: 'MOVIE', url: 'uploads/talent-1/a' } as const;
  const files = { S: 'movies/a_S.mp4', M: 'movies/a_M.mp4', poster: 'movies/a_poster.webp', size: 7 };
  const taken: MediaEvent = {
    type: 'MediaAdded',
    data: { ownerId, ...content, S: null, M: null, size: null, description: '舞台より', orderIndex: 1 },
  };
  const requested: MediaEvent = { type: 'MediaTranscodingRequested', data: { ownerId, dueAt: NOON + transcodingPeriod } };
  const transcoded: MediaEvent = { type: 'MediaTranscoded', data: { ownerId, ...files } };
  const failed = (reason: TranscodingFault): MediaEvent => ({ type: 'MediaTranscodingFailed', data: { ownerId, reason } });
  const finish = { type: 'finishTranscoding', ...files } as const;
  const abandon = { type: 'abandonTranscoding' } as const;

  test('is requested to be transcoded; added twice it is one movie', () => {
    story.given().when({ ...add, content }, by('talent'), [taken, requested]);
    for (const after of [[requested], [requested, transcoded], [requested, failed('movie-too-long')]])
      story.given(taken, ...after).when({ ...add, content }, by('talent'), []);
  });
  test('is ready in two sizes with a still', () => story.given(taken, requested).when(finish, by('system'), [transcoded]));
  test('fails with a reason', () =>
    story
      .given(taken, requested)
      .when({ type: 'failTranscoding', reason: 'upload-unreadable' }, by('system'), [failed('upload-unreadable')]));
  test('fails after an hour, not before', () => {
    expect(media.deadlines?.(fold(decider, [taken, requested]))).toEqual([{ kind: 'abandonTranscoding', dueAt: NOON + transcodingPeriod }]);
    story.given(taken, requested).when(abandon, by('system', NOON + transcodingPeriod - 1), 'deadline-not-reached');
    story.given(taken, requested).when(abandon, by('system', NOON + transcodingPeriod), [failed('movie-unfinished')]);
  });
  test('that is ready, failed or removed stays so', () => {
    for (const end of [transcoded, failed('movie-too-large'), removed]) {
      expect(media.deadlines?.(fold(decider, [taken, requested, end]))).toEqual([]);
      for (const late of [finish, { type: 'failTranscoding', reason: 'movie-too-long' } as const, abandon])
        story.given(taken, requested, end).when(late, by('system', NOON + 2 * transcodingPeriod), []);
    }
  });
  test('is described, moved and removed while it waits, and still waits', () => {
    story.given(taken, requested).when({ type: 'describe', description: '千秋楽' }, by('talent'), [described]);
    story.given(taken, requested).when({ type: 'reorder', orderIndex: 2 }, by('talent'), [moved]);
    story.given(taken, requested, described, moved).when(finish, by('system'), [transcoded]);
    for (const before of [[], [failed('movie-too-long')]])
      story.given(taken, requested, ...before).when({ type: 'remove' }, by('talent'), [removed]);
  });
  test('of a release without transcoding does not wait', () => {
    const older: MediaEvent = { type: 'MediaAdded', data: { ...taken.data, url: 'movies/talent-1/a.mp4', size: 7 } };
    expect(media.deadlines?.(fold(decider, [older]))).toEqual([]);
    story.given(older).when(finish, by('system'), []);
    story.given().when(finish, by('system'), 'not-found');
  });
});

test('the content matches its kind', () => {
  const taken = (change: object) => media.command.safeParse({ ...add, content: change }).success;
  expect(taken({ mediaType: 'YOUTUBE', url: videoAddress('dQw4w9WgXcQ') })).toBe(true);
  for (const wrong of [
    { mediaType: 'YOUTUBE', url: 'https://example.com/watch?v=dQw4w9WgXcQ' },
    { mediaType: 'YOUTUBE', url: 'https://youtu.be/dQw4w9WgXcQ' },
    { mediaType: 'MOVIE', url: '../secret' },
    { mediaType: 'IMAGE', S: 'a', M: 'b', size: 0 },
    { mediaType: 'AUDIO', url: 'a' },
  ])
    expect([wrong, taken(wrong)]).toEqual([wrong, false]);
});

describe('the video id in an address', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?t=10&v=dQw4w9WgXcQ&list=x',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ])('%s', (address) => expect(videoIdIn(address)).toBe('dQw4w9WgXcQ'));
  test.each([
    '',
    'dQw4w9WgXcQ',
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/@somebody',
    'javascript:alert(1)',
    'ftp://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ])('none in %s', (address) => expect(videoIdIn(address)).toBeNull());
});

describe('before an upload', () => {
  const { pictureBytesMax, movieBytesMax, documentBytesMax } = businessRules;
  test('pictures and PDFs up to 10 MB and movies up to 100 MB are accepted', () => {
    for (const type of ['image/jpeg', 'image/png', 'image/webp']) expect(uploadFaults(type, pictureBytesMax)).toEqual({});
    for (const type of ['video/mp4', 'video/quicktime']) expect(uploadFaults(type, movieBytesMax)).toEqual({});
    expect(uploadFaults('application/pdf', documentBytesMax)).toEqual({});
  });
  test('larger files are refused with the limit', () => {
    expect(uploadFaults('image/png', pictureBytesMax + 1)).toEqual({ size: '画像は10MB以下のファイルを選択してください。' });
    expect(uploadFaults('video/mp4', movieBytesMax + 1)).toEqual({ size: '動画は100MB以下のファイルを選択してください。' });
    expect(uploadFaults('application/pdf', documentBytesMax + 1)).toEqual({ size: 'PDFは10MB以下のファイルを選択してください。' });
  });
  test('HEIC is refused with advice, other types with the accepted ones', () => {
    for (const type of ['image/heic', 'image/heif']) expect(uploadFaults(type, 1).contentType).toContain('HEIC形式には対応していません');
    for (const type of ['image/svg+xml', 'image/gif', 'text/html', 'video/webm', 'toString'])
      expect(uploadFaults(type, 1).contentType).toContain('JPEG・PNG・WebP');
  });
});
