import { pathOf } from '#domain/kernel/words/places.ts';
import { noticeFor } from '#domain/talk/notification/kinds.ts';
import type { Notification } from '#projections/notification/notifications.schema.ts';
import { href } from '#web/routing/href.ts';
import { useSession } from '#web/shared/data/session.ts';

/** The addresses of the signed-in user's notifications: the list and each page. */
export const useNoticePlaces = () => {
  const session = useSession();
  const isTalent = session.kind === 'user' && session.claims.role === 'talent';
  return {
    list: href(isTalent ? 'talentNotifications' : 'clientNotifications'),
    pageOf: (notificationId: string) => href(isTalent ? 'talentNotification' : 'clientNotification', { notificationId }),
  };
};

type Told = Pick<Notification, 'kind' | 'audience' | 'offerId' | 'entryId' | 'jobId' | 'contactId' | 'invoiceNumber'>;

/** The text and address of a notification; undefined for a kind that this build does not know. */
export const wordingOf = ({ kind, audience, offerId, entryId, jobId, contactId, invoiceNumber }: Told) => {
  const notice = noticeFor(kind, audience);
  return (
    notice && {
      title: notice.title,
      body: notice.body,
      to: pathOf(notice.place, { offerId, entryId, jobId, contactId: contactId ?? null, id: invoiceNumber ?? null }),
    }
  );
};
