import { z } from 'zod';

/** Times in ms since the epoch; null until the thing happened. */
export const time = z.number();
export const timeOrNull = z.number().nullable();

/** What every document that follows a stream carries: the stream's version, which the web app waits for. */
export const followed = { createdAt: time, updatedAt: time, version: z.number() };

/** What a list shows of somebody or something else, with the version of the stream it came from (0: not there yet). */
export const personCard = z.object({ id: z.string(), name: z.string(), thumbnail: z.string().nullable(), version: z.number() });
export const jobCard = z.object({ id: z.string(), title: z.string(), picture: z.string().nullable(), version: z.number() });
export type PersonCard = z.infer<typeof personCard>;
export type JobCard = z.infer<typeof jobCard>;
