import { z } from 'zod';

/**
 * takenSeats/{jobId}: the number of concluded deals by role, so that casts see which roles are
 * full. Only for a job with a concluded deal in a role; it names nobody.
 */
export const takenSeatsSchema = z.object({ id: z.string(), roles: z.record(z.string(), z.number()) });

export type TakenSeats = z.infer<typeof takenSeatsSchema>;

export const takenSeatsPath = (jobId: string): string => `takenSeats/${jobId}`;
