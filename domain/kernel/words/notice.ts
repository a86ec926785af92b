import type { PlaceName } from './places.ts';

/** The audience of a notice: one side of a deal, or a person of any role. */
export const audiences = ['client', 'talent', 'person'] as const;
export type Audience = (typeof audiences)[number];

/**
 * The text of a notification, without names. The job's title is shown beside it. `place`: the page
 * that it links to.
 */
export type Notice = { readonly title: string; readonly body: string; readonly place: PlaceName };

/** The notices of an event by audience. Audiences without an entry get none. */
export type Notices = Partial<Record<Audience, Notice>>;

/** Builds a notice. */
export const notice = (place: PlaceName, title: string, body: string): Notice => ({ place, title, body });
