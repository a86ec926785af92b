import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { readModelProjectors } from '#projections/readModels.ts';
import { project } from '#projections/testing/project.ts';
import { server } from '#web/testing/fakeServer.ts';

/** Puts the documents that the events of some streams make, as the projectors make them, one stream after the other. */
export const putWorld = (...streams: readonly (readonly [streamId: string, ...events: AnyEvent[]])[]): void => {
  const events = streams.flatMap(([streamId, ...told]) => envelopes(streamId, ...told));
  for (const [path, document] of Object.entries(project(readModelProjectors, events))) server.put(path, document);
};
export const putStream = (streamId: string, ...events: AnyEvent[]): void => putWorld([streamId, ...events]);

/** An offer with its history; what happened is the doing of a colleague. */
export const putDeal = (...events: AnyEvent[]): void => putStream('offer-offer-1', ...events);

/** The colleague who does what events say that the office did. */
export const COLLEAGUE = uidOf.office;
export const putColleague = (): void =>
  putStream(
    `account-${COLLEAGUE}`,
    { type: 'AccountRegistered', data: { email: 'keiri@example.com' } },
    { type: 'OfficeGranted', data: {} },
  );
