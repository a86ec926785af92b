import { beforeAll, expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { memoryObjects } from '../testing/memoryRuntime.ts';
import { takeMovie } from './takeMovie.ts';
import { clip } from './testing/clips.ts';

let mov: Buffer;
beforeAll(async () => {
  mov = await clip({ silent: true });
});

const objects = memoryObjects();
const taken = async (uploadId: string, bytes: Buffer | null, uid = 'hana') => {
  if (bytes) await objects.write(`uploads/${uid}/${uploadId}`, bytes, 'video/mp4');
  return takeMovie({ objects }, 'hana', uploadId).catch((error: unknown) => (error instanceof DomainError ? error.code : error));
};

test('MP4 and MOV files stay at their upload path', async () => {
  const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(64)]);
  expect([await taken('reel', mp4), await taken('phone', mov)]).toEqual(['uploads/hana/reel', 'uploads/hana/phone']);
  expect(await objects.sizeOf('uploads/hana/phone')).toBe(mov.length);
});
test.each([
  ['a text renamed to .mp4', Buffer.from('これは動画ではありません。')],
  ['a playlist', Buffer.from('#EXTM3U\nfile:///etc/passwd\n')],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
  ['a movie of another kind', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1])],
  ['more than may be uploaded', Buffer.alloc(businessRules.movieBytesMax + 1)],
])('%s is refused, and its upload emptied', async (_, bytes) => {
  expect(await taken('wrong', bytes)).toBe('upload-unreadable');
  expect(await objects.sizeOf('uploads/hana/wrong')).toBe(0);
});
test('a movie of another account, or one that was not uploaded, is not found', async () => {
  expect(await taken('never', null)).toBe('upload-missing');
  expect(await taken('kens', mov, 'ken')).toBe('upload-missing');
  expect(await objects.sizeOf('uploads/ken/kens')).toBe(mov.length);
});
