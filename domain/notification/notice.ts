import type { PlaceName } from './places.ts';

/** Whom a notice addresses: one side of a deal, or a person whatever the role. */
export const audiences = ['client', 'talent', 'person'] as const;
export type Audience = (typeof audiences)[number];

/**
 * What somebody is told of an event: generic words, no names; the job's title stands beside them.
 * `place` is where it leads.
 */
export type Notice = { readonly title: string; readonly body: string; readonly place: PlaceName };

/** What an event tells whom; whoever is not named is not told. */
export type Notices = Partial<Record<Audience, Notice>>;

export const notice = (place: PlaceName, title: string, body: string): Notice => ({ place, title, body });
