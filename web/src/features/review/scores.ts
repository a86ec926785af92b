import type { Score } from '#domain/talk/review/content.ts';
import type { Review } from '#projections/review/reviews.schema.ts';

export const reviewDocument = ({ by, fromId, id }: Pick<Review, 'by' | 'fromId' | 'id'>): string => `${by}s/${fromId}/reviews/${id}`;

export const scoreOptions = [
  { value: 5, label: 'とてもよかった', note: 'またぜひお願いしたい' },
  { value: 3, label: 'ふつう', note: 'おおむね期待どおりだった' },
  { value: 1, label: 'よくなかった', note: '改善してほしい点があった' },
] as const satisfies readonly { value: Score; label: string; note: string }[];

const words = new Map<Score, string>(scoreOptions.map(({ value, label }) => [value, label]));

export const scoreLabel = (score: Score): string => words.get(score) ?? '';
