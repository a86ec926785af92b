import type { Aggregate } from '../../kernel/aggregate.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import type { AggregateName } from '../../kernel/identifiers.ts';
import { messages } from '../../kernel/validation.ts';
import type { NotificationCommand } from './commands.ts';
import { type NotificationEvent, notificationEvents } from './events.ts';

/** The documents hold what was opened. A decision only has to recognise a repeated command. */
export type NotificationState = { readonly status: 'NONE' } | { readonly status: 'OPENED'; readonly last: number };

const initial: NotificationState = { status: 'NONE' };

/**
 * The id of a notification. It ends with the recipient's uid, so that nobody can open another
 * person's.
 */
export const notificationIdOf = (eventId: string, uid: string): string => `${eventId}_${uid}`;

/** The aggregates whose events create notifications (kinds.ts). */
export const notifyingAggregates = [
  'account',
  'talent',
  'client',
  'job',
  'offer',
  'entry',
  'review',
  'media',
  'guardian',
  'contact',
  'invoice',
] as const satisfies readonly AggregateName[];
const eventId = new RegExp(`^(${notifyingAggregates.join('|')})-[\\w-]{1,128}_[1-9]\\d{0,9}$`);

const decide = ({ notificationIds }: NotificationCommand, state: NotificationState, { actor }: DecisionContext): NotificationEvent[] => {
  permit(actor.role === 'client' || actor.role === 'talent');
  const own = `_${actor.uid}`;
  permit(notificationIds.every((id) => id.endsWith(own)));
  if (!notificationIds.every((id) => eventId.test(id.slice(0, -own.length))))
    throw new DomainError('invalid-argument', { notificationIds: messages.format });
  const ids = [...new Set(notificationIds)].sort();
  if (state.status === 'OPENED' && state.last === fingerprint(ids)) return [];
  return [{ type: 'NotificationsOpened', data: { notificationIds: ids } }];
};

const evolve = (_: NotificationState, { data }: NotificationEvent): NotificationState => ({
  status: 'OPENED',
  last: fingerprint(data.notificationIds),
});

/** Decides commands on a person's notifications and folds its events. */
export const decider: Decider<NotificationState, NotificationCommand, NotificationEvent> = { initial, decide, evolve };

/** The aggregate of opened notifications: one stream per person. */
export const notification: Aggregate<NotificationState, NotificationCommand, NotificationEvent> = {
  name: 'notification',
  decider,
  events: notificationEvents,
  snapshotSchema: 1,
  subject: () => '',
};
