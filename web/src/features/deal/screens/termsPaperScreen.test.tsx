import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { asked, firstOfPair, parties, terms } from '#domain/testing/dealSamples.ts';
import { sheetFacts, sheetWords } from '#domain/testing/sheets.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import TermsPaperScreen from './termsPaperScreen.tsx';

atNoon();

test('the slip of the terms has the date in large, and its explanation small', async () => {
  putStream('offer-o1', {
    type: 'OfferMade',
    data: { ...parties, ...terms, ...asked, sheet: { facts: sheetFacts, words: 1 }, sheetWords, message: null, ...firstOfPair },
  });
  signedIn(uidOf.client, { role: 'client' });
  shownAt('/client/mypage/offers/o1/terms', <TermsPaperScreen kind="offer" side="client" />, '/client/mypage/offers/:offerId/terms');
  const slip = await screen.findByRole('article');
  const large = [...slip.querySelectorAll('strong')].map(({ textContent }) => textContent ?? '');
  expect(large.at(-1)).toBe('2027年1月29日(金)');
  expect(slip.textContent).toContain('（最後のお仕事の日から');
});
