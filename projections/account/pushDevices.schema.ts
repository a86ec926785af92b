import { z } from 'zod';

/**
 * pushDevices/{uid}: the browsers that show a person's notices, with the keys that encrypt them. No
 * browser reads it; the sender of notices does.
 */
export const pushDevicesSchema = z.object({
  id: z.string(),
  devices: z.array(z.object({ id: z.string(), endpoint: z.string(), p256dh: z.string(), auth: z.string(), addedAt: z.number() })),
  createdAt: z.number(),
  updatedAt: z.number(),
  version: z.number(),
});
export type PushDevices = z.infer<typeof pushDevicesSchema>;

export const pushDevicesPath = (uid: string): string => `pushDevices/${uid}`;
