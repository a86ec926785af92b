import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { memoryObjects } from '../testing/memoryRuntime.ts';
import { processPicture } from './processPicture.ts';

const objects = memoryObjects();
const uploaded = async (uploadId: string, bytes: Buffer, uid = 'hana') => {
  await objects.write(`uploads/${uid}/${uploadId}`, bytes, 'image/jpeg');
  return uploadId;
};
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'taken',
    (error: unknown) => (error instanceof DomainError ? error.code : error),
  );
const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#5eb9e6' } });

describe('a picture', () => {
  test('gets variants of 320 and 960 pixels, and its original is deleted', async () => {
    const id = await uploaded('wide', await photo(2_000, 1_000).jpeg().toBuffer());
    const picture = await processPicture({ objects }, 'hana', id);
    expect(picture).toMatchObject({ path: 'pictures/hana/wide_M.webp', S: 'pictures/hana/wide_S.webp', M: 'pictures/hana/wide_M.webp' });
    expect(picture.size).toBe(await objects.sizeOf(picture.M));
    expect(await sharp(await objects.read(picture.S)).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 });
    expect(await sharp(await objects.read(picture.M)).metadata()).toMatchObject({ format: 'webp', width: 960, height: 480 });
    expect(await objects.sizeOf('uploads/hana/wide')).toBe(0);
  });
  test('processed twice is the same picture', async () => {
    const id = await uploaded('twice', await photo(100, 100).png().toBuffer());
    const first = await processPicture({ objects }, 'hana', id);
    expect(await processPicture({ objects }, 'hana', id)).toEqual(first);
  });
  test('does not change if its upload is replaced after the check', async () => {
    const id = await uploaded('swapped', await photo(100, 100).png().toBuffer());
    const first = await processPicture({ objects }, 'hana', id);
    const shown = await objects.read(first.M);
    await uploaded(
      'swapped',
      await sharp({ create: { width: 90, height: 90, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
    );
    expect(await processPicture({ objects }, 'hana', id)).toEqual(first);
    expect(await objects.read(first.M)).toEqual(shown);
  });
  test('leaves its upload’s name taken, so that the signed address accepts no second file', async () => {
    await processPicture({ objects }, 'hana', await uploaded('sound', await photo(10, 10).png().toBuffer()));
    await codeOf(processPicture({ objects }, 'hana', await uploaded('unsound', Buffer.from('no picture'))));
    expect([await objects.sizeOf('uploads/hana/sound'), await objects.sizeOf('uploads/hana/unsound')]).toEqual([0, 0]);
    expect(await codeOf(processPicture({ objects }, 'hana', 'unsound'))).toBe('upload-missing');
  });
  test('is the same for two calls at once', async () => {
    const id = await uploaded('both', await photo(300, 200).png().toBuffer());
    const [one, other] = await Promise.all([processPicture({ objects }, 'hana', id), processPicture({ objects }, 'hana', id)]);
    expect(one).toEqual(other);
  });
  test('that is small stays small', async () => {
    const { M } = await processPicture({ objects }, 'hana', await uploaded('small', await photo(50, 40).webp().toBuffer()));
    expect(await sharp(await objects.read(M)).metadata()).toMatchObject({ width: 50, height: 40 });
  });
  test('is turned upright and loses its EXIF data', async () => {
    const exif = { IFD0: { Make: 'Camera', Copyright: 'ひみつ' }, IFD3: { GPSLatitude: '35/1 39/1 0/1' } };
    const sideways = await photo(400, 200).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    expect((await sharp(sideways).metadata()).exif).toBeDefined();
    const { M } = await processPicture({ objects }, 'hana', await uploaded('exif', sideways));
    const metadata = await sharp(await objects.read(M)).metadata();
    expect(metadata).toMatchObject({ width: 200, height: 400 });
    expect([metadata.exif, metadata.orientation, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined, undefined]);
  });
  test.each([
    ['a text that says it is a picture', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG, which could carry script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a picture of another kind', Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff!\xf9\x04', 'latin1')],
    ['nothing but the first bytes of a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])],
    ['more than may be uploaded', Buffer.alloc(businessRules.pictureBytesMax + 1, 0xff)],
  ])('is not %s: refused, and its upload emptied', async (_, bytes) => {
    const id = await uploaded('wrong', bytes);
    expect(await codeOf(processPicture({ objects }, 'hana', id))).toBe('upload-unreadable');
    expect(await objects.sizeOf('uploads/hana/wrong')).toBe(0);
    expect(await objects.sizeOf('pictures/hana/wrong_M.webp')).toBeNull();
  });
  test('with more pixels than any camera has is refused before it is unpacked', async () => {
    const bomb = await photo(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(businessRules.pictureBytesMax);
    expect(await codeOf(processPicture({ objects }, 'hana', await uploaded('bomb', bomb)))).toBe('picture-too-large');
  });
  test('counts by its unpacked size: 16 bits per color need twice the memory', async () => {
    const deep = await photo(6_000, 5_000).toColourspace('rgb16').png({ compressionLevel: 9 }).toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    expect(await codeOf(processPicture({ objects }, 'hana', await uploaded('deep', deep)))).toBe('picture-too-large');
    const shallow = await photo(6_000, 5_000).png().toBuffer();
    expect(await codeOf(processPicture({ objects }, 'hana', await uploaded('shallow', shallow)))).toBe('taken');
  });
  test('of another account, or one that was not uploaded, is not found', async () => {
    const id = await uploaded('kens', await photo(10, 10).png().toBuffer(), 'ken');
    expect(await codeOf(processPicture({ objects }, 'hana', id))).toBe('upload-missing');
    expect(await codeOf(processPicture({ objects }, 'hana', 'never'))).toBe('upload-missing');
    expect(await objects.sizeOf('uploads/ken/kens')).not.toBeNull();
  });
});

test('a movie is not a picture', async () => {
  const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(64)]);
  expect(await codeOf(processPicture({ objects }, 'hana', await uploaded('a', mp4)))).toBe('upload-unreadable');
});
