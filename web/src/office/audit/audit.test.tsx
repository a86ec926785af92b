// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { AuditedEvent, Change, History } from '#domain/audit/history.ts';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { made } from '#domain/testing/offerHistories.ts';
import { clientProfile, posting, talentProfile } from '#domain/testing/profiles.ts';
import { refusal, server } from '#web/testing/fakeServer.ts';
import { COLLEAGUE, putColleague, putDeal } from '#web/testing/officeWorld.ts';
import { putWorld } from '#web/testing/putWorld.ts';
import { leaveOffice, renderOffice } from '../testing/renderOffice.tsx';
import AuditScreen from './auditScreen.tsx';

afterEach(leaveOffice);

const event = (streamId: string, version: number, type: string, changes: readonly Change[] = []): AuditedEvent => ({
  ...{ id: `${streamId}_${version}`, streamId, version, type, at: NOON, changes, reason: null, personal: [] },
  ...{ actor: { uid: uidOf.client, role: 'client', name: '渡●●' }, commandId: 'command-1', correlationId: 'command-1', causationId: null },
  ...{ hash: 'abcdef0123456789', intact: true },
});
const history = (...events: AuditedEvent[]): History => ({
  ...{ streamId: events[0]?.streamId ?? '', version: events.length, events, next: null },
  seal: { checked: events.length, hash: 'abcdef0123456789', broken: null },
});
const notFound = refusal('not-found', '対象が見つかりません。すでに削除された可能性があります。');
const open = (query: string) => renderOffice(<AuditScreen />, `/office/audit?${query}`);

test('the heading of a history names its deal and links to it', async () => {
  putWorld(
    ['client-client-1', { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } }],
    ['talent-talent-1', { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 100 } }],
    ['job-job-1', { type: 'JobPosted', data: { clientId: uidOf.client, ...posting } }],
    ['offer-offer-1', made],
  );
  server.answer('audit', () => history(event('offer-offer-1', 1, 'OfferMade')));
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
  server.answer('audit', () => history(event('offer-offer-1', 1, 'OfferMade', changes)));
  open('stream=offer-offer-1');
  const said = async (text: RegExp) => (await screen.findByText(text)).textContent;
  expect(await said(/^問い合わせの種類：/)).toBe('問い合わせの種類：出演のご相談');
  expect(await said(/^種類：/)).toBe('種類：問い合わせ → オファー');
  expect(await screen.findByText(/強制終了した人：keiri@example\.com/)).toBeDefined();
});

test('a look links to what was looked at, by name; an empty field that stays empty is no change', async () => {
  putWorld(
    ['client-client-1', { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } }],
    ['talent-talent-1', { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 100 } }],
    ['job-job-1', { type: 'JobPosted', data: { clientId: uidOf.client, ...posting } }],
    ['offer-offer-1', made],
  );
  const changes = [
    { field: 'target', before: null, after: 'offer-offer-1' },
    { field: 'replaced', before: null, after: [] },
  ];
  server.answer('audit', () => history(event(`audit-${COLLEAGUE}_2026-11-20`, 1, 'AuditHistoryRead', changes)));
  open(`stream=audit-${COLLEAGUE}_2026-11-20`);
  const link = await screen.findByRole('link', { name: `オファー：${posting.title}（${talentProfile.name}）` });
  expect(link.getAttribute('href')).toBe('/office/audit?stream=offer-offer-1');
  expect(screen.queryByText(/置き換えた文字/)).toBeNull();
  // A record of looks has no state to show at a moment.
  expect(screen.queryByRole('button', { name: 'この時点の内容を見る' })).toBeNull();
  expect(screen.queryByLabelText('この日の終わりの内容を見る')).toBeNull();
});

test('an unknown number is reported as unknown, not as a network error', async () => {
  server.answer('audit', () => {
    throw notFound;
  });
  open('stream=offer-nothing');
  expect(await screen.findByText('オファー：nothingの記録はありません')).toBeDefined();
  expect(screen.queryByText(/接続をご確認/)).toBeNull();
});

test('a moment before the creation does not read as deleted', async () => {
  server.answer('audit', ({ type }) => {
    if (type === 'asOf') throw notFound;
    return history(event('offer-offer-1', 1, 'OfferMade'));
  });
  open('stream=offer-offer-1&on=2026-11-03');
  expect(await screen.findByText('この時点では、まだ作成されていませんでした。')).toBeDefined();
  expect(screen.queryByText(/削除された可能性/)).toBeNull();
});

test('the state on a day says which day was asked for', async () => {
  putDeal(made);
  server.answer('audit', ({ type }) =>
    type === 'asOf'
      ? { streamId: 'offer-offer-1', version: 1, at: NOON, fields: { fee: 40_000 } }
      : history(event('offer-offer-1', 1, 'OfferMade')),
  );
  open('stream=offer-offer-1&on=2026-11-23');
  expect(await screen.findByText(/^2026年11月23日\(月\)の終わりの内容。最後の記録：2026年11月20日\(金\) 12:00（1件目/)).toBeDefined();
});

test('a member’s record of a day names the member and links to the days before and after', async () => {
  putColleague();
  server.answer('audit', () => history(event(`audit-${COLLEAGUE}_2026-11-20`, 1, 'AuditHistoryRead')));
  open(`stream=audit-${COLLEAGUE}_2026-11-20`);
  expect(await screen.findByRole('heading', { name: '監査：keiri@example.com（2026年11月20日(金)）' })).toBeDefined();
  expect(screen.getByRole('link', { name: '前の日' }).getAttribute('href')).toBe(`/office/audit?stream=audit-${COLLEAGUE}_2026-11-19`);
});

test('a click on any row shows the state at that event, and the panel can be closed', async () => {
  putDeal(made);
  const asOf = { streamId: 'offer-offer-1', version: 1, at: NOON, fields: { fee: 40_000 } };
  server.answer('audit', ({ type }) => (type === 'asOf' ? asOf : history(event('offer-offer-1', 1, 'OfferMade'))));
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
  const two = history(event('offer-offer-1', 1, 'OfferMade'), event('offer-offer-1', 2, 'OfferAccepted'));
  server.answer('audit', () => ({ ...two, next: 3 }));
  const { user } = open('stream=offer-offer-1');
  expect(await screen.findByText(/^はじめの2件だけを印刷/)).toBeDefined();
  await user.selectOptions(screen.getByLabelText('操作の種類'), '承諾');
  expect(await screen.findByText('条件で絞り込んだ1件です（2件のうち）。')).toBeDefined();
});

test('printed rows have the year and seconds', async () => {
  server.answer('audit', () => history(event('offer-offer-1', 1, 'OfferMade')));
  open('stream=offer-offer-1');
  expect((await screen.findByText('2026-11-20 12:00:00')).getAttribute('aria-hidden')).toBe('true');
});

test('a state that was opened by address or by day does not move the focus', async () => {
  putDeal(made);
  const asOf = { streamId: 'offer-offer-1', version: 1, at: NOON, fields: { fee: 40_000 } };
  server.answer('audit', ({ type }) => (type === 'asOf' ? asOf : history(event('offer-offer-1', 1, 'OfferMade'))));
  open('stream=offer-offer-1&on=2026-11-23');
  const panel = await screen.findByRole('region', { name: 'この時点の内容' });
  expect(document.activeElement).toBe(document.body);
  expect(await within(panel).findByText('¥40,000')).toBeDefined();
});
