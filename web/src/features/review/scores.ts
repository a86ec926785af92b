import type { Score } from '#domain/talk/review/score.ts';

/** The text of each score, the best first. */
export const scoreOptions = [
  { value: 5, label: 'とてもよかった', note: 'またぜひお願いしたい' },
  { value: 3, label: 'ふつう', note: 'おおむね期待どおりだった' },
  { value: 1, label: 'よくなかった', note: '改善してほしい点があった' },
] as const satisfies readonly { value: Score; label: string; note: string }[];

const words = new Map<Score, string>(scoreOptions.map(({ value, label }) => [value, label]));

/** The text of a score. */
export const scoreLabel = (score: Score): string => words.get(score) ?? '';
