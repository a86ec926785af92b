import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { parties, terms } from '#domain/testing/dealSamples.ts';
import { histories, made, proposed } from '#domain/testing/offerHistories.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { storedSheet, type TermsSheet } from '#domain/work/deal/sheet.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import DealScreen from '../screens/dealScreen.tsx';

atNoon();

const changedSheet: TermsSheet = { ...termsSheet, overtimeYen: 6_000, place: '港区', notes: '' };
const withSheet = ([, ...rest]: readonly AnyEvent[]): AnyEvent[] => [
  { ...made, data: { ...made.data, ...storedSheet(termsSheet) } } as AnyEvent,
  ...rest,
];
const changed = {
  type: 'OfferTermsChanged',
  data: {
    ...parties,
    ...terms,
    ...storedSheet(changedSheet),
    proposalNo: null,
    changesSheet: true,
    previousFee: terms.fee,
    previousScheduleToClose: terms.scheduleToClose,
    askedAt: null,
    answerDue: null,
    remindAt: null,
  },
} as AnyEvent;

const open = (side: 'client' | 'talent', ...events: readonly AnyEvent[]) => {
  putStream('offer-d1', ...events);
  signedIn(uidOf[side], { role: side });
  shownAt('/deals/d1', <DealScreen kind="offer" side={side} />, '/deals/:offerId');
};
const tableRows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
const expected = [
  '場所',
  '渋谷区のスタジオ港区',
  '時間外の単価（1時間・税抜）',
  '¥5,000¥6,000',
  '条件の備考',
  '衣装はクライアントが用意します。なし',
];

test.each(['client', 'talent'] as const)('the %s sees the sheet fields that the newest version changed', async (side) => {
  open(side, ...withSheet(histories.IN_PROGRESS), changed);
  const card = within(await screen.findByRole('region', { name: '条件書（第2版）' }));
  await card.findAllByText('変更');
  const struck = [...document.querySelectorAll('s')].map(({ textContent }) => textContent);
  expect(struck).toEqual(['渋谷区のスタジオ', '¥5,000', '衣装はクライアントが用意します。']);
  for (const value of ['港区', '¥6,000']) expect(card.getByText(value)).toBeTruthy();
});

test.each(['client', 'talent'] as const)('the %s sees the sheet fields that a proposal changes', async (side) => {
  const { sheet, sheetWords } = storedSheet(changedSheet);
  const data = { ...proposed.data, changesSheet: true, sheetWords, proposed: { ...terms, sheet } };
  open(side, ...withSheet(histories.IS_APPROVED), { ...proposed, data } as AnyEvent);
  await screen.findByRole('table', { name: '今の条件と変更後の条件' });
  expect(tableRows('今の条件と変更後の条件')).toEqual(expected);
});

test('when terms change while a dialog is open, it shows the changed sheet fields', async () => {
  open('talent', ...withSheet(histories.IN_PROGRESS));
  await userEvent.click(await screen.findByRole('button', { name: 'このオファーを承諾する' }));
  await screen.findByRole('dialog');
  putStream('offer-d1', ...withSheet(histories.IN_PROGRESS), changed);
  await screen.findByRole('table', { name: '変わった条件' });
  expect(tableRows('変わった条件')).toEqual(expected);
});
