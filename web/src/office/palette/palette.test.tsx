import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { OfficeRole } from '#domain/kernel/officeRoles.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { invoiceIssued } from '#domain/testing/invoices.ts';
import { accepted, made } from '#domain/testing/offerHistories.ts';
import { clientProfile, posting } from '#domain/testing/profiles.ts';
import { MISSING_JOB } from '#projections/kernel/fields.schema.ts';
import { server } from '#web/testing/fakeServer.ts';
import { clientAccount } from '#web/testing/officeWorld.ts';
import { putStream, putWorld } from '#web/testing/putWorld.ts';
import { accountEvents, castRegistered, clientRegistered, jobPosted } from '#web/testing/registrations.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import { hintFor } from './find.ts';
import Palette from './palette.tsx';

const type = async (user: UserEvent, typed: string) => {
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), typed);
};
const searchFor = async (typed: string, roles?: readonly OfficeRole[]) => {
  const shown = renderOffice(<Palette onClose={() => undefined} />, '/office', '*', roles);
  await type(shown.user, typed);
  return shown;
};
const option = (name: string | RegExp) => screen.findByRole('option', { name });

test.each([
  ['a given name', '花子', '山田 花子'],
  ['a whole name without its space', '山田花子', '山田 花子'],
  ['a reading in hiragana, from its middle', 'はなこ', '山田 花子'],
  ['a company without its form', 'あおぞら', clientProfile.company.name],
  ['a word of a title', '出演者', posting.title],
  ['the beginning of an id', 'offe', MISSING_JOB],
  ['the middle of the number in the books', '-0042', clientProfile.company.name],
  ['a company without the widths of its letters', 'アオゾラ', clientProfile.company.name],
  ['a name in Latin letters', 'hanako', '山田 花子'],
])('finds by %s', async (_, typed, found) => {
  putStream('talent-talent-1', castRegistered());
  putStream('client-client-1', clientRegistered(), { type: 'ClientBillClientIdSet', data: { billClientId: 'C-0042' } });
  putStream('job-job-1', jobPosted());
  putStream('offer-offer-1', made);
  await searchFor(typed);
  await option(new RegExp(`^${found} `));
});

const accountOf = (uid: string, role: 'client' | 'talent') => [`account-${uid}`, ...accountEvents(`${role}@example.com`, role)] as const;

test('finds a published cast by words inside the name, however many newer ones exist', async () => {
  putWorld(...Array.from({ length: 100 }, (_, n) => [`talent-newer-${n}`, castRegistered(`新しい人${n}`)] as const), [
    'talent-older',
    castRegistered('白石 美咲'),
    { type: 'TalentPublished', data: {} },
  ]);
  await searchFor('美咲');
  await option(/^白石 美咲 /);
});

test('finds a client by part of a long company name, and an unpublished cast, among many newer ones', async () => {
  putWorld(
    ...Array.from({ length: 120 }, (_, n) => [`talent-newer-${n}`, castRegistered(`新しい人${n}`)] as const),
    ['client-client-1', clientRegistered('株式会社東京ひかり企画ホールディングス')],
    ['talent-older', castRegistered('白石 美咲')],
  );
  const { user } = await searchFor('ひかり企画');
  await option(/ひかり企画/);
  await type(user, '美咲');
  await option(/^白石 美咲 /);
});

test('an account is found by its whole address, which the server looks up', async () => {
  putStream('account-client-1', ...clientAccount);
  server.answer('audit', ({ type, email }) => ({ uid: type === 'findAccount' && email === 'ken@example.com' ? 'client-1' : null }));
  const { user, router } = await searchFor('KEN@example.com');
  await option(/クライアント/);
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/office/accounts/client-1');
});

test('an act is found by its reading, opens with its form, and is offered only if the member may do it', async () => {
  const { user, router } = await searchFor('おしらせをかく');
  await option(/お知らせを書く/);
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(router.state.location.pathname).toBe('/office/news/new');
});

test('a page is found by its reading, and the arrow keys choose', async () => {
  const { user, router } = await searchFor('かんさ');
  await option(/監査/);
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/office/audit');
});

test('only readers of bills find an invoice by the start of its number, also in wide digits', async () => {
  putWorld(['invoice-i1', invoiceIssued]);
  await searchFor('２０２６-00', ['billing']);
  await option(/2026-0001/);
});

test('a member who may not read deals finds people but no jobs', async () => {
  putWorld(['job-job-1', jobPosted('白石城の撮影')], ['talent-older', castRegistered('白石 美咲')]);
  await searchFor('白石', ['administration']);
  await option(/^白石 美咲 /);
  expect(screen.queryByRole('option', { name: /白石城の撮影/ })).toBeNull();
});

