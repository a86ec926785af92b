import { z } from 'zod';
import { identifier } from '../../kernel/validation.ts';
import { favoriteKinds } from './target.ts';

const target = { kind: z.enum(favoriteKinds), targetId: identifier };

/** Command of a client or cast: likes a talent or bookmarks a job. */
export const like = z.strictObject({ type: z.literal('like'), ...target });
/** Command of a client or cast: removes the like. */
export const unlike = z.strictObject({ type: z.literal('unlike'), ...target });

/** The payload of any command on a favourite. */
export const favoriteCommand = z.discriminatedUnion('type', [like, unlike]);
/** Any command on a favourite. */
export type FavoriteCommand = z.infer<typeof favoriteCommand>;
