import { expect, it } from 'vitest';
import type { Audience } from '#domain/kernel/words/row.ts';
import { noticesOf, notificationKinds } from '#domain/talk/notification/kinds.ts';
import { wordingOf } from './wording.ts';

const ids = { offerId: 'deal-1', entryId: 'deal-1', jobId: 'job-1', contactId: 'contact-1', invoiceNumber: '2026-0001' };

it('has a text and an address for every kind and audience', () => {
  for (const kind of notificationKinds) {
    for (const audience of Object.keys(noticesOf(kind)) as Audience[]) {
      const wording = wordingOf({ kind, audience, ...ids });
      expect(wording?.title).not.toBe('');
      expect(wording?.to).toMatch(/^\/[\w/-]*(#[a-z]+)?$/);
    }
  }
});

it('leads from a settlement to its part of the page of the offer or the entry', () => {
  const to = (offerId: string | null, entryId: string | null) =>
    wordingOf({ kind: 'SettlementReminded', audience: 'client', offerId, entryId, jobId: 'job-1' })?.to;
  expect([to('deal-1', null), to(null, 'deal-1')]).toEqual([
    '/client/mypage/offers/deal-1#settlement',
    '/client/mypage/entries/deal-1#settlement',
  ]);
});
