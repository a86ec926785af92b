import { expect, test } from 'vitest';
import { cropArea, dragged, firstCrop } from './cropArea.ts';
import { shrunkSize } from './shrinkPicture.ts';

test('a phone’s photo is drawn with at most 2,048 px, a small one in its own size', () => {
  expect(shrunkSize({ width: 3_024, height: 4_032 })).toEqual({ width: 1_536, height: 2_048 });
  expect(shrunkSize({ width: 9_000, height: 3 })).toEqual({ width: 2_048, height: 1 });
  expect(shrunkSize({ width: 600, height: 800 })).toEqual({ width: 600, height: 800 });
});

test('a crop has the shape of the frame and stays in the picture', () => {
  for (const picture of [
    { width: 4_000, height: 3_000 },
    { width: 1_000, height: 4_000 },
  ])
    for (const crop of [firstCrop, { zoom: 2, x: 1, y: 1 }, { zoom: 99, x: -1, y: 7 }]) {
      const { x, y, width, height } = cropArea(picture, 3 / 4, crop);
      expect(width / height).toBeCloseTo(3 / 4);
      expect([x >= 0, y >= 0, x + width <= picture.width, y + height <= picture.height]).toEqual([true, true, true, true]);
    }
  expect(cropArea({ width: 4_000, height: 3_000 }, 3 / 4, firstCrop)).toEqual({ x: 875, y: 0, width: 2_250, height: 3_000 });
});

test('a picture follows the finger, up to its edge', () => {
  const picture = { width: 4_000, height: 3_000 };
  const moved = dragged(picture, 3 / 4, firstCrop, { x: 0.1, y: 0.1 });
  expect(cropArea(picture, 3 / 4, moved).x).toBeCloseTo(875 - 225);
  expect(moved.y).toBe(firstCrop.y);
  expect(dragged(picture, 3 / 4, firstCrop, { x: 3, y: 0 }).x).toBe(0);
});
