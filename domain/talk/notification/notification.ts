import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { aggregate } from '../../kernel/definition.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import { fingerprint } from '../../kernel/fingerprint.ts';
import type { AggregateName } from '../../kernel/identifiers.ts';
import { messages } from '../../kernel/validation.ts';

/** The documents hold what was opened. A decision only has to recognise a repeated command. */
export type NotificationState = { readonly status: 'NONE' } | { readonly status: 'OPENED'; readonly last: number };

/** The id of a notification ends with the recipient's uid, so that nobody else can open it. */
export const notificationIdOf = (eventId: string, uid: string): string => `${eventId}_${uid}`;

export const notifyingAggregates = [
  'account',
  'talent',
  'client',
  'job',
  'offer',
  'entry',
  'review',
  'settlement',
  'hold',
  'audition',
  'media',
  'guardian',
  'contact',
  'invoice',
  'payee',
  'payout',
] as const satisfies readonly AggregateName[];
const eventId = new RegExp(`^(${notifyingAggregates.join('|')})-[\\w-]{1,128}_[1-9]\\d{0,9}$`);

/** The notifications that a person has opened: one stream per person. */
export const notification = aggregate<NotificationState>({
  name: 'notification',
  readers: 'nobody',
  initial: { status: 'NONE' },
  snapshotSchema: 1,
})
  .events({
    NotificationsOpened: {
      data: { notificationIds: z.array(z.string()) },
      words: '通知を閲覧',
      evolve: (_, { notificationIds }) => ({ status: 'OPENED', last: fingerprint(notificationIds) }),
    },
  })
  .commands({
    /** Marks own notifications as opened, one or all shown ones. */
    open: {
      by: ['client', 'talent'],
      entity: 'own',
      begins: true,
      bound: 'eitherParty',
      payload: {
        notificationIds: z
          .array(z.string().regex(/^[\w-]{1,300}$/))
          .min(1)
          .max(businessRules.notificationsOpenedMax),
      },
      example: { notificationIds: ['offer-offer-1_1_client-1', 'offer-offer-1_2_client-1'] },
      decide: ({ notificationIds }, state, { actor }) => {
        const own = `_${actor.uid}`;
        permit(notificationIds.every((id) => id.endsWith(own)));
        if (!notificationIds.every((id) => eventId.test(id.slice(0, -own.length))))
          throw new DomainError('invalid-argument', { notificationIds: messages.format });
        const ids = [...new Set(notificationIds)].sort();
        if (state.status === 'OPENED' && state.last === fingerprint(ids)) return [];
        return [{ type: 'NotificationsOpened', data: { notificationIds: ids } }];
      },
    },
  });
