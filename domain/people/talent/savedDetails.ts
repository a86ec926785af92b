import { z } from 'zod';
import { personal } from '../../kernel/eventDefinition.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import type { SnsKind, TalentDetails } from './details.ts';

const size = z.number().nullable();
const account = z.object({ screenName: z.string(), followersCount: z.number(), updatedAt: z.number() }).nullable();
const channel = z.object({ channelId: z.string(), subscriberCount: z.number(), updatedAt: z.number() }).nullable();

/** The details as the log stores them. `updatedAt`: the last change of a network's numbers (ms). */
export const storedDetails = {
  sizes: personal(z.object({ height: size, weight: size, bust: size, waist: size, hip: size, shoeSize: size, headSize: size })),
  sns: personal(z.object({ instagram: account, twitter: account, youtube: channel, tiktok: account })),
  singingRange: personal(z.string()),
  discography: personal(z.string()),
  keywords: personal(z.array(z.string())),
  industry: z.array(z.string()),
  pr: personal(z.string()),
};
type Saved = z.infer<z.ZodObject<typeof storedDetails>>;

/**
 * The details in the state: fingerprints, and the time of the last change of each network's numbers
 * (ms).
 */
export type SavedDetails = {
  readonly print: number;
  readonly sns: { readonly [Kind in SnsKind]?: { readonly print: number; readonly updatedAt: number } };
};

const kept = (held: SavedDetails | null, kind: SnsKind, figures: object, now: number): number => {
  const before = held?.sns[kind];
  return before?.print === fingerprint(figures) ? before.updatedAt : now;
};

/**
 * Adds to each network's numbers the time of their last change (ms). Unchanged numbers keep their
 * time.
 */
export const stamped = ({ sns, ...details }: TalentDetails, held: SavedDetails | null, now: number): Saved => {
  const stamp = <Figures extends object>(kind: SnsKind, figures: Figures | null) =>
    figures && { ...figures, updatedAt: kept(held, kind, figures, now) };
  return {
    ...details,
    sns: {
      instagram: stamp('instagram', sns.instagram),
      twitter: stamp('twitter', sns.twitter),
      youtube: stamp('youtube', sns.youtube),
      tiktok: stamp('tiktok', sns.tiktok),
    },
  };
};

/** The state of saved details; without networks for an erased person. */
export const savedDetails = ({ sns, ...details }: Saved): SavedDetails => {
  const figures = Object.entries(sns ?? {}).flatMap(([kind, stored]) => {
    if (!stored) return [];
    const { updatedAt, ...rest } = stored;
    return [[kind as SnsKind, rest, { print: fingerprint(rest), updatedAt }] as const];
  });
  const bare = {
    instagram: null,
    twitter: null,
    youtube: null,
    tiktok: null,
    ...Object.fromEntries(figures.map(([kind, rest]) => [kind, rest])),
  };
  return { print: fingerprint({ ...details, sns: bare }), sns: Object.fromEntries(figures.map(([kind, , print]) => [kind, print])) };
};
