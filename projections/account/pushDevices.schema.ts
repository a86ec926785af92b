import { z } from 'zod';

/**
 * pushDevices/{uid}: a person's devices for push messages, with their encryption keys. Only the
 * sender of push messages reads it.
 */
export const pushDevicesSchema = z.object({
  id: z.string(),
  devices: z.array(z.object({ id: z.string(), endpoint: z.string(), p256dh: z.string(), auth: z.string(), addedAt: z.number() })),
  createdAt: z.number(),
  updatedAt: z.number(),
  version: z.number(),
});

export type PushDevices = z.infer<typeof pushDevicesSchema>;

/** The path of a document of pushDevices. */
export const pushDevicesPath = (uid: string): string => `pushDevices/${uid}`;
