import type { StatusView as StatusViewOf, Viewer } from '#domain/deal/statusView.ts';

export type { Viewer };
/** The two sides of a deal. */
export type Side = Exclude<Viewer, 'office'>;

/** What a deal says to its viewer, whichever kind it is. */
export type DealView = StatusViewOf<string>;
