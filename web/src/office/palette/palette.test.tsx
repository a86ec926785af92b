// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { made } from '#domain/testing/offerHistories.ts';
import { clientProfile, posting, talentProfile } from '#domain/testing/profiles.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { leaveOffice, renderOffice } from '../testing/renderOffice.tsx';
import Palette from './palette.tsx';

afterEach(leaveOffice);

test.each([
  ['a given name', '花子', '山田 花子'],
  ['a whole name without its space', '山田花子', '山田 花子'],
  ['a reading in hiragana, from its middle', 'はなこ', '山田 花子'],
  ['a company without its form', 'あおぞら', clientProfile.name],
  ['a word of a title', '出演者', posting.title],
  ['the beginning of an id', 'offe', 'offer-1'],
  ['the number in the books', 'C-00', clientProfile.name],
])('finds by %s', async (_, typed, found) => {
  putStream('talent-talent-1', { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 100 } });
  putStream(
    'client-client-1',
    { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } },
    { type: 'ClientBillClientIdSet', data: { billClientId: 'C-0042' } },
  );
  putStream('job-job-1', { type: 'JobPosted', data: { clientId: uidOf.client, ...posting } });
  putStream('offer-offer-1', made);
  const { user } = renderOffice(<Palette onClose={() => undefined} />);
  await user.type(screen.getByRole('combobox'), typed);
  expect(await screen.findByText(found, { selector: '[role=option] > span' })).toBeDefined();
});
