import { describe, expect, test } from 'vitest';
import { needsBillingUpdate, paymentMethodOf } from '#domain/people/client/paymentMethod.ts';
import { reviewStatuses } from '#domain/talk/review/content.ts';
import { activeEntryStatuses, entryStatuses } from '#domain/work/entry/status.ts';
import { activeOfferStatuses, inquiryStageStatuses, inquiryTypes, offerStatuses } from '#domain/work/offer/status.ts';
import { type Collection, readModelCollections, readModels } from './readModels.ts';
import { specifiedCollections } from './testing/specified.ts';

const timestamps = ['createdAt', 'updatedAt'];
const bill = ['billStatus', 'billApplyedAt', 'billIgnoredAt', 'isBill', 'billId'];
const adminCancel = ['adminCancelAt', 'adminCancelReason', 'adminCancelBy'];
/** A reference of the specification is the id of its target, with a card of it. */
const deal = ['jobId', 'talentId', 'clientId', 'chatRoomId', 'status', 'fee', 'feeChengeLog', 'scheduleToClose', 'closedAt', ...timestamps];

/** docs/specification.md, section 3, by field, in its own spelling. */
const specified = {
  users: [
    ...['id', 'email', 'deletedAt', 'isAdmin', 'suspended', 'isClientCertificated', 'role', 'lastNewsOpenedAt', 'destinationEmail'],
    ...timestamps,
  ],
  talents: [
    ...['discography', 'gender', 'industry', 'introduction', 'name', 'kana', 'prefecture', 'profileImages', 'speciality'],
    ...['thumbnail', 'keywords', 'singingRange', 'sizes', 'sns', 'likedCount', 'pr', 'isPublished', 'deletedAt'],
    ...['reviews', 'latestReviews', 'belongingTo', 'isSuspended', 'viewOrder', 'isFixedOrder', ...timestamps],
  ],
  /** Fields of the talent that nobody else sees. */
  talentPrivate: ['birthday', 'taCode', 'lastId', 'replicatedAt', ...timestamps],
  clients: [
    ...['name', 'kana', 'clientType', 'thumbnail', 'department', 'position', 'company', 'reviews', 'latestReviews', 'billClientId'],
    ...['paymentMethod', 'worksUrl', 'deletedAt', ...timestamps],
  ],
  offers: [
    ...['canceledAt', 'refusedAt', 'expiredAt', 'acceptedAt', 'approvedAt', 'remindedAcceptAt', 'remindedApproveAt'],
    ...['adminApprovedAt', 'adminDisapprovedAt', 'inquiryRefusedAt', 'offeredAt', 'inquiryType'],
    ...[...deal, ...bill, ...adminCancel],
  ],
  entries: [
    ...['reason', 'approvedAt', 'pr', 'refusedAt', 'expiredAt', 'remindedApproveAt', 'adminApprovedAt', 'adminDisapprovedAt'],
    ...['startDecidingAt', 'schedule', ...deal, ...bill, ...adminCancel],
  ],
  reviews: ['score', 'comment', 'jobId', 'fromId', 'toId', 'status', ...timestamps],
  news: ['deletedAt', 'isPublished', 'createdAt', 'publishedAt'],
  media: ['transcodedAt', 'size', 'orderIndex', 'type', 'url', 'description', 'S', 'M', ...timestamps],
} as const satisfies Partial<Record<Collection, readonly string[]>>;

const shapeOf = (name: keyof typeof specified): Readonly<Record<string, unknown>> => readModels[name].schema.shape;

describe('the documents have the fields of the specification', () => {
  test.each(Object.entries(specified))('%s', (name, fields) => {
    const shape = shapeOf(name as keyof typeof specified);
    expect(fields.filter((field) => !(field in shape))).toEqual([]);
  });
  test('every collection', () =>
    expect(specifiedCollections.filter((name) => !(readModelCollections as readonly string[]).includes(name))).toEqual([]));
});

