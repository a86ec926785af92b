import { z } from 'zod';
import { identifier } from '../kernel/validation.ts';
import { favoriteKinds } from './target.ts';

const target = { kind: z.enum(favoriteKinds), targetId: identifier };

export const like = z.strictObject({ type: z.literal('like'), ...target });
export const unlike = z.strictObject({ type: z.literal('unlike'), ...target });

export const favoriteCommand = z.discriminatedUnion('type', [like, unlike]);
export type FavoriteCommand = z.infer<typeof favoriteCommand>;
