import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { longTime, shortTime } from '#domain/kernel/format/times.ts';
import { messages } from '#domain/kernel/validation.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { HOUR, NOON, uidOf } from '#domain/testing/contexts.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { changeProposed, checked, parties, proposalDue, terms } from '#domain/testing/dealSamples.ts';
import { histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { given, registered } from '#domain/testing/guardianHistories.ts';
import { histories, made } from '#domain/testing/offerHistories.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { storedSheet } from '#domain/work/deal/sheet.ts';
import { entryMatter, offerMatter } from '#domain/work/guardian/matter.ts';
import { ChangeDone } from '#web/app/doneScreens.tsx';
import type { DealKind } from '#web/entities/deal/kinds.ts';
import { registeredCast } from '#web/entities/testing/subjects.ts';
import { nothingDone } from '#web/shared/ui/doneMessage.tsx';
import { atNoon } from '#web/testing/atNoon.ts';
import { dealPage, dialog, putDeal, takes } from '#web/testing/dealPage.tsx';
import { openDialog } from '#web/testing/dialogs.ts';
import { refusal, server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { textsOf } from '#web/testing/texts.ts';
import ChangeScreen from '../screens/changeScreen.tsx';
import TermsEditScreen from '../screens/termsEditScreen.tsx';

atNoon();

const cell = (table: string, column: 0 | 1) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('cell')
    .filter((_, index) => index % 2 === column)
    .map(({ textContent }) => textContent);

describe.each(dealKinds)('a proposed change of an $name', ({ name: kind, histories: all, proposals }) => {
  const agreed = all.IS_APPROVED ?? [];

  test('shows its cast old and new values, reason, due time, consequences and two answers', async () => {
    putDeal(kind, ...agreed, ...proposals.OPEN);
    const user = dealPage(kind, 'talent');
    const card = within(await screen.findByRole('region', { name: '条件の変更の申し込み' }));
    expect(cell('今の条件と変更後の条件', 0)[0]).toBe('¥40,000');
    expect(cell('今の条件と変更後の条件', 1)[0]).toBe('¥35,000−¥5,000');
    expect(card.getByText(/^理由：/)).toBeTruthy();
    for (const answer of ['同意すると', '同意しないと', '何もしないと']) expect(card.getByText(answer)).toBeTruthy();
    expect(screen.getAllByText((text) => text.includes(longTime(proposalDue)))).toHaveLength(1);
    expect(textsOf(card.getAllByRole('button'))).toEqual(['この変更に同意する', '今の条件のまま続ける']);

    takes(kind, ...agreed, ...proposals.AGREED);
    await user.click(card.getByRole('button', { name: 'この変更に同意する' }));
    await screen.findByRole('dialog');
    await user.click(dialog().getByRole('button', { name: 'この変更に同意する' }));
    await screen.findByText('条件の変更について、事務局の承認を待っています。');
    expect(server.asked).toMatchObject([{ payload: { type: 'agreeChange', proposalNo: 1 } }]);
  });

  test('can be declined with or without a reason', async () => {
    putDeal(kind, ...agreed, ...proposals.OPEN);
    const user = dealPage(kind, 'talent');
    await openDialog(user, '今の条件のまま続ける');
    server.answer(kind === 'offer' ? 'offers' : 'entries', () => Promise.reject(refusal('terms-changed', errorMessages['terms-changed'])));
    await user.click(dialog().getByRole('button', { name: '今の条件のまま続ける' }));
    expect(await dialog().findByText(errorMessages['terms-changed'])).toBeTruthy();
    await user.type(dialog().getByLabelText(/^理由/), '日程が合いません。');
    await user.click(dialog().getByRole('button', { name: '今の条件のまま続ける' }));
    await waitFor(() => expect(server.asked).toHaveLength(2));
    expect(server.asked[0]?.payload).not.toHaveProperty('reason');
    expect(server.asked[1]?.payload).toMatchObject({ type: 'declineChange', proposalNo: 1, reason: '日程が合いません。' });
  });

  test('shows its client whose consent is missing, and can be withdrawn', async () => {
    putDeal(kind, ...agreed, ...proposals.OPEN);
    const user = dealPage(kind, 'client');
    await openDialog(user, '条件の変更を取り消す');
    expect(screen.getByText('条件の変更について、キャストの同意を待っています。')).toBeTruthy();
    takes(kind, ...agreed);
    await user.click(dialog().getByRole('button', { name: '条件の変更を取り消す' }));
    await waitFor(() => expect(server.asked).toMatchObject([{ payload: { type: 'withdrawChange', proposalNo: 1 } }]));
  });

  test('can no longer be answered after its due time', async () => {
    putDeal(kind, ...agreed, ...proposals.OPEN);
    vi.setSystemTime(proposalDue);
    dealPage(kind, 'talent');
    await screen.findByRole('table', { name: '今の条件と変更後の条件' });
    expect(screen.queryByRole('button', { name: 'この変更に同意する' })).toBeNull();
  });

  test('keeps the pages of changes closed, and can be withdrawn there', async () => {
    putDeal(kind, ...agreed, ...proposals.AGREED);
    signedIn(uidOf.client, { role: 'client' });
    shownAt('/deals/d1', <ChangeScreen kind={kind} changed="fee" />, `/deals/:${kind}Id`);
    expect(await screen.findByRole('button', { name: '条件の変更を取り消す' })).toBeTruthy();
    expect(screen.queryByLabelText(/^新しい報酬/)).toBeNull();
  });
});

test('a proposal that arrives on the open page is announced, and a button leads to it', async () => {
  const [{ proposals }] = dealKinds;
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  putDeal('offer', ...histories.IS_APPROVED);
  const user = dealPage('offer', 'talent');
  await screen.findByRole('region', { name: '現在の状況' });
  expect(screen.queryByRole('button', { name: '条件の変更に回答する' })).toBeNull();
  putDeal('offer', ...histories.IS_APPROVED, ...proposals.OPEN);
  await screen.findByText('条件の変更の申し込みが届きました');
  await user.click(await screen.findByRole('button', { name: '条件の変更に回答する' }));
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.contains(screen.getByRole('region', { name: '条件の変更の申し込み' }))).toBe(true);
  scrolled.mockRestore();
});

test('a proposal that ends in an open dialog cannot be answered; a new one has to be read first', async () => {
  const [{ proposals }] = dealKinds;
  putDeal('offer', ...histories.IS_APPROVED, ...proposals.OPEN);
  const user = dealPage('offer', 'talent');
  await openDialog(user, 'この変更に同意する');
  const withdrawn: AnyEvent = { type: 'OfferChangeWithdrawn', data: { ...parties, proposalNo: 1 } };
  putDeal('offer', ...histories.IS_APPROVED, ...proposals.OPEN, withdrawn);
  await dialog().findByText('この条件の申し込みは終了しました。最新の状態をご確認ください。');
  expect(dialog().queryByRole('button', { name: 'この変更に同意する' })).toBeNull();

  const [first] = proposals.OPEN as [Extract<AnyEvent, { type: 'OfferChangeProposed' }>];
  const second = { ...first, data: { ...first.data, proposalNo: 2, proposed: { ...first.data.proposed, fee: 1_000 } } };
  putDeal('offer', ...histories.IS_APPROVED, first, withdrawn, second);
  await dialog().findByRole('table', { name: '変わった申し込み' });
  expect(cell('変わった申し込み', 0)[0]).toBe('¥35,000');
  expect(cell('変わった申し込み', 1)[0]).toBe('¥1,000−¥34,000');
  await user.click(dialog().getByRole('button', { name: '変更後の内容を確認しました' }));
  expect(server.asked).toEqual([]);
  takes('offer', ...histories.IS_APPROVED);
  await user.click(dialog().getByRole('button', { name: 'この変更に同意する' }));
  await waitFor(() => expect(server.asked).toMatchObject([{ payload: { type: 'agreeChange', proposalNo: 2 } }]));
});

describe('terms that change while a dialog about them is open', () => {
  const changed: AnyEvent = {
    type: 'OfferFeeChanged',
    data: { ...parties, previousFee: 40_000, fee: 4_000, askedAt: NOON, answerDue: NOON + HOUR, remindAt: NOON + HOUR },
  };
  test('are shown next to the earlier ones and have to be read before consent', async () => {
    putDeal('offer', ...histories.IN_PROGRESS);
    const user = dealPage('offer', 'talent');
    await openDialog(user, 'このオファーを承諾する');
    putDeal('offer', ...histories.IN_PROGRESS, changed);
    await dialog().findByText('画面を開いたあとに、条件が変わりました。');
    expect(cell('変わった条件', 0)).toEqual(['¥40,000']);
    expect(cell('変わった条件', 1)).toEqual(['¥4,000−¥36,000']);
    expect(dialog().queryByRole('button', { name: 'このオファーを承諾する' })).toBeNull();
    await user.click(dialog().getByRole('button', { name: '変更後の内容を確認しました' }));
    expect(server.asked).toEqual([]);
    expect(cell('変わった条件', 0)).toEqual(['¥40,000']);
    takes('offer', ...histories.IN_PROGRESS, changed, { type: 'OfferAccepted', data: { ...parties, ...checked, termsNo: 2 } });
    await user.click(dialog().getByRole('button', { name: 'このオファーを承諾する' }));
    await waitFor(() => expect(server.asked).toMatchObject([{ payload: { type: 'accept', termsNo: 2 } }]));
  });
  test('are refused by the server if the screen is not up to date, and nothing is resent automatically', async () => {
    putDeal('offer', ...histories.IN_PROGRESS);
    const user = dealPage('offer', 'talent');
    await openDialog(user, 'このオファーを承諾する');
    server.answer('offers', () => {
      putDeal('offer', ...histories.IN_PROGRESS, changed);
      throw refusal('terms-changed', errorMessages['terms-changed']);
    });
    await user.click(dialog().getByRole('button', { name: 'このオファーを承諾する' }));
    await dialog().findByText(errorMessages['terms-changed']);
    await dialog().findByRole('table', { name: '変わった条件' });
    expect(server.asked).toMatchObject([{ payload: { type: 'accept', termsNo: 1 } }]);
  });
});

type ScreenOfChange = (props: { readonly kind: DealKind }) => ReactNode;
const FeeScreen: ScreenOfChange = ({ kind }) => <ChangeScreen kind={kind} changed="fee" />;
const EndScreen: ScreenOfChange = ({ kind }) => <ChangeScreen kind={kind} changed="schedule" />;

describe('the page of a change', () => {
  const open = (events: readonly AnyEvent[], Screen: ScreenOfChange = FeeScreen) => {
    putDeal('offer', ...events);
    signedIn(uidOf.client, { role: 'client' });
    const router = shownAt('/deals/d1', <Screen kind="offer" />, '/deals/:offerId');
    return { router, user: userEvent.setup() };
  };
  const type = async (user: ReturnType<typeof userEvent.setup>, fee: string) => {
    const field = await screen.findByLabelText(/^新しい報酬/);
    await user.clear(field);
    await user.type(field, fee);
  };

  test('sends an immediate change before the cast agreed', async () => {
    const { user } = open(histories.IN_PROGRESS);
    await type(user, '1');
    takes('offer', ...histories.IN_PROGRESS);
    expect(screen.queryByLabelText(/^理由/)).toBeNull();
    await user.click(screen.getByRole('button', { name: '報酬を変更する' }));
    await waitFor(() => expect(server.asked).toMatchObject([{ payload: { type: 'changeFee', fee: 1 } }]));
  });
  test('sends an immediate raise after the consent, without a reason', async () => {
    const { user, router } = open(histories.IS_ACCEPTED);
    await type(user, '50000');
    takes('offer', ...histories.IS_ACCEPTED);
    expect(screen.queryByLabelText(/^理由/)).toBeNull();
    await user.click(screen.getByRole('button', { name: '報酬を変更する' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/client/mypage/offers/d1/fee/done'));
    expect(server.asked).toMatchObject([{ payload: { type: 'changeFee', fee: 50_000 } }]);
    expect(router.state.location.state).toMatchObject({ proposes: false });
  });
  test('proposes a cut after the consent, with a reason, and shows the due time', async () => {
    const { user, router } = open(histories.IS_APPROVED);
    await type(user, '1');
    expect(screen.getByText(new RegExp(`${shortTime(proposalDue)}までに同意がない場合`)).textContent).toContain('事務局の承認も必要');
    await user.click(screen.getByRole('button', { name: '条件の変更を申し込む' }));
    await screen.findByText(messages.required);
    expect(server.asked).toEqual([]);
    await user.type(screen.getByLabelText(/^理由/), '撮影が半日になるため');
    takes('offer', ...histories.IS_APPROVED);
    await user.click(screen.getByRole('button', { name: '条件の変更を申し込む' }));
    await waitFor(() => expect(router.state.location.state).toMatchObject({ proposes: true }));
    expect(server.asked).toMatchObject([{ payload: { type: 'proposeChange', fee: 1, reason: '撮影が半日になるため' } }]);
  });
  test.each([
    ['fee', FeeScreen, '報酬を変更する'],
    ['end', EndScreen, '終了日を変更する'],
    ['terms sheet', TermsEditScreen, '条件書を変更する'],
  ])('does not send a %s that is unchanged', async (_, Screen, label) => {
    const { user, router } = open([{ ...made, data: { ...made.data, ...storedSheet(termsSheet) } } as AnyEvent], Screen);
    await user.click(await screen.findByRole('button', { name: label }));
    await screen.findByText('いまと同じです。新しい内容を入力してください');
    expect(server.asked).toEqual([]);
    expect(router.state.location.pathname).toBe('/deals/d1');
  });
  test('sends a terms sheet once a field differs', async () => {
    const { user } = open([{ ...made, data: { ...made.data, ...storedSheet(termsSheet) } } as AnyEvent], TermsEditScreen);
    await user.click(await screen.findByRole('button', { name: '条件書を変更する' }));
    await screen.findByText('いまと同じです。新しい内容を入力してください');
    await user.type(screen.getByLabelText(/^場所/), '2階');
    takes('offer', ...histories.IN_PROGRESS);
    await user.click(screen.getByRole('button', { name: '条件書を変更する' }));
    await waitFor(() =>
      expect(server.asked).toMatchObject([{ payload: { type: 'changeTerms', sheet: { place: '渋谷区のスタジオ2階' } } }]),
    );
  });
  test('is followed by a page that shows whose consent is missing, and until when', async () => {
    putDeal('offer', ...histories.IS_APPROVED, ...dealKinds[0].proposals.OPEN);
    signedIn(uidOf.client, { role: 'client' });
    shownAt('/deals/d1', <ChangeDone kind="offer" changed="fee" />, '/deals/:offerId');
    await screen.findByText(/^キャストの同意をお待ちください（期限 /);
    putDeal('offer', ...histories.IS_APPROVED);
    // It was opened by its address, and no change waits any more.
    await screen.findByText(nothingDone);
  });
});

describe('a change on the page of the deal', () => {
  const ask = async (events: readonly AnyEvent[], button: string) => {
    putDeal('offer', ...events);
    const user = dealPage('offer', 'client');
    await openDialog(user, button);
    return user;
  };
  const typeFee = async (user: Awaited<ReturnType<typeof ask>>, fee: string) => {
    const field = await dialog().findByLabelText(/^新しい報酬/);
    await user.clear(field);
    await user.type(field, fee);
  };
  const feeOf = (field: HTMLElement) => (field as HTMLInputElement).value.replace(',', '');

  test('is sent with the second press and shown on the same page', async () => {
    const user = await ask(histories.IN_PROGRESS, '報酬を変更');
    await typeFee(user, '45000');
    const data = { ...parties, previousFee: 40_000, fee: 45_000, askedAt: NOON, answerDue: NOON + HOUR, remindAt: NOON + HOUR };
    takes('offer', ...histories.IN_PROGRESS, { type: 'OfferFeeChanged', data });
    await user.click(dialog().getByRole('button', { name: '報酬を変更する' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.asked).toMatchObject([{ payload: { type: 'changeFee', fee: 45_000 } }]);
    const terms = within(screen.getByRole('region', { name: /^条件書/ }));
    expect(terms.getByText('¥45,000')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '報酬を変更' }));
    expect(feeOf(await dialog().findByLabelText(/^新しい報酬/))).toBe('45000');
  });
  test('that needs consent asks for a reason at its field', async () => {
    const user = await ask(histories.IS_APPROVED, '報酬を変更');
    await typeFee(user, '1');
    await user.click(dialog().getByRole('button', { name: '条件の変更を申し込む' }));
    await dialog().findByText(messages.required);
    await user.type(dialog().getByLabelText(/^理由/), '撮影が半日になるため');
    takes('offer', ...histories.IS_APPROVED, ...dealKinds[0].proposals.OPEN);
    await user.click(dialog().getByRole('button', { name: '条件の変更を申し込む' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.asked).toMatchObject([{ payload: { type: 'proposeChange', fee: 1 } }]);
  });
  test('keeps the input when its dialog closes, and warns before the page is left', async () => {
    const user = await ask(histories.IN_PROGRESS, '報酬を変更');
    await typeFee(user, '12345');
    await user.click(dialog().getByRole('button', { name: 'キャンセル' }));
    await user.click(screen.getByRole('button', { name: '報酬を変更' }));
    expect(feeOf(await dialog().findByLabelText(/^新しい報酬/))).toBe('12345');
    await user.click(dialog().getByRole('button', { name: 'キャンセル' }));
    await user.click(screen.getByRole('link', { name: '条件書を印刷・保存' }));
    expect(await screen.findByText('入力内容を破棄しますか？')).toBeTruthy();
  });
  test('of the end works in the same way', async () => {
    const user = await ask(histories.IN_PROGRESS, '終了日を変更');
    await user.click(dialog().getByRole('button', { name: '終了日を変更する' }));
    await dialog().findByText('いまと同じです。新しい内容を入力してください');
    expect(server.asked).toEqual([]);
  });
});

test('an entry concluded with other terms than its posting becomes a proposal with a reason', async () => {
  const [made, ...rest] = entryHistories.IS_DECIDING;
  const posted = { feeMin: 30_000, feeMax: 50_000, sheet: null, words: null };
  putDeal('entry', { ...made, data: { ...made.data, posted } } as AnyEvent, ...rest);
  const user = dealPage('entry', 'client');
  await openDialog(user, 'この方に依頼を確定する');
  const fee = dialog().getByLabelText(/^報酬/);
  await user.type(fee, '30000');
  expect(dialog().queryByLabelText(/^理由/)).toBeNull();
  await user.clear(fee);
  await user.type(fee, '1');
  expect(await dialog().findByText(/募集時の条件（報酬 ¥30,000〜¥50,000・税抜）と異なるため/)).toBeTruthy();
  await user.type(dialog().getByLabelText('終了日（日付）'), '2026-12-10');
  await user.click(dialog().getByRole('button', { name: 'この条件で同意を求める' }));
  await dialog().findByText(messages.required);
  expect(server.asked).toEqual([]);
  await user.type(dialog().getByLabelText(/^理由/), '半日の撮影になったため');
  server.answer('entries', () => ({ streamId: 'entry-d1', version: 1 }));
  await user.click(dialog().getByRole('button', { name: 'この条件で同意を求める' }));
  await waitFor(() =>
    expect(server.asked).toMatchObject([{ payload: { type: 'proposeChange', fee: 1, reason: '半日の撮影になったため' } }]),
  );
});

test('the timeline shows old and new values of a proposal', async () => {
  putDeal('offer', ...histories.IS_APPROVED, ...dealKinds[0].proposals.OPEN);
  dealPage('offer', 'talent');
  const timeline = within(await screen.findByRole('region', { name: 'これまでの流れ' }));
  expect(timeline.getByText(/報酬（税抜）：¥40,000 → ¥35,000/)).toBeTruthy();
});

describe.each(dealKinds)('an ended proposal of an $name', ({ name: kind, histories: all, proposals }) => {
  const prefix = kind === 'offer' ? 'Offer' : 'Entry';
  const ended = (how: string): AnyEvent =>
    ({ type: `${prefix}Change${how}`, data: { ...parties, proposalNo: 1, reason: null } }) as AnyEvent;

  test.each([
    ['Declined', 'client', 'キャストは変更に同意しませんでした'],
    ['Lapsed', 'client', '条件の変更は取りやめになりました'],
    ['Lapsed', 'talent', '条件の変更は取りやめになりました'],
  ] as const)('%s leaves the open page of the %s, which keeps the terms', async (how, side, words) => {
    const agreed = all.IS_APPROVED ?? [];
    putDeal(kind, ...agreed, ...proposals.OPEN);
    dealPage(kind, side);
    const changes = { name: '条件の変更の申し込み' };
    await screen.findByRole('region', changes);
    act(() => putDeal(kind, ...agreed, ...proposals.OPEN, ended(how)));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('region', changes)).toBeNull();
    expect(within(screen.getByRole('region', { name: /^条件書/ })).getByText('¥40,000')).toBeTruthy();
  });
});

test('terms outside of the posting can be refused by the cast before anything is concluded', async () => {
  const proposed = { ...dealKinds[1].proposals.OPEN[0] } as AnyEvent;
  putDeal('entry', ...entryHistories.IS_DECIDING, proposed);
  const user = dealPage('entry', 'talent');
  await openDialog(user, 'この条件には同意しない');
  takes('entry', ...entryHistories.IS_DECIDING);
  await user.click(dialog().getByRole('button', { name: 'この条件には同意しない' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '条件の変更の申し込み' })).toBeNull());
  expect(server.asked).toMatchObject([{ payload: { type: 'declineChange', proposalNo: 1 } }]);
});

const [{ proposals: offerProposals }, { proposals: entryProposals }] = dealKinds;
const ofOffer = (asked: typeof terms, version: string) => offerMatter('d1', parties.jobId, asked, version);
const changeOfEntry = entryMatter('d1', parties.jobId, changeProposed.proposed, 'change-1');
test.each([
  ['accepts an offer', 'offer', histories.IN_PROGRESS, 'このオファーを承諾する', ofOffer(terms, 'terms-1')],
  [
    'agrees to a changed offer',
    'offer',
    [...histories.IS_ACCEPTED, ...offerProposals.OPEN],
    'この変更に同意する',
    ofOffer(changeProposed.proposed, 'change-1'),
  ],
  ['agrees to a changed entry', 'entry', [...entryHistories.IS_APPROVED, ...entryProposals.OPEN], 'この変更に同意する', changeOfEntry],
] as const)('a minor %s only after the guardian consents to it', async (_, kind, events, name, matter) => {
  const putGuardian = (...more: AnyEvent[]) => putStream(`guardian-${uidOf.talent}`, registered, ...more);
  putStream(`talent-${uidOf.talent}`, registeredCast({ birthday: '2011-06-07' }));
  putGuardian();
  putDeal(kind, ...events);
  const user = dealPage(kind, 'talent');
  const card = within(await screen.findByRole('region', { name: '保護者の同意' }));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(true));
  await user.click(card.getByRole('button', { name: '保護者に確認をお願いする' }));
  const { scope, jobId, offerId, entryId } = matter;
  await waitFor(() => expect(server.lastCommand()).toMatchObject({ type: 'ask', scope, jobId, offerId, ...(entryId && { entryId }) }));
  act(() => putGuardian(given(matter)));
  await waitFor(() => expect(button.disabled).toBe(false));
});
