import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuditedEvent, Change, History } from '#domain/office/audit/history.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { made } from '#domain/testing/offerHistories.ts';
import { clientProfile, posting, talentProfile } from '#domain/testing/profiles.ts';
import { openDialog } from '#web/testing/dialogs.ts';
import { refusal, server } from '#web/testing/fakeServer.ts';
import { auditedEvent, COLLEAGUE, putColleague, putDeal } from '#web/testing/officeWorld.ts';
import { putStream, putWorld } from '#web/testing/putWorld.ts';
import { castRegistered, clientRegistered, jobPosted } from '#web/testing/registrations.ts';
import { keepSavedFiles } from '#web/testing/savedFiles.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import AuditScreen from './auditScreen.tsx';

const event = (streamId: string, version: number, type: string, changes: readonly Change[] = []) =>
  auditedEvent({ id: `${streamId}_${version}`, streamId, version, type, changes });
const history = (...events: AuditedEvent[]): History => ({
  streamId: events[0]?.streamId ?? '',
  version: events.length,
  events,
  next: null,
  seal: { checked: events.length, hash: 'abcdef0123456789', broken: null },
});
const notFound = refusal('not-found', '対象が見つかりません。すでに削除された可能性があります。');
const offerMade = event('offer-offer-1', 1, 'OfferMade');
const answers = (...events: AuditedEvent[]) => server.answer('audit', () => history(...events));
/** An offer whose state has these fields at any moment; `changed`: what is different today. */
const answersAsOf = (fields: object | ((version: number) => object), changed: object = {}, events: AuditedEvent[] = [offerMade]) => {
  putDeal(made);
  server.answer('audit', ({ type, version }) => {
    if (type !== 'asOf') return history(...events);
    const shown = typeof fields === 'function' ? fields(Number(version)) : fields;
    return { streamId: 'offer-offer-1', version: version ?? 1, at: NOON, fields: shown, changed };
  });
};
const asked = () => server.asked.filter(({ payload }) => payload.type === 'asOf').map(({ payload }) => payload);
const putParties = () =>
  putWorld(
    ['client-client-1', clientRegistered()],
    ['talent-talent-1', castRegistered()],
    ['job-job-1', jobPosted()],
    ['offer-offer-1', made],
  );
const open = (query: string) => renderOffice(<AuditScreen />, `/office/audit?${query}`);

test('the heading of a history names its deal and links to it', async () => {
  putParties();
  answers(offerMade);
  open('stream=offer-offer-1');
  const heading = `オファー：${posting.title}（${clientProfile.company.name}、${talentProfile.name}）`;
  expect(await screen.findByRole('heading', { name: heading })).toBeDefined();
  expect(screen.getByRole('link', { name: '対象の画面を開く' }).getAttribute('href')).toBe('/office/offers/offer-1?tab=recent');
});

test('codes are shown as words, and the parties of a deal by name', async () => {
  putColleague();
  const changes = [
    { field: 'inquiryType', before: null, after: 'APPEARANCE' },
    { field: 'kind', before: 'INQUIRY', after: 'OFFER' },
    { field: 'adminCancelBy', before: null, after: COLLEAGUE },
  ];
  answers(event('offer-offer-1', 1, 'OfferMade', changes));
  open('stream=offer-offer-1');
  const said = async (field: string) => (await screen.findByText(field)).parentElement?.textContent;
  expect(await said('問い合わせの種類')).toBe('問い合わせの種類 出演のご相談');
  expect(await said('種類')).toBe('種類 問い合わせ → オファー');
  await waitFor(async () => expect(await said('強制終了した人')).toBe('強制終了した人 keiri@example.com'));
});

