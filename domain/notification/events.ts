import { z } from 'zod';
import { type EventOf, event } from '../kernel/eventDefinition.ts';

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster.
export const notificationEvents = {
  NotificationsOpened: event({ notificationIds: z.array(z.string()) }),
} as const;

export type NotificationEvent = EventOf<typeof notificationEvents>;
