import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { messages } from '#domain/kernel/validation.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { HOUR, NOON, uidOf } from '#domain/testing/contexts.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { answeredOnBehalf } from '#domain/testing/dealSamples.ts';
import { inquired, made } from '#domain/testing/offerHistories.ts';
import { answerDialog, dialogCloses, openDialog } from '#web/testing/dialogs.ts';
import { refusal, server } from '#web/testing/fakeServer.ts';
import { asColleague, putColleague, putThirdMember } from '#web/testing/officeWorld.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { commandSent, holdsActs } from '../testing/heldActs.ts';
import { renderQueue } from '../testing/renderQueue.tsx';

beforeEach(() => void vi.setSystemTime(NOON + 2 * HOUR));

const dialog = () => within(screen.getByRole('dialog'));
const choose = (user: UserEvent, name: string | RegExp) => user.click(dialog().getByRole('radio', { name }));
const heardByPhone = async (user: UserEvent, time: string) => {
  await choose(user, '電話');
  fireEvent.change(dialog().getByLabelText('回答を聞いた日時（日付）'), { target: { value: '2026-11-20' } });
  fireEvent.change(dialog().getByLabelText('回答を聞いた日時（時刻）'), { target: { value: time } });
};
const record = (user: UserEvent) => answerDialog(user, '代理で回答する');
const openOffer = async (event: AnyEvent) => {
  asColleague();
  putStream('offer-d1', event);
  const { user } = renderQueue('/d1?tab=recent');
  await openDialog(user, '代理で回答する');
  return user;
};

describe.each(dealKinds)('an answer on behalf in an $name', ({ name, histories, proposals, proxies }) => {
  const path = name === 'offer' ? 'offers' : 'entries';
  const prefix = name === 'offer' ? 'Offer' : 'Entry';
  const render = (address: string, ...events: readonly AnyEvent[]) => {
    putColleague();
    putStream(`${name}-d1`, ...events);
    const rendered = renderQueue(address, name);
    asColleague();
    return rendered;
  };
  const asked = [...(histories.IS_APPROVED ?? []), ...proposals.OPEN];

  test('is recorded with channel and time; a missing or wrong value is a field error and the input stays', async () => {
    const { user } = render('/d1?tab=recent', ...asked);
    await openDialog(user, '代理で回答する');
    await record(user);
    expect((await dialog().findAllByText(messages.required)).length).toBe(3);
    expect(server.asked).toEqual([]);
    await choose(user, '条件の変更に同意する');
    await heardByPhone(user, '23:00');
    await user.type(dialog().getByLabelText(/^メモ/), '折り返しのお電話で確認');
    const ahead = '回答を聞いた日時は、現在より前の日時を入力してください';
    server.answer(path, () => {
      throw refusal('invalid-argument', errorMessages['invalid-argument'], { 'onBehalf.heardAt': ahead });
    });
    await record(user);
    await dialog().findByText(ahead);
    fireEvent.change(dialog().getByLabelText('回答を聞いた日時（時刻）'), { target: { value: '13:05' } });
    server.answer(path, () => {
      const data = { ...answeredOnBehalf, proxyBy: uidOf.office };
      const [, agreed] = proposals.AGREED;
      putStream(`${name}-d1`, ...asked, agreed as AnyEvent, { type: `${prefix}AnsweredOnBehalf`, data } as AnyEvent);
      return { streamId: `${name}-d1`, version: asked.length + 2 };
    });
    await record(user);
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
    await openDialog(user, '異議への対応を決める');
    expect(await dialog().findByText(objection.data.reason)).toBeDefined();
    await user.click(dialog().getByRole('button', { name: '異議への対応を記録する' }));
    expect((await dialog().findAllByText(messages.required)).length).toBe(2);
    await choose(user, /^回答を有効とする/);
    await user.type(dialog().getByLabelText(/^理由/), '通話の記録で確認しました');
    holdsActs();
    await user.click(dialog().getByRole('button', { name: '異議への対応を記録する' }));
    await dialogCloses();
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
  const user = await openOffer(made);
  await choose(user, 'オファーを承諾する');
  expect(dialog().queryByRole('radio', { name: '報酬が合わない' })).toBeNull();
  await choose(user, 'オファーを辞退する');
  await choose(user, '報酬が合わない');
  await heardByPhone(user, '13:05');
  await record(user);
  await waitFor(() => expect(server.asked).not.toEqual([]));
  expect(server.lastCommand()).toMatchObject({ type: 'refuse', reasonCode: 'FEE', onBehalf: { channel: 'PHONE' } });
});

test('a counter-offer on behalf has other terms and a reason', async () => {
  const user = await openOffer(made);
  await choose(user, '条件を相談する');
  await heardByPhone(user, '13:05');
  await record(user);
  await dialog().findByText(/いまと同じです/);
  const fee = dialog().getByLabelText(/^報酬/);
  await user.clear(fee);
  await user.type(fee, '60000');
  await user.type(dialog().getByRole('textbox', { name: /^理由/ }), '準備の時間のため');
  server.answer('offers', () => ({ streamId: 'offer-d1', version: 1 }));
  await record(user);
  await waitFor(() => expect(server.asked).toHaveLength(1));
  const counter = { type: 'proposeCounter', termsNo: 1, fee: 60_000, reason: '準備の時間のため' };
  expect(server.lastCommand()).toMatchObject({ ...counter, onBehalf: { channel: 'PHONE' } });
});

test('an answer to an inquiry on behalf has the fields of the cast', async () => {
  const user = await openOffer(inquired);
  await choose(user, '問い合わせに回答する');
  await heardByPhone(user, '13:05');
  await record(user);
  expect(await dialog().findAllByText(messages.required)).toHaveLength(1);
  await choose(user, '出演できます');
  server.answer('offers', () => ({ streamId: 'offer-d1', version: 1 }));
  await record(user);
  await waitFor(() => expect(server.asked).toHaveLength(1));
  expect(server.lastCommand()).toMatchObject({ type: 'answerInquiry', canCome: 'YES', freeDays: [], onBehalf: { channel: 'PHONE' } });
});