test('a look links to what was looked at, by name; an empty field that stays empty is no change', async () => {
  putParties();
  const changes = [
    { field: 'target', before: null, after: 'offer-offer-1' },
    { field: 'replaced', before: null, after: [] },
  ];
  answers(event(`audit-${COLLEAGUE}_2026-11-20`, 1, 'AuditHistoryRead', changes));
  open(`stream=audit-${COLLEAGUE}_2026-11-20`);
  const link = await screen.findByRole('link', { name: `オファー：${posting.title}（${talentProfile.name}）` });
  expect(link.getAttribute('href')).toBe('/office/audit?stream=offer-offer-1');
  expect(screen.queryByText(/置き換えた文字/)).toBeNull();
  // A record of looks has no state to show at a moment.
  expect(screen.queryByRole('button', { name: 'この時点の内容を見る' })).toBeNull();
  expect(screen.queryByLabelText('この日の内容を見る')).toBeNull();
});

test('an unknown number is reported as unknown, not as a network error', async () => {
  server.answer('audit', () => {
    throw notFound;
  });
  open('stream=offer-nothing');
  expect(await screen.findByText('オファーの記録はありません')).toBeDefined();
  expect(screen.queryByText(/接続をご確認/)).toBeNull();
});

test('a moment before the creation does not read as deleted', async () => {
  server.answer('audit', ({ type }) => {
    if (type === 'asOf') throw notFound;
    return history(offerMade);
  });
  open('stream=offer-offer-1&on=2026-11-03');
  expect(await screen.findByText('この時点では、まだ作成されていませんでした。')).toBeDefined();
  expect(screen.queryByText(/削除された可能性/)).toBeNull();
});

test('the state on a day says which day was asked for', async () => {
  answersAsOf({ fee: 40_000 });
  open('stream=offer-offer-1&on=2026-11-23');
  expect(await screen.findByText(/^2026年11月23日\(月\)の終わりの内容。最後の記録：2026年11月20日\(金\) 12:00（1件目/)).toBeDefined();
});

test('a member’s record of a day names the member and links to the days before and after', async () => {
  putColleague();
  answers(event(`audit-${COLLEAGUE}_2026-11-20`, 1, 'AuditHistoryRead'));
  open(`stream=audit-${COLLEAGUE}_2026-11-20`);
  expect(await screen.findByRole('heading', { name: '監査：keiri@example.com（2026年11月20日(金)）' })).toBeDefined();
  expect(screen.getByRole('link', { name: '前の日' }).getAttribute('href')).toBe(`/office/audit?stream=audit-${COLLEAGUE}_2026-11-19`);
});

test('a click on any row shows the state at that event, and the panel can be closed', async () => {
  answersAsOf({ fee: 40_000 });
  const { user } = open('stream=offer-offer-1');
  const row = await screen.findByRole('button', { name: 'この時点の内容を見る' });
  await user.click(row);
  const panel = await screen.findByRole('region', { name: 'この時点の内容' });
  expect(document.activeElement).toBe(panel.parentElement);
  row.focus();
  await user.click(row);
  expect(document.activeElement).toBe(panel.parentElement);
  await user.click(within(panel).getByRole('button', { name: '閉じる' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'この時点の内容' })).toBeNull());
});

test('a printed history says that it is a part and that it is filtered', async () => {
  const two = history(offerMade, event('offer-offer-1', 2, 'OfferAccepted'));
  server.answer('audit', () => ({ ...two, next: 3 }));
  const { user } = open('stream=offer-offer-1');
  expect(await screen.findByText(/^はじめの2件だけを印刷/)).toBeDefined();
  await user.selectOptions(screen.getByLabelText('操作の種類'), '承諾');
  expect(await screen.findByText('条件で絞り込んだ1件です（2件のうち）。')).toBeDefined();
});

test('printed rows have the year and seconds', async () => {
  answers(offerMade);
  open('stream=offer-offer-1');
  expect((await screen.findByText('2026-11-20 12:00:00')).getAttribute('aria-hidden')).toBe('true');
});

test('a state that was opened by address or by day does not move the focus', async () => {
  answersAsOf({ fee: 40_000 });
  open('stream=offer-offer-1&on=2026-11-23');
  const panel = await screen.findByRole('region', { name: 'この時点の内容' });
  expect(document.activeElement).toBe(document.body);
  expect(await within(panel).findByText('¥40,000')).toBeDefined();
});

