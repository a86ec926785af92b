import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { messages } from '#domain/kernel/validation.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { HOUR, NOON, uidOf } from '#domain/testing/contexts.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { answeredOnBehalf } from '#domain/testing/dealSamples.ts';
import { inquired, made } from '#domain/testing/offerHistories.ts';
import { refusal, server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putColleague, putThirdMember } from '#web/testing/officeWorld.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { commandSent, holdsActs } from '../testing/heldActs.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import DealQueueScreen from './dealQueueScreen.tsx';

beforeEach(() => void vi.setSystemTime(NOON + 2 * HOUR));

const dialog = () => within(screen.getByRole('dialog'));

describe.each(dealKinds)('an answer on behalf in an $name', ({ name, histories, proposals, proxies }) => {
  const path = name === 'offer' ? 'offers' : 'entries';
  const prefix = name === 'offer' ? 'Offer' : 'Entry';
  const render = (address: string, ...events: readonly AnyEvent[]) => {
    putColleague();
    putStream(`${name}-d1`, ...events);
    const rendered = renderOffice(
      <DealQueueScreen kind={name} />,
      `/office/${path}${address}`,
      address.startsWith('/d1') ? `/office/${path}/:${name}Id` : `/office/${path}`,
    );
    // The acting member is the one in the events below.
    signedIn(uidOf.office, { isAdmin: true });
    return rendered;
  };
  const asked = [...(histories.IS_APPROVED ?? []), ...proposals.OPEN];

  test('is recorded with channel and time; a missing or wrong value is a field error and the input stays', async () => {
    const { user } = render('/d1?tab=recent', ...asked);
    await user.click(await screen.findByRole('button', { name: '代理で回答する' }));
    await screen.findByRole('dialog');
    await user.click(dialog().getByRole('button', { name: '代理で回答する' }));
    expect((await dialog().findAllByText(messages.required)).length).toBe(3);
    expect(server.asked).toEqual([]);
    await user.click(dialog().getByRole('radio', { name: '条件の変更に同意する' }));
    await user.click(dialog().getByRole('radio', { name: '電話' }));
    fireEvent.change(dialog().getByLabelText('回答を聞いた日時（日付）'), { target: { value: '2026-11-20' } });
    fireEvent.change(dialog().getByLabelText('回答を聞いた日時（時刻）'), { target: { value: '23:00' } });
    await user.type(dialog().getByLabelText(/^メモ/), '折り返しのお電話で確認');
    const ahead = '回答を聞いた日時は、現在より前の日時を入力してください';
    server.answer(path, () => {
      throw refusal('invalid-argument', errorMessages['invalid-argument'], { 'onBehalf.heardAt': ahead });
    });
    await user.click(dialog().getByRole('button', { name: '代理で回答する' }));
    await dialog().findByText(ahead);
    fireEvent.change(dialog().getByLabelText('回答を聞いた日時（時刻）'), { target: { value: '13:05' } });
    server.answer(path, () => {
      const data = { ...answeredOnBehalf, proxyBy: uidOf.office };
      const [, agreed] = proposals.AGREED;
      putStream(`${name}-d1`, ...asked, agreed as AnyEvent, { type: `${prefix}AnsweredOnBehalf`, data } as AnyEvent);
      return { streamId: `${name}-d1`, version: asked.length + 2 };
    });
    await user.click(dialog().getByRole('button', { name: '代理で回答する' }));
    await screen.findByRole('region', { name: '代理回答' });
    expect(server.lastCommand()).toMatchObject({
      type: 'agreeChange',
      proposalNo: 1,
      onBehalf: { channel: 'PHONE', heardAt: Date.parse('2026-11-20T13:05:00+09:00'), note: '折り返しのお電話で確認' },
    });
  });

  test('with an objection is in a list of its own and is decided with a reason', async () => {
    const disputed = [...(histories.IS_APPROVED ?? []), ...proxies.DISPUTED];
    const { user } = render('/d1?tab=proxies', ...disputed);
    await screen.findByRole('region', { name: '代理回答（異議あり）' });
    expect(screen.getByRole('link', { name: /異議あり/ })).toBeDefined();
    const card = within(screen.getByRole('region', { name: '代理回答（異議あり）' }));
    const [, objection] = proxies.DISPUTED as readonly AnyEvent[] as readonly [unknown, { data: { reason: string } }];
    // The reason is where one decides.
    expect(await card.findByText(objection.data.reason)).toBeDefined();
    await user.click(await screen.findByRole('button', { name: '異議への対応を決める' }));
    await screen.findByRole('dialog');
    expect(await dialog().findByText(objection.data.reason)).toBeDefined();
    await user.click(dialog().getByRole('button', { name: '異議への対応を記録する' }));
    expect((await dialog().findAllByText(messages.required)).length).toBe(2);
    await user.click(dialog().getByRole('radio', { name: /^回答を有効とする/ }));
    await user.type(dialog().getByLabelText(/^理由/), '通話の記録で確認しました');
    holdsActs();
    await user.click(dialog().getByRole('button', { name: '異議への対応を記録する' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(commandSent()).toMatchObject({ type: 'settleProxy', outcome: 'KEPT', reason: '通話の記録で確認しました' });
  });

  test('cannot be settled by its author while a colleague could', async () => {
    const [answered, ...objected] = proxies.DISPUTED as readonly AnyEvent[] as [AnyEvent, AnyEvent];
    const own = { ...answered, data: { ...answered.data, proxyBy: uidOf.office } } as AnyEvent;
    putThirdMember();
    render('/d1?tab=proxies', ...(histories.IS_APPROVED ?? []), own, ...objected);
    await screen.findByText(/別の担当者に依頼してください/);
    expect(screen.getByRole('button', { name: '異議への対応を決める' })).toHaveProperty('disabled', true);
  });

  test('is not offered while the cast has nothing to answer', async () => {
    render('/d1?tab=recent', ...(histories.IS_APPROVED ?? []));
    await screen.findByRole('button', { name: 'その他の操作' });
    expect(screen.queryByRole('button', { name: '代理で回答する' })).toBeNull();
  });
});

test('a refusal on behalf can say one of the reasons; another answer has none', async () => {
  signedIn(uidOf.office, { isAdmin: true });
  putStream('offer-d1', made);
  const { user } = renderOffice(<DealQueueScreen kind="offer" />, '/office/offers/d1?tab=recent', '/office/offers/:offerId');
  await user.click(await screen.findByRole('button', { name: '代理で回答する' }));
  await screen.findByRole('dialog');
  await user.click(dialog().getByRole('radio', { name: 'オファーを承諾する' }));
  expect(dialog().queryByRole('radio', { name: '報酬が合わない' })).toBeNull();
  await user.click(dialog().getByRole('radio', { name: 'オファーを辞退する' }));
  await user.click(dialog().getByRole('radio', { name: '報酬が合わない' }));
  await user.click(dialog().getByRole('radio', { name: '電話' }));
  fireEvent.change(dialog().getByLabelText('回答を聞いた日時（日付）'), { target: { value: '2026-11-20' } });
  fireEvent.change(dialog().getByLabelText('回答を聞いた日時（時刻）'), { target: { value: '13:05' } });
  await user.click(dialog().getByRole('button', { name: '代理で回答する' }));
  await waitFor(() => expect(server.asked).not.toEqual([]));
  expect(server.lastCommand()).toMatchObject({ type: 'refuse', reasonCode: 'FEE', onBehalf: { channel: 'PHONE' } });
});

test('a counter-offer on behalf has other terms and a reason', async () => {
  signedIn(uidOf.office, { isAdmin: true });
  putStream('offer-d1', made);
  const { user } = renderOffice(<DealQueueScreen kind="offer" />, '/office/offers/d1?tab=recent', '/office/offers/:offerId');
  await user.click(await screen.findByRole('button', { name: '代理で回答する' }));
  await screen.findByRole('dialog');
  await user.click(dialog().getByRole('radio', { name: '条件を相談する' }));
  await user.click(dialog().getByRole('radio', { name: '電話' }));
  fireEvent.change(dialog().getByLabelText('回答を聞いた日時（日付）'), { target: { value: '2026-11-20' } });
  fireEvent.change(dialog().getByLabelText('回答を聞いた日時（時刻）'), { target: { value: '13:05' } });
  await user.click(dialog().getByRole('button', { name: '代理で回答する' }));
  await dialog().findByText(/いまと同じです/);
  const fee = dialog().getByLabelText(/^報酬/);
  await user.clear(fee);
  await user.type(fee, '60000');
  await user.type(dialog().getByRole('textbox', { name: /^理由/ }), '準備の時間のため');
  server.answer('offers', () => ({ streamId: 'offer-d1', version: 1 }));
  await user.click(dialog().getByRole('button', { name: '代理で回答する' }));
  await waitFor(() => expect(server.asked).toHaveLength(1));
  expect(server.lastCommand()).toMatchObject({
    type: 'proposeCounter',
    termsNo: 1,
    fee: 60_000,
    reason: '準備の時間のため',
    onBehalf: { channel: 'PHONE' },
  });
});

test('an answer to an inquiry on behalf has the fields of the cast', async () => {
  signedIn(uidOf.office, { isAdmin: true });
  putStream('offer-d1', inquired);
  const { user } = renderOffice(<DealQueueScreen kind="offer" />, '/office/offers/d1?tab=recent', '/office/offers/:offerId');
  await user.click(await screen.findByRole('button', { name: '代理で回答する' }));
  await screen.findByRole('dialog');
  await user.click(dialog().getByRole('radio', { name: '問い合わせに回答する' }));
  await user.click(dialog().getByRole('radio', { name: '電話' }));
  fireEvent.change(dialog().getByLabelText('回答を聞いた日時（日付）'), { target: { value: '2026-11-20' } });
  fireEvent.change(dialog().getByLabelText('回答を聞いた日時（時刻）'), { target: { value: '13:05' } });
  await user.click(dialog().getByRole('button', { name: '代理で回答する' }));
  expect(await dialog().findAllByText(messages.required)).toHaveLength(1);
  await user.click(dialog().getByRole('radio', { name: '出演できます' }));
  server.answer('offers', () => ({ streamId: 'offer-d1', version: 1 }));
  await user.click(dialog().getByRole('button', { name: '代理で回答する' }));
  await waitFor(() => expect(server.asked).toHaveLength(1));
  expect(server.lastCommand()).toMatchObject({ type: 'answerInquiry', canCome: 'YES', freeDays: [], onBehalf: { channel: 'PHONE' } });
});
