import { expect, test } from 'vitest';
import { skeletonOf } from './skeleton.ts';

test.each([
  ...['ガイア株式会社', '㈱ガイア', '株式会社 ガイア', 'ｶﾞｲｱ', 'カ\u3099イア', 'ガイ\u200bア', 'ガイア\u{e0041}', '力\u3099イア', 'ガィア'],
  ...['株式会社がいあ', '有限会社ガイア'],
])('%j looks like 株式会社ガイア', (name) => expect(skeletonOf(name)).toBe(skeletonOf('株式会社ガイア')));

test('Latin names are compared by their look', () => {
  for (const name of ['Gаia', 'GAIА', 'Ga1a', 'Galа']) expect([name, skeletonOf(name)]).toEqual([name, skeletonOf('Gaia')]);
  for (const name of ['ガイヤ', 'ガイア企画', 'Gaya']) expect(skeletonOf(name)).not.toBe(skeletonOf('Gaia'));
  expect(skeletonOf('ガイア企画')).not.toBe(skeletonOf('株式会社ガイア'));
  expect(skeletonOf('株式会社')).not.toBe('');
});