test('a search without a hit shows a text and no options', async () => {
  putWorld(['talent-older', castRegistered('白石 美咲'), { type: 'TalentPublished', data: {} }]);
  await searchFor('美咲 乗馬');
  expect(await screen.findByText(/^見つかりません。/)).toBeDefined();
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('lists the office’s own pages first', async () => {
  putWorld(['talent-older', castRegistered('監査 太郎'), { type: 'TalentPublished', data: {} }]);
  await searchFor('監査');
  await option(/^監査 太郎 /);
  expect(screen.getAllByRole('option')[0]?.getAttribute('aria-label')).toBe('監査 画面');
});

test('lists no page outside the member’s roles', async () => {
  const { user } = await searchFor('受講生', ['billing']);
  expect(await screen.findByText(/^見つかりません。/)).toBeDefined();
  await type(user, '請求');
  await option(/^請求\s*画面/);
});

test.each([
  ['a client', '山田商事'],
  ['a cast', '花子'],
])('%s brings the latest deals', async (_, typed) => {
  putWorld(
    accountOf(uidOf.client, 'client'),
    accountOf(uidOf.talent, 'talent'),
    [`client-${uidOf.client}`, clientRegistered('山田商事')],
    [`talent-${uidOf.talent}`, castRegistered('山田 花子')],
    ['offer-offer-1', made],
  );
  const { user, router } = await searchFor(typed);
  await user.click(await option(/オファー$/));
  expect(router.state.location.pathname).toBe('/office/offers/offer-1');
});

const student: AnyEvent = {
  type: 'StudentRegistered',
  data: { personId: 'person-1', name: '佐藤 学', kana: 'サトウ マナブ', birthday: '2000-01-01', belongingTo: 1 },
};

test('a trainee is found by the start of the code, by readers of the roster', async () => {
  putWorld(['student-TA0001', student]);
  const { user, router } = await searchFor('ta00');
  await user.click(await option(/佐藤 学\s*TA0001\s*受講生/));
  expect(router.state.location.pathname + router.state.location.search).toBe('/office/students?q=TA0001');
});

test('the hint promises only what the roles find', () => {
  expect(hintFor(['review'])).not.toMatch(/請求/);
  expect(hintFor(['review'])).toMatch(/TAコード/);
  expect(hintFor(['billing'])).toMatch(/請求番号/);
  expect(hintFor(['operations'])).toBe('画面や操作の名前を2文字以上で入力してください。');
});

test.each([
  ['髙橋 二郎', '高橋二郎'],
  ['高橋 二郎', '髙橋'],
  ['㈱テスト興行', '株式会社テスト興行'],
  ['齋藤 三子', '斎藤'],
])('%s is found by %s', async (name, typed) => {
  putWorld(['talent-older', castRegistered(name)]);
  await searchFor(typed);
  await option(new RegExp(`^${name.replace('㈱', '.')} `));
});

test('an amount finds the deals with that fee and the invoices with that total', async () => {
  putWorld(['job-job-1', jobPosted()], ['offer-offer-1', made], ['invoice-i1', invoiceIssued]);
  const { user } = await searchFor('¥40,000');
  await option(/オファー$/);
  await type(user, '71,505円');
  await option(/2026-0001 .*請求書$/);
});

test.each(['佐藤', 'さとう'])('a trainee is found by the start of the name or its reading (%s)', async (typed) => {
  putWorld(['student-TA0001', student]);
  await searchFor(typed);
  await option('佐藤 学 TA0001 受講生');
});

test('hits are in groups, and → leads from a person to the records of that person', async () => {
  putWorld(accountOf('hana', 'talent'), ['talent-hana', castRegistered('監査 花子')]);
  const { user, router } = await searchFor('監査');
  const person = await within(await screen.findByRole('group', { name: '人' })).findByRole('option', { name: /^監査 花子 / });
  expect(within(screen.getByRole('group', { name: '画面と操作' })).getByRole('option', { name: '監査 画面' })).toBeDefined();
  await user.keyboard('{ArrowDown}');
  expect(person.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('メモを書く');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('履歴を監査する');
  await user.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?stream=account-hana');
});

test('→ leads from a deal to its decision, whose dialog the address opens', async () => {
  putStream('offer-offer-1', made, accepted);
  const { user, router } = await searchFor('offe');
  await option(/オファー$/);
  await user.keyboard('{ArrowRight}{Enter}');
  expect(router.state.location.pathname + router.state.location.search).toBe('/office/offers/offer-1?act=adminApprove');
});

test('a member who may not decide finds pages about a deal, but no acts', async () => {
  putStream('offer-offer-1', made, accepted);
  await searchFor('offe', ['billing']);
  await option(/オファー$/);
  expect(screen.getByRole('option', { name: 'お仕事を見る' })).toBeDefined();
  expect(screen.queryByRole('option', { name: /承認する$/ })).toBeNull();
});

test('what was opened is offered first the next time, on this device', async () => {
  putWorld(accountOf('hana', 'talent'), ['talent-hana', castRegistered('白石 美咲')]);
  const { user: first } = await searchFor('美咲');
  await option(/^白石 美咲 /);
  await first.keyboard('{Enter}');
  cleanup();
  const { user, router } = renderOffice(<Palette onClose={() => undefined} />);
  const recent = within(await screen.findByRole('group', { name: '最近開いたもの' }));
  expect(recent.getByRole('option', { name: /^白石 美咲 / })).toBeDefined();
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/office/talents/hana');
});

test('the chosen deal shows its state, fee and time to answer; a held Enter opens it once', async () => {
  putStream('offer-offer-1', made);
  const onClose = vi.fn();
  const { user } = renderOffice(<Palette onClose={onClose} />);
  await user.type(screen.getByRole('combobox'), 'offe');
  const deal = await option(new RegExp(`^${MISSING_JOB} .*オファー$`));
  const facts = document.getElementById(deal.getAttribute('aria-describedby') ?? '');
  expect(facts?.textContent).toMatch(/状態.*報酬（税抜）¥[\d,]+.*回答期限/);
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', repeat: true });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  expect(onClose).toHaveBeenCalledOnce();
});
