import type { AnyEvent } from '#domain/registry.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { readModelProjectors } from '#projections/readModels.ts';
import { project } from '#projections/testing/project.ts';
import { server } from './fakeServer.ts';

/** Puts the documents of some streams, as the projectors make them, stream by stream. */
export const putWorld = (...streams: readonly (readonly [streamId: string, ...events: AnyEvent[]])[]): void => {
  const events = streams.flatMap(([streamId, ...told]) => envelopes(streamId, ...told));
  for (const [path, document] of Object.entries(project(readModelProjectors, events))) server.put(path, document);
};
export const putStream = (streamId: string, ...events: AnyEvent[]): void => putWorld([streamId, ...events]);
/** Answers the commands of a callable: they lead to these events of the stream. */
export const accepts = (callable: string, streamId: string, ...events: AnyEvent[]): void =>
  server.answer(callable, () => {
    putStream(streamId, ...events);
    return { streamId, version: events.length };
  });
