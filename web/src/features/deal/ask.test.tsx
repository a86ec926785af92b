import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { sheetFacts } from '#domain/testing/sheets.ts';
import { pickedCasts, usePickedCasts } from '#web/entities/cast/castsByIds.ts';
import { asCertifiedClient, postedJob, publishedCast } from '#web/entities/testing/subjects.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { dialog } from '#web/testing/dealPage.tsx';
import { openDialog, usable } from '#web/testing/dialogs.ts';
import { refusal, server } from '#web/testing/fakeServer.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import AskScreen from './screens/askScreen.tsx';

atNoon();

const user = userEvent.setup();

beforeEach(() => {
  for (const [uid, name] of [
    ['a', '青木 空'],
    ['b', '馬場 陸'],
    ['c', '千葉 海'],
  ] as const)
    putStream(`talent-${uid}`, ...publishedCast({ name }));
  putStream('job-free', postedJob({ sheet: sheetFacts }));
  asCertifiedClient();
});

const Picks = () => {
  const { ids, toggle } = usePickedCasts();
  return (
    <>
      <p role="status">{ids.length}</p>
      {Array.from({ length: 21 }, (_, at) => `c${at}`).map((id) => (
        <button key={id} type="button" onClick={() => toggle(id)}>
          {id}
        </button>
      ))}
    </>
  );
};

test('each cast gets the same job and terms, with a result for each and a retry for failures', async () => {
  pickedCasts(uidOf.client).write(['a', 'b', 'c']);
  let tries = 0;
  server.answer('offers', ({ talentId }) => {
    if (talentId === 'b') throw refusal('offer-exist', errorMessages['offer-exist']);
    if (talentId === 'c' && tries++ === 0) throw refusal('unreachable', '通信できませんでした');
    return { streamId: `offer-${talentId}`, version: 1 };
  });
  shownAt('/client/ask?to=a,b,c', <AskScreen />, '/client/ask');
  await user.type(await screen.findByLabelText(/^メッセージ/), 'ぜひお願いします。');
  await openDialog(user, '入力内容を確認する');
  // Nothing is sent before a confirmation that shows the number of casts and the total.
  expect(server.asked).toEqual([]);
  expect(dialog().getByText(/合計¥99,000（税込）/)).toBeTruthy();
  await user.click(dialog().getByRole('button', { name: '3人にオファーを送る' }));
  await dialog().findByText('3人のうち1人にオファーを送りました。');
  const again = await usable('送れなかった1人にもう一度送る', dialog());
  expect(dialog().getByText('送れません')).toBeTruthy();
  expect(pickedCasts(uidOf.client).read()).toBeNull();
  await user.click(again);
  await dialog().findByText('3人のうち2人にオファーを送りました。');
  const sent = server.asked.map(({ payload }) => payload);
  expect(sent.map(({ talentId }) => talentId)).toEqual(['a', 'b', 'c', 'c']);
  expect(new Set(sent.map(({ jobId, fee, message }) => `${jobId} ${fee} ${message}`))).toEqual(new Set(['free 30000 ぜひお願いします。']));
  expect(sent[2]?.commandId).toBe(sent[3]?.commandId);
  expect(dialog().getByRole('link', { name: '送ったオファーを見る' })).toBeTruthy();
});

test('with each inquiry the days of the job are held, if the client wants; a lost request is sent again alone', async () => {
  let tries = 0;
  server.answer('offers', ({ talentId }) => ({ streamId: `offer-d${talentId}`, version: 1 }));
  server.answer('holds', ({ talentId }) => {
    if (talentId === 'b') throw refusal('hold-full', errorMessages['hold-full']);
    if (talentId === 'c' && tries++ === 0) throw refusal('unreachable', '通信できませんでした');
    return { streamId: `hold-${talentId}`, version: 1 };
  });
  shownAt('/client/ask?to=a,b,c&kind=inquiry', <AskScreen />, '/client/ask');
  await user.type(await screen.findByLabelText(/^メッセージ/), 'ご都合はいかがですか。');
  await openDialog(user, '入力内容を確認する');
  await user.click(dialog().getByRole('checkbox', { name: /のキープもお願いする$/ }));
  await user.click(dialog().getByRole('button', { name: '3人に問い合わせを送る' }));
  await dialog().findByText('3人のうち2人に問い合わせを送りました。');
  await dialog().findByText(/キープもお願いしました/);
  await dialog().findByText(new RegExp(`問い合わせだけを送りました。${errorMessages['hold-full']}`));
  await user.click(await usable('送れなかった1人にもう一度送る', dialog()));
  await dialog().findByText('3人全員に問い合わせを送りました。');
  const holds = server.asked.filter(({ callable }) => callable === 'holds').map(({ payload }) => payload);
  const days = [...new Set(sheetFacts.workDays.map(({ date }) => date))];
  expect(holds.map(({ talentId, dealId, days: held }) => [talentId, dealId, held]).sort()).toEqual(
    ['a', 'b', 'c', 'c'].map((id) => [id, `d${id}`, days]),
  );
  expect(new Set(holds.map(({ commandId }) => commandId)).size).toBe(3);
});

test('a fee outside of the posting is told before it goes to several casts', async () => {
  shownAt('/client/ask?to=a', <AskScreen />, '/client/ask');
  await user.clear(await screen.findByLabelText(/^報酬（税抜）/));
  await user.type(screen.getByLabelText(/^報酬（税抜）/), '10000');
  await openDialog(user, '入力内容を確認する');
  expect(dialog().getByText('報酬¥10,000は、募集の報酬（¥30,000〜¥50,000）より低い額です。')).toBeTruthy();
  expect(server.asked).toEqual([]);
});

test('casts who no longer exist are left out; without any cast the page links back', async () => {
  shownAt('/client/ask?to=gone', <AskScreen />, '/client/ask');
  expect(await screen.findByText('キャストが見つかりません')).toBeTruthy();
});

test('twenty casts can be picked and stay picked', async () => {
  shownAt('/', <Picks />);
  for (const button of screen.getAllByRole('button')) await user.click(button);
  await waitFor(() => expect(within(screen.getByRole('status')).getByText('20')).toBeTruthy());
  await user.click(screen.getByRole('button', { name: 'c0' }));
  expect(pickedCasts(uidOf.client).read()).toHaveLength(19);
});
