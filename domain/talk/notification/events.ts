import { z } from 'zod';
import { type EventOf, event } from '../../kernel/eventDefinition.ts';

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
/** The events of a person's notifications, by type, as the log stores them. */
export const notificationEvents = {
  NotificationsOpened: event({ notificationIds: z.array(z.string()) }),
} as const;

/** Any event of a person's notifications. */
export type NotificationEvent = EventOf<typeof notificationEvents>;