/** A valid value of the field is accepted, and another value is not. */
const takes = (name: keyof typeof specified, field: string, sound: readonly unknown[], wrong: readonly unknown[]) => {
  const schema = (shapeOf(name) as Record<string, { safeParse(value: unknown): { success: boolean } }>)[field];
  for (const value of sound) expect([field, value, schema?.safeParse(value).success]).toEqual([field, value, true]);
  for (const value of wrong) expect([field, value, schema?.safeParse(value).success]).toEqual([field, value, false]);
};

describe('the closed lists of the specification', () => {
  test('offer statuses (section 4)', () => {
    takes('offers', 'status', offerStatuses, ['IS_DECIDING', '']);
    expect(offerStatuses).toEqual([
      ...['IN_INQUIRY', 'IS_INQUIRY_REFUSED', 'IN_PROGRESS', 'IS_ACCEPTED', 'IS_REFUSED', 'IS_ADMIN_APPROVED', 'IS_ADMIN_DISAPPROVED'],
      ...['IS_APPROVED', 'IS_CANCELED', 'IS_EXPIRED', 'IS_CLOSED', 'IS_ADMIN_CLOSED'],
    ]);
  });
  test('entry statuses (section 4)', () => {
    takes('entries', 'status', entryStatuses, ['IN_INQUIRY', 'IS_ACCEPTED']);
    expect([...entryStatuses].sort()).toEqual([
      ...['IN_PROGRESS', 'IS_ADMIN_APPROVED', 'IS_ADMIN_CLOSED', 'IS_ADMIN_DISAPPROVED', 'IS_APPROVED', 'IS_CLOSED', 'IS_DECIDING'],
      ...['IS_EXPIRED', 'IS_REFUSED'],
    ]);
  });
  test('which statuses are active, and which are inquiries (section 4)', () => {
    expect(activeOfferStatuses).toEqual(['IN_INQUIRY', 'IN_PROGRESS', 'IS_ACCEPTED', 'IS_ADMIN_APPROVED', 'IS_APPROVED']);
    expect(inquiryStageStatuses).toEqual(['IN_INQUIRY', 'IS_INQUIRY_REFUSED']);
    expect(activeEntryStatuses).toEqual(['IN_PROGRESS', 'IS_ADMIN_APPROVED', 'IS_DECIDING', 'IS_APPROVED']);
  });
  test('a review begins with IS_WAITING (section 4)', () => {
    takes('reviews', 'status', reviewStatuses, ['WAITING']);
    expect(reviewStatuses[0]).toBe('IS_WAITING');
  });
  test('review scores are 1, 3 and 5 (section 9)', () => takes('reviews', 'score', [1, 3, 5, null], [0, 2, 4, 6]));
  test('bill statuses (section 3)', () => takes('offers', 'billStatus', ['UNCLAIMED', 'CLAIMED', 'IGNORED', null], ['PAID']));
  test('inquiry types (section 3)', () => {
    takes('offers', 'inquiryType', ['APPEARANCE', 'OTHERS', null], ['OTHER']);
    expect(inquiryTypes).toHaveLength(2);
  });
  test('client types (section 3)', () => takes('clients', 'clientType', ['CORPORATION', 'INDIVIDUAL'], ['COMPANY']));
  test('payment method: bank transfer, also if none is stored; another one needs an update (sections 3 and 9)', () => {
    takes('clients', 'paymentMethod', [2, 1, null], ['2']);
    const stored = readModels.clients.schema.shape.paymentMethod.parse(undefined) as number | null;
    expect([paymentMethodOf(stored), needsBillingUpdate(stored)]).toEqual([2, true]);
  });
  test('media types (section 3)', () => takes('media', 'type', ['YOUTUBE', 'MOVIE', 'IMAGE'], ['AUDIO']));
  test('gender (section 3)', () => takes('talents', 'gender', [0, 1, 2], [3, -1, '1']));
  test('agency groups 1 to 5 (section 3)', () => takes('talents', 'belongingTo', [1, 2, 3, 4, 5, null], [0, 6]));
  test('roles (section 6)', () => takes('users', 'role', ['talent', 'client', null], ['office', 'admin']));
});
