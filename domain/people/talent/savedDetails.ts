import type { z } from 'zod';
import { storedOf } from '../../kernel/catalogueEvent.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import type { SnsKind, TalentDetails } from './details.ts';
import { detailsCatalogue } from './detailsRows.ts';

export const storedDetails = storedOf(detailsCatalogue);
type Saved = z.infer<z.ZodObject<typeof storedDetails>>;

/** Saved details: fingerprints, and when each network's numbers changed last (ms). */
export type SavedDetails = {
  readonly print: number;
  readonly sns: { readonly [Kind in SnsKind]?: { readonly print: number; readonly updatedAt: number } };
};

const kept = (held: SavedDetails | null, kind: SnsKind, figures: object, now: number): number => {
  const before = held?.sns[kind];
  return before?.print === fingerprint(figures) ? before.updatedAt : now;
};

/** Adds to each network's numbers the time of their last change (ms). */
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
