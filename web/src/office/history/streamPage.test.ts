import { expect, test } from 'vitest';
import { pageOfStream } from './streamPage.ts';

test.each([
  ['offer-1a2b', '/office/offers/1a2b?tab=recent'],
  ['entry-1a2b', '/office/entries/1a2b?tab=recent'],
  ['around-1a2b', '/office/jobs/1a2b'],
  ['client-uid', '/office/accounts/uid'],
  ['guardian-uid', '/office/talents/uid'],
  ['audit-demo-office_2026-11-20', '/office/accounts/demo-office'],
  ['master-jobCategory_1a2b', '/office/masters?tab=jobCategory'],
])('the page of %s is %s', (stream, page) => expect(pageOfStream(stream)).toBe(page));

test('a stream without a page has no link', () => {
  expect([pageOfStream('favorite-x'), pageOfStream('nothing'), pageOfStream('')]).toEqual([null, null, null]);
});