test('a history is found by its kind and number; it says that its chain is intact', async () => {
  answers(offerMade);
  const { user, router } = open('');
  await user.selectOptions(screen.getByRole('combobox', { name: '対象' }), 'オファー');
  await user.type(screen.getByRole('textbox', { name: /^番号/ }), 'no number');
  await user.click(screen.getByRole('button', { name: '履歴を表示' }));
  expect(await screen.findByText('一覧やアドレスに表示されている番号を入力してください。')).toBeDefined();
  await user.clear(screen.getByRole('textbox', { name: /^番号/ }));
  await user.type(screen.getByRole('textbox', { name: /^番号/ }), 'offer-1');
  await user.click(screen.getByRole('button', { name: '履歴を表示' }));
  expect(await screen.findByText(/改ざんは見つかりません/)).toBeDefined();
  expect(router.state.location.search).toBe('?stream=offer-offer-1');
});

test('the filtered rows are saved as a file', async () => {
  const raised = event('offer-offer-1', 2, 'OfferFeeChanged', [{ field: 'fee', before: 30_000, after: 45_000 }]);
  answers(offerMade, raised);
  const { files } = keepSavedFiles();
  const { user } = open('stream=offer-offer-1');
  await user.selectOptions(await screen.findByLabelText('操作の種類'), '報酬を変更');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(screen.getByRole('row', { name: /¥30,000 → ¥45,000/ }).textContent).toContain('クライアント');
  await user.click(screen.getByRole('button', { name: 'CSVをダウンロードする' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toMatch(/^履歴_offer-offer-1_\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await files[0]?.text())?.trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines?.[1]).toContain('報酬を変更');
});

test('personal data is shown after a reason, which is recorded, and is gone when the dialog closes', async () => {
  server.answer('audit', ({ type }) =>
    type === 'open' ? { name: '山田 花子' } : history({ ...event('talent-talent-1', 1, 'TalentProfileRegistered'), personal: ['name'] }),
  );
  const { user } = open('stream=talent-talent-1');
  const dialog = await openDialog(user, '個人情報を表示する');
  await user.click(dialog.getByRole('button', { name: '理由を記録して表示する' }));
  await waitFor(() => expect(dialog.getByLabelText(/^理由/).getAttribute('aria-invalid')).toBe('true'));
  const opened = () => server.asked.filter(({ payload }) => payload.type === 'open').map(({ payload }) => payload);
  expect(opened()).toEqual([]);
  await user.type(dialog.getByLabelText(/^理由/), '本人確認のため');
  const shown = await openDialog(user, dialog.getByRole('button', { name: '理由を記録して表示する' }), '個人情報');
  expect(shown.getByText('山田 花子')).toBeDefined();
  expect(opened()).toMatchObject([{ streamId: 'talent-talent-1', version: 1, scope: 'EVENT', reason: '本人確認のため' }]);
  await user.click(shown.getByRole('button', { name: '閉じる' }));
  await waitFor(() => expect(screen.queryByText('山田 花子')).toBeNull());
});

test('a chosen day shows the state at its end', async () => {
  answersAsOf({ fee: 45_000 });
  open('stream=offer-offer-1');
  fireEvent.change(await screen.findByLabelText('この日の内容を見る'), { target: { value: '2026-11-23' } });
  expect(await within(await screen.findByRole('region', { name: 'この時点の内容' })).findByText('¥45,000')).toBeDefined();
});

test('a state of the past marks what is different today, and says what is only masked', async () => {
  answersAsOf({ fee: 45_000, status: 'IN_PROGRESS', message: '●●●' }, { fee: 43_000, message: '●●●', billId: 'B-1' });
  open('stream=offer-offer-1&version=1');
  const panel = within(await screen.findByRole('region', { name: 'この時点の内容' }));
  expect((await panel.findByText('いまと違うところ')).parentElement?.textContent).toBe('いまと違うところ 2件');
  expect(panel.getByText('¥45,000').closest('dd')?.textContent).toBe('¥45,000いまは ¥43,000');
  expect(panel.getByText('その後にもう一度保存')).toBeDefined();
  expect(panel.getByText('なし').closest('dd')?.textContent).toBe('なしいまは B-1');
  expect(panel.getByText('回答・承認待ち').closest('mark')).toBeNull();
});

test('one leads from a state to those of the record before and after it', async () => {
  const events = [1, 2, 3].map((version) => event('offer-offer-1', version, 'OfferMade'));
  answersAsOf((version) => ({ fee: version * 10_000 }), {}, events);
  const { user } = open('stream=offer-offer-1&version=2');
  expect(await screen.findByText('¥20,000')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '次の記録' }));
  expect(await screen.findByText('¥30,000')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '次の記録' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: '前の記録' }));
  expect(await screen.findByText('¥20,000')).toBeDefined();
});

