import { pathOf } from '#domain/kernel/words/places.ts';
import { noticeFor } from '#domain/talk/notification/kinds.ts';
import { reasonInWords } from '#domain/work/deal/reasonLabels.ts';
import type { Notification } from '#projections/notification/notifications.schema.ts';

type Told = Pick<Notification, 'kind' | 'audience' | 'offerId' | 'entryId' | 'jobId' | 'reason' | 'contactId' | 'invoiceNumber'>;

/** The texts and address of a notification; undefined for a kind that this build does not know. */
export const wordingOf = ({ kind, audience, offerId, entryId, jobId, reason, contactId, invoiceNumber }: Told) => {
  const notice = noticeFor(kind, audience);
  return (
    notice && {
      title: notice.title,
      body: notice.body,
      reason: reason ? reasonInWords(reason.code, reason.text) : null,
      to: pathOf(notice.place, { offerId, entryId, jobId, contactId: contactId ?? null, id: invoiceNumber ?? null }),
    }
  );
};
