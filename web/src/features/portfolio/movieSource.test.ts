import { expect, test } from 'vitest';
import { movieSource } from './movieSource.ts';

const movie = { S: 'movies/a_S.mp4', url: 'movies/a_M.mp4' };

test('a small screen or data saving selects the small size', () => {
  expect(movieSource(movie, { isSmall: false, savesData: false })).toBe(movie.url);
  expect(movieSource(movie, { isSmall: true, savesData: false })).toBe(movie.S);
  expect(movieSource(movie, { isSmall: false, savesData: true })).toBe(movie.S);
});

test('a movie that was never transcoded has only one size', () => {
  expect(movieSource({ S: null, url: 'movies/old.mp4' }, { isSmall: true, savesData: true })).toBe('movies/old.mp4');
});
