import { expect, test } from 'vitest';
import { changed, chosenPicture, onePicture, pathsOf, restored, severalPictures, storedPicture, UNSENT } from './pictureList.ts';

const stored = ['pictures/a/1_M.webp', 'pictures/a/2_M.webp'].map(storedPicture);
const chosen = chosenPicture('k', new File(['x'], 'x.png', { type: 'image/png' }), 'blob:x');

test('an uploading picture keeps its place in the value, and prevents sending', () => {
  const paths = pathsOf([...stored, chosen]);
  expect(paths.at(-1)).toBe(UNSENT);
  expect(severalPictures(5).safeParse(paths).error?.issues[0]?.message).toContain('送信が終わっていません');
  expect(onePicture.safeParse(UNSENT).error?.issues[0]?.message).toContain('送信が終わっていません');
});

test('stored pictures and an empty list are valid, up to the limit', () => {
  expect(severalPictures(2).parse(pathsOf(stored))).toEqual(pathsOf(stored));
  expect(severalPictures(1).safeParse(pathsOf(stored)).success).toBe(false);
  expect(onePicture.parse(null)).toBeNull();
  expect(onePicture.parse(pathsOf(stored)[0])).toBe(pathsOf(stored)[0]);
});

test('a picture that arrives after its removal changes nothing', () => {
  expect(changed(stored, 'k', { path: 'pictures/a/3_M.webp' })).toEqual(stored);
  expect(pathsOf(changed([chosen], 'k', { path: 'pictures/a/3_M.webp' }))).toEqual(['pictures/a/3_M.webp']);
});

test('a restored picture returns to its place', () => {
  const [first, second] = stored as [(typeof stored)[0], (typeof stored)[0]];
  expect(restored([second], first, 0)).toEqual(stored);
});
