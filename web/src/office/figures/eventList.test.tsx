import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { made as entered } from '#domain/testing/entryHistories.ts';
import { made } from '#domain/testing/offerHistories.ts';
import { posting, talentProfile } from '#domain/testing/profiles.ts';
import { putStream, putWorld } from '#web/testing/putWorld.ts';
import { accountEvents, castRegistered, jobPosted } from '#web/testing/registrations.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import { EventList } from './components/eventList.tsx';

test.each([
  ['an offer', 'offers', '/office/offers/offer-1?tab=recent'],
  ['an entry', 'entries', '/office/entries/entry-1?tab=recent'],
  ['a job', 'jobsPosted', '/office/jobs/job-1'],
] as const)('an event that a number counts links to %s', async (_, figure, address) => {
  putStream('job-job-1', jobPosted());
  putStream('offer-offer-1', made);
  putStream('entry-entry-1', entered);
  renderOffice(<EventList listed={{ figure, from: '2026-11-20', to: '2026-11-20', label: '一覧' }} close="/office/figures" />);
  const link = await screen.findByRole('link', { name: posting.title });
  expect(link.getAttribute('href')).toBe(address);
});

test('an event of people links to the account, with its kind and state', async () => {
  putWorld(
    [`account-${uidOf.talent}`, ...accountEvents('hana@example.com', 'talent')],
    [`talent-${uidOf.talent}`, castRegistered(), { type: 'TalentPublished', data: {} }],
  );
  const listed = { figure: 'talentsPublished', from: '2026-11-20', to: '2026-11-20', label: '一覧' } as const;
  renderOffice(<EventList listed={listed} close="/office/figures" />);
  const link = await screen.findByRole('link', { name: talentProfile.name });
  expect(link.getAttribute('href')).toBe(`/office/accounts/${uidOf.talent}`);
  expect(link.closest('li')?.textContent).toContain('キャスト・利用中');
});
