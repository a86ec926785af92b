import { expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { acceptedTypes, fileFault } from './fileFault.ts';

const file = (type: string, size = 1_000, name = 'a') => ({ name, type, size });

test('a picture of an allowed kind and size is accepted', () => {
  expect(fileFault(file('image/jpeg', businessRules.pictureBytesMax), ['picture'])).toBeNull();
  expect(fileFault(file('video/mp4', businessRules.movieBytesMax), ['picture', 'movie'])).toBeNull();
  expect(fileFault(file('', 1_000, 'IMG_0001.MOV'), ['picture', 'movie'])).toBeNull();
});

test('other files get a message that says what to choose', () => {
  expect(fileFault(file('image/jpeg', businessRules.pictureBytesMax + 1), ['picture'])).toContain('10MB以下');
  expect(fileFault(file('image/heic'), ['picture'])).toContain('HEIC');
  expect(fileFault(file('', 1_000, 'IMG_0001.HEIC'), ['picture'])).toContain('HEIC');
  expect(fileFault(file('image/gif'), ['picture'])).toBe('JPEG・PNG・WebP形式の画像を選択してください。');
  expect(fileFault(file('video/mp4'), ['picture'])).toBe('JPEG・PNG・WebP形式の画像を選択してください。');
  expect(fileFault(file('image/gif'), ['picture', 'movie'])).toContain('MP4・MOV形式の動画');
  expect(fileFault(file('application/pdf'), ['picture', 'movie'])).toBe(
    'JPEG・PNG・WebP形式の画像か、MP4・MOV形式の動画を選択してください。',
  );
  expect(fileFault(file('text/plain'), ['picture', 'document'])).toBe('JPEG・PNG・WebP形式の画像か、PDFを選択してください。');
  expect(fileFault(file('', 1_000, '台本.PDF'), ['document'])).toBeNull();
  expect(fileFault(file('image/png', 0), ['picture'])).toContain('空');
});

test('the picker offers the types of its kinds', () => {
  expect(acceptedTypes(['document'])).toBe('application/pdf');
  expect(acceptedTypes(['picture'])).toBe('image/jpeg,image/png,image/webp');
  expect(acceptedTypes(['picture', 'movie'])).toBe('image/jpeg,image/png,image/webp,video/mp4,video/quicktime,.mov');
});
