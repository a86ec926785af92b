import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { MovieFault } from '#domain/people/media/transcoding.ts';
import { rotate } from '#domain/testing/rotation.ts';
import { factsOf } from './testing/clips.ts';
import { movieSources } from './testing/sources.ts';
import { transcodeMovie } from './transcodeMovie.ts';

const middleOf = async (picture: Buffer): Promise<number[]> => {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const middle = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 };
  return [...(await sharp(picture).extract(middle).raw().toBuffer())].slice(0, 3);
};
const near = (wanted: readonly number[]) =>
  expect.toSatisfy((got: number[]) => got.every((part, index) => Math.abs(part - (wanted[index] as number)) <= 8), `near ${wanted}`);

type Facts = Awaited<ReturnType<typeof factsOf>>;
const shown = ({ video, audio, pixels, startsFast, isTurned }: Facts) => ({ video, audio, pixels, startsFast, isTurned });

/** What becomes of a movie: the facts of its files, or its fault. */
const outcomeOf = async (movie: Buffer) => {
  try {
    const { M, S, poster } = await transcodeMovie(movie, MINUTE);
    const [large, small] = [await factsOf(M), await factsOf(S)];
    return { size: large.size, seconds: large.seconds, colour: await middleOf(poster), forms: [shown(large), shown(small)] };
  } catch (error) {
    return { fault: error instanceof MovieFault ? error.reason : error };
  }
};

test.each(rotate('sources of movies', 6, movieSources))('$name', async ({ make, expected: { fault, size, seconds, isSilent, colour } }) => {
  const form = { video: 'h264', audio: isSilent ? null : 'aac', pixels: 'yuv420p', startsFast: true, isTurned: false };
  const ready = {
    size,
    forms: [form, form],
    seconds: seconds === undefined ? expect.any(Number) : expect.closeTo(seconds, 0),
    colour: colour ? near(colour) : expect.anything(),
  };
  expect(await outcomeOf(make())).toEqual(fault === undefined ? ready : { fault });
});