test('the line of events chooses a moment, also by keyboard, and asks once for a drag', async () => {
  const events = [1, 2, 3].map((version) => event('offer-offer-1', version, version === 1 ? 'OfferMade' : 'OfferAccepted'));
  answersAsOf((version) => ({ fee: version * 10_000 }), {}, events);
  const { user } = open('stream=offer-offer-1');
  const line = await screen.findByRole<HTMLInputElement>('slider', { name: /^内容を見る時点/ });
  expect(line.value).toBe('3');
  for (const value of ['2', '1']) fireEvent.change(line, { target: { value } });
  expect(line.getAttribute('aria-valuetext')).toMatch(/^2026年11月\d+日\(.\) \d\d:\d\d オファー.*（1件目／3件）$/);
  expect(asked()).toEqual([]);
  fireEvent.pointerUp(line);
  expect(await screen.findByText('¥10,000')).toBeDefined();
  line.focus();
  fireEvent.change(line, { target: { value: '2' } });
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('¥20,000')).toBeDefined();
  expect(document.activeElement).toBe(line);
  expect(asked()).toMatchObject([{ version: 1 }, { version: 2 }]);
});

test('a chosen time of a day shows the state at the end of that minute, and the address keeps it', async () => {
  answersAsOf({ fee: 45_000 });
  const { router } = open('stream=offer-offer-1');
  const time = await screen.findByLabelText<HTMLInputElement>('時刻（空欄なら、その日の終わり）');
  expect(time.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('この日の内容を見る'), { target: { value: '2026-11-23' } });
  fireEvent.change(time, { target: { value: '15:00' } });
  expect(await screen.findByText(/2026年11月23日.*15:00の時点の内容。/)).toBeDefined();
  expect(router.state.location.search).toBe('?stream=offer-offer-1&on=2026-11-23&time=15%3A00');
  expect(asked().at(-1)?.at).toBe(Date.parse('2026-11-23T15:00:59.999+09:00'));
});

test('the history of a person names who opened the data of the person, also in a deal', async () => {
  putColleague();
  answers(event('talent-hana', 1, 'TalentProfileRegistered'));
  const opened = (requestId: string, data: object): AnyEvent => ({
    type: 'AuditPersonalOpened',
    data: { requestId, version: 1, scope: 'EVENT', told: true, target: 'talent-hana', reason: '', subjects: ['hana'], ...data },
  });
  putStream(
    `audit-${COLLEAGUE}_2026-11-20`,
    opened('request-1', { reason: '保護者への連絡のため' }),
    opened('request-2', { target: 'offer-offer-9', subjects: ['ken', 'hana'], reason: '異議の確認のため' }),
    opened('request-3', { target: 'talent-ken', subjects: ['ken'], reason: 'ほかの方' }),
  );
  open('stream=talent-hana');
  const card = within(await screen.findByRole('region', { name: '個人情報を表示した記録（新しい50件）の表' }));
  expect(await card.findAllByText('keiri@example.com')).toHaveLength(2);
  for (const reason of ['保護者への連絡のため', '異議の確認のため']) expect(card.getByText(reason)).toBeDefined();
  expect(card.queryByText('ほかの方')).toBeNull();
  expect(card.getByRole('link', { name: 'オファー' }).getAttribute('href')).toBe('/office/audit?stream=offer-offer-9');
  expect(screen.getByRole('link', { name: 'すべて見る' }).getAttribute('href')).toBe(
    '/office/audit?tab=journal&act=AuditPersonalOpened&object=account-hana',
  );
});
