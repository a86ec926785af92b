import { randomUUID } from 'node:crypto';
import type { Query } from 'firebase-admin/firestore';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { jstDate, jstMonth } from '#domain/kernel/calendar/instants.ts';
import { type AccountingTable, accountingColumns, accountingTitles } from '#domain/money/accounting/programs.ts';
import type { InvoicePreview } from '#domain/money/invoice/content.ts';
import { invoice } from '#domain/money/invoice/invoice.ts';
import { addressOf } from '#domain/office/operation/addresses.ts';
import { announce } from '#functions/delivery/announce.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import { runtime } from '#functions/runtime.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { cellsOf } from '#tests/support/billFiles.ts';
import { closedEntry, closedOffer, exportedBytes, requestExport } from '#tests/support/bills.ts';
import { call, refusal, send } from '#tests/support/callables.ts';
import { level, now } from '#tests/support/level.ts';
import { eventsOf, whenCaughtUp } from '#tests/support/log.ts';
import { whenMail } from '#tests/support/mails.ts';
import { type Cast, document, newCast, newClient, newJob, newOffice, type Person } from '#tests/support/people.ts';
import { type InvoiceSearch, selectionOf } from '#web/office/bills/invoiceSearch.ts';

const closedAt = Date.parse('2027-03-20T12:00:00+09:00');
const month = jstMonth(closedAt);

/** A client with two closed deals, 10,000 and 20,005 yen: ¥33,005 with tax. */
let cast: Cast;
/** A second member of the office. */
let other: Person;
let offerId: string;
let entryId: string;
/** Another client with a closed deal of 7,000 yen. */
let second: Person;
beforeAll(async () => {
  cast = await newCast();
  [other, second] = await Promise.all([newOffice(), newClient(cast.office)]);
  const ofSecond = { ...cast, client: second, jobId: await newJob(second) };
  [offerId, entryId] = await Promise.all([
    closedOffer(cast, 10_000, closedAt),
    closedEntry(cast, 20_005, closedAt),
    closedOffer(ofSecond, 7_000, closedAt),
  ]);
  await whenCaughtUp();
});

const expected = { count: 2, total: 33_005 };
const issue = (by: Person, clientId: string, more: object = {}) =>
  send(by, 'invoices', { type: 'issue', clientId, month, expected, ...more });
const invoicesOf = async (clientId: string): Promise<InvoiceDocument[]> => {
  const { docs } = await runtime().db.collection('invoices').where('clientId', '==', clientId).get();
  return docs.map((found) => found.data() as InvoiceDocument).sort((a, b) => a.issuedAt - b.issuedAt);
};
const allInvoices = async () => (await runtime().db.collection('invoices').get()).docs.map((found) => found.data() as InvoiceDocument);
const billOf = async (collection: 'offers' | 'entries', id: string) => {
  const { docs } = await runtime().db.collectionGroup(collection).where('id', '==', id).get();
  return { status: docs[0]?.get('billStatus'), number: docs[0]?.get('billId') };
};
const whenBilled = async (number: string | null): Promise<void> => {
  await whenCaughtUp();
  const status = number === null ? 'UNCLAIMED' : 'CLAIMED';
  expect([await billOf('offers', offerId), await billOf('entries', entryId)]).toEqual(Array(2).fill({ status, number }));
};
const yearNow = () => jstDate(now()).slice(0, 4);
/** The number of this year's invoices, from the counter. */
const counted = async (): Promise<number> => Number((await runtime().db.doc(`invoiceCounters/${yearNow()}`).get()).get('last') ?? 0);
const nth = (number: string): number => Number(number.slice(5));

test('the preview shows the sums and no address', async () => {
  const preview = await call<InvoicePreview>(cast.office, 'bills', { type: 'preview', clientId: cast.client.uid, month });
  expect(preview).toMatchObject({ sums: { total: 33_005 }, faults: [], hasIssuer: true });
  expect(preview.lines.map(({ net }) => net).sort()).toEqual([10_000, 20_005]);
  expect(JSON.stringify(preview)).not.toContain('神宮前');
  expect((await refusal(call(cast.client, 'bills', { type: 'preview', clientId: cast.client.uid, month }))).details).toMatchObject({
    code: 'permission-denied',
  });
});

test('of two members who issue at once one succeeds, and no number is skipped', async () => {
  const before = await counted();
  const { uid } = cast.client;
  const wrong = await refusal(issue(cast.office, uid, { expected: { count: 2, total: 33_006 } }));
  expect(wrong.details).toMatchObject({ code: 'bills-changed', count: 2, total: 33_005 });
  const outcomes = await Promise.allSettled([issue(cast.office, uid), issue(other, uid), issue(cast.office, uid), issue(other, uid)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.details?.code] : []));
  // The code depends on how many of the two deals are claimed at that time: none, one or both.
  expect(['invoice-exists', 'bills-changed', 'nothing-to-bill']).toEqual(expect.arrayContaining(codes));
  const [issued, ...others] = await invoicesOf(uid);
  expect(others).toEqual([]);
  expect(nth(issued?.number ?? '')).toBe(before + 1);
  expect(await counted()).toBe(before + 1);
  await whenBilled(issued?.number ?? null);
});

test('a repeated command gets the same answer and issues nothing', async () => {
  const [{ id }] = (await invoicesOf(cast.client.uid)) as [InvoiceDocument];
  const [{ meta }] = (await eventsOf(`invoice-${id}`)) as [{ meta: { commandId: string; actor: { uid: string } } }];
  const before = await counted();
  const sender = meta.actor.uid === other.uid ? other : cast.office;
  const again = await send(sender, 'invoices', { type: 'issue', clientId: cast.client.uid, month, expected }, meta.commandId);
  expect(again).toEqual({ streamId: `invoice-${id}`, version: 1 });
  expect(await counted()).toBe(before);
});

test('holds its bills until it is void', async () => {
  const [{ id, number }] = (await invoicesOf(cast.client.uid)) as [InvoiceDocument];
  const byHand = (type: string, more: object = {}) => send(cast.office, 'offers', { type, offerId, ...more });
  expect((await refusal(byHand('reopenBill', { reason: '番号を直すため' }))).details).toMatchObject({ code: 'bill-invoiced' });
  await send(cast.office, 'invoices', { type: 'void', invoiceId: id, reason: '宛名の誤り' });
  await whenBilled(null);
  expect((await refusal(byHand('claimBill', { billId: number }))).details).toMatchObject({ code: 'bill-number-reserved' });
  expect((await whenMail(cast.client, '請求書を無効にしました')).subject).toContain(number);
});

test('a correction is a new invoice that names the void one; parallel invoices get consecutive numbers', async () => {
  const before = await counted();
  await Promise.all([
    issue(cast.office, cast.client.uid),
    issue(other, second.uid, { expected: { count: 1, total: 7_700 } }),
    expect(issue(other, second.uid, { expected: { count: 1, total: 7_701 } })).rejects.toThrow(),
  ]);
  const [first, corrected] = (await invoicesOf(cast.client.uid)) as [InvoiceDocument, InvoiceDocument];
  const [beside] = (await invoicesOf(second.uid)) as [InvoiceDocument];
  expect([nth(corrected.number), nth(beside.number)].sort()).toEqual([before + 1, before + 2].sort());
  expect([first.status, corrected.status, corrected.replaces]).toEqual(['VOIDED', 'ISSUED', first.number]);
  await whenBilled(corrected.number);
  // Each line names its cast.
  const { lines, casts } = await document<InvoiceDocument>(`invoices/${corrected.number}`, (found) => (found.casts ?? []).length > 0);
  const names = await Promise.all(lines.map(async ({ talentId }) => (await runtime().db.doc(`talents/${talentId}`).get()).get('name')));
  expect([casts, names.every((name) => name.length > 0)]).toEqual([names, true]);
});

test('payments are recorded, struck and recorded again; the system and the office remind of missing ones', async () => {
  const { id, number, dueAt } = (await invoicesOf(cast.client.uid)).at(-1) as InvoiceDocument;
  const act = (type: string, more: object = {}) => send(cast.office, 'invoices', { type, invoiceId: id, ...more });
  const pay = (yen: number) => act('recordPayment', { yen, at: jstDate(now()), payer: 'カ）ヒカリキカク' });
  const hasStatus = (status: string) => document<InvoiceDocument>(`invoices/${number}`, (found) => found.status === status);
  const { streamId } = await pay(33_005);
  await hasStatus('PAID');
  expect((await refusal(act('void', { reason: '誤り' }))).details).toMatchObject({ code: 'invoice-paid' });
  const [payment] = (await runtime().db.doc(`officeInvoices/${number}`).get()).get('payments');
  await act('strikePayment', { paymentId: payment.id, reason: '別の請求書への入金' });
  await hasStatus('ISSUED');
  const then = { ...runtime(), now: () => dueAt };
  const overdue = { aggregate: invoice, entityId: id, command: { type: 'overdue' }, commandId: randomUUID(), sender: 'system' } as const;
  await announce(then, await executeCommand(then, overdue));
  await hasStatus('OVERDUE');
  await act('remind');
  expect((await whenMail(cast.client, 'お支払いのお願い')).text).toContain('33,005');
  // Two members import the same statement: its line is recorded once, on any invoice.
  const [{ id: beside }] = (await invoicesOf(second.uid)) as [InvoiceDocument];
  const line = { yen: 33_005, at: jstDate(now()), payer: 'カ）ヒカリキカク', nth: 1, balance: 500_000 };
  const record = (by: Person, invoiceId: string, more: object = {}) =>
    send(by, 'invoices', { type: 'recordPayment', ...line, ...more, invoiceId });
  await record(cast.office, id);
  for (const invoiceId of [id, beside])
    expect((await refusal(record(other, invoiceId, { payer: 'ｶ)ﾋｶﾘｷｶｸ', balance: null }))).details).toMatchObject({
      code: 'payment-known',
    });
  // A file in another order begins with another payer of the same day and amount.
  const deposits = [{ ...line, payer: 'カ）ホシノ' }, line, { ...line, balance: 600_000 }];
  expect(await call(other, 'bills', { type: 'recorded', deposits })).toEqual([null, number, null]);
  await hasStatus('PAID');
  expect(streamId).toBe(`invoice-${id}`);
});

test('credit notes have numbers without gaps, also in parallel; a refused one takes no number', async () => {
  const [{ id, number }] = (await invoicesOf(second.uid)) as [InvoiceDocument];
  const last = async () => Number((await runtime().db.doc(`invoiceCounters/CR-${yearNow()}`).get()).get('last') ?? 0);
  const before = await last();
  const credit = (net: number, by: Person = cast.office) =>
    send(by, 'invoices', {
      type: 'credit',
      invoiceId: id,
      rates: [{ percent: 10, net }],
      reason: '拘束時間が短かったため',
      remark: '時間の短縮',
    });
  expect((await refusal(credit(7_001))).details).toMatchObject({ code: 'invalid-argument', fields: { net: expect.any(String) } });
  expect((await refusal(credit(1, second))).details).toMatchObject({ code: 'permission-denied' });
  await Promise.all([credit(1_000), credit(2_000, other)]);
  expect(await last()).toBe(before + 2);
  const found = await document<InvoiceDocument>(`invoices/${number}`, ({ credits }) => credits.length === 2);
  const numbers = found.credits.map((each) => Number(each.number.slice(8)));
  expect([numbers.sort(), found.credited, JSON.stringify(found).includes('拘束時間')]).toEqual([[before + 1, before + 2], 3_300, false]);
  expect((await refusal(send(cast.office, 'invoices', { type: 'void', invoiceId: id, reason: '誤り' }))).details).toMatchObject({
    code: 'invoice-credited',
  });
  expect((await whenMail(second, '返還請求書を発行しました')).text).toContain('減額');
});

describe('as a PDF', () => {
  const asked = (by: Pick<Person, 'token'> | null, body: object) =>
    level().request(`${addressOf('invoiceFiles')}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(by && { Authorization: `Bearer ${by.token}` }) },
      body: JSON.stringify(body),
    });
  const refused = async (by: Pick<Person, 'token'> | null, body: object) => {
    const answer = await asked(by, body);
    const { error } = (await answer.json()) as { error: { details: { code: string } } };
    return [answer.status, error.details.code];
  };
  const textOf = async (answer: Response): Promise<string> =>
    (await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), { mergePages: true })).text;
  const numbers = async () => (await invoicesOf(cast.client.uid)).map(({ number }) => number) as [string, string];

  test('an invoice is for its client and the office, with equal bytes, as a download', async () => {
    const [voided, standing] = await numbers();
    const [own, office] = await Promise.all([cast.client, cast.office].map((by) => asked(by, { number: standing })));
    expect(Object.fromEntries((own as Response).headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`${encodeURIComponent('請求書')}_${standing}.pdf`),
      'cache-control': 'private, no-store',
    });
    const text = await textOf(own as Response);
    expect(await textOf(office as Response)).toBe(text);
    for (const said of ['¥33,005', '登録番号', `無効にした請求書 ${voided}`]) expect(text).toContain(said);
    expect(await textOf(await asked(cast.client, { number: voided }))).toContain(`訂正後の請求書：${standing}`);
  });

  test('a valid payment has a receipt, a struck one has none', async () => {
    const [, number] = await numbers();
    const text = await textOf(await asked(cast.client, { number, receipt: 2 }));
    for (const said of ['領収書', `${number}-2`, '¥33,005', '但し']) expect(text).toContain(said);
    expect(await refused(cast.client, { number, receipt: 1 })).toEqual([404, 'not-found']);
    expect(await refused(cast.client, { number, receipt: 0 })).toEqual([400, 'invalid-argument']);
    expect(await refused(second, { number, receipt: 2 })).toEqual([403, 'permission-denied']);
  });

  test('a credit note is readable with its invoice, for that client only', async () => {
    const [{ number, credits }] = (await invoicesOf(second.uid)) as [InvoiceDocument];
    const [, newest] = credits;
    const text = await textOf(await asked(second, { number, credit: newest?.number }));
    for (const said of ['返還請求書', newest?.number ?? '', `請求書 ${number}`, '▲¥', '時間の短縮', '登録番号 T', '10%対象'])
      expect(text).toContain(said);
    expect(await refused(second, { number, credit: 'CR-1999-0001' })).toEqual([404, 'not-found']);
    expect(await refused(cast.client, { number, credit: newest?.number })).toEqual([403, 'permission-denied']);
  });

  test('others are refused and do not learn whether the number exists', async () => {
    const [number] = await numbers();
    const reviewer = await newOffice();
    const duties = { type: 'setDuties', uid: reviewer.uid, roles: ['review'], approvalLimit: null, reason: '担当の変更' };
    await send(cast.office, 'accounts', duties);
    for (const stranger of [second, cast.talent]) {
      expect(await refused(stranger, { number })).toEqual([403, 'permission-denied']);
      expect(await refused(stranger, { number: '1999-0001' })).toEqual([403, 'permission-denied']);
    }
    expect(await refused(reviewer, { number })).toEqual([403, 'role-missing']);
    expect(await refused(null, { number })).toEqual([401, 'unauthenticated']);
    expect(await refused(cast.office, { number: '1999-0001' })).toEqual([404, 'not-found']);
    expect(await refused(cast.office, { number: '../users' })).toEqual([400, 'invalid-argument']);
  });
});

test('invoices are found by day, amount and client together, page by page', async () => {
  const today = jstDate(now());
  const found = async (search: Partial<InvoiceSearch>, clientIds: readonly string[] | null, limit = 50) => {
    const {
      collection,
      where,
      orderBy: order,
    } = selectionOf({ since: '', until: '', from: '', to: '', company: '', ...search }, clientIds);
    let query: Query = runtime().db.collection(collection);
    for (const [field, operator, value] of where) query = query.where(field, operator, value);
    const ordered = query.orderBy(order[0], order[1]);
    const numbers: string[] = [];
    let page = await ordered.limit(limit).get();
    while (page.docs.length > 0) {
      numbers.push(...page.docs.map((each) => each.get('number') as string));
      page = await ordered.startAfter(page.docs.at(-1)).limit(limit).get();
    }
    return numbers;
  };
  const ofClient = (await invoicesOf(cast.client.uid)).map(({ number }) => number);
  const [{ number: beside }] = (await invoicesOf(second.uid)) as [InvoiceDocument];
  const both = [cast.client.uid, second.uid];
  expect((await found({ since: today, until: today, from: '7,700', to: '33,005' }, both, 1)).sort()).toEqual([...ofClient, beside].sort());
  expect(await found({ since: today, until: today, from: '7,701' }, [second.uid])).toEqual([]);
  expect((await found({ since: today, until: today, from: '7,701', to: '33,005' }, both)).sort()).toEqual([...ofClient].sort());
  expect(await found({ until: '2020-01-01', to: '33,005' }, null)).toEqual([]);
  expect(await found({ since: today, to: '7,700' }, null)).toContain(beside);
});

describe('for accounting', () => {
  const filter = { month, clientId: null, status: null };
  const fileOf = async (table: AccountingTable) => {
    const exportId = randomUUID();
    const bytes = await exportedBytes(cast.office, { filter, encoding: 'SHIFT_JIS', table, exportId });
    return { cells: await cellsOf(bytes, 'SHIFT_JIS'), record: await call(cast.office, 'bills', { type: 'exported', exportId }) };
  };

  test.each(['FREEE', 'MONEY_FORWARD', 'YAYOI'] as const)(
    'a month has its valid invoices in the columns of %s, and is recorded',
    async (table) => {
      const [voided, standing] = (await invoicesOf(cast.client.uid)) as [InvoiceDocument, InvoiceDocument];
      const { cells, record } = await fileOf(table);
      const titles = accountingColumns[table].map(([title]) => title);
      const rows = table === 'YAYOI' ? cells : cells.slice(1);
      if (table !== 'YAYOI') expect(cells[0]).toEqual(titles);
      const [row, ...others] = rows.filter((each) => each.some((cell) => String(cell).includes(standing.number)));
      expect([row?.length, others]).toEqual([titles.length, []]);
      expect(row).toEqual(expect.arrayContaining(['33005', '3000', '2027/03/31', '売上高']));
      expect(JSON.stringify(cells)).toContain('株式会社あおぞら映像');
      expect(JSON.stringify(cells)).not.toContain(voided.number);
      expect(record).toMatchObject({ table, month, encoding: 'SHIFT_JIS', count: rows.length });
    },
  );

  test.each(['FREEE_RECEIPTS', 'MONEY_FORWARD_RECEIPTS', 'YAYOI_RECEIPTS'] as const)(
    'the receipts and credit notes of a month in %s add up to the log',
    async (table) => {
      const paidIn = jstMonth(now());
      const exportId = randomUUID();
      const bytes = await exportedBytes(cast.office, { filter: { ...filter, month: paidIn }, encoding: 'SHIFT_JIS', table, exportId });
      const cells = await cellsOf(bytes, 'SHIFT_JIS');
      const titles = accountingColumns[table].map(([title]) => title);
      const place = (title: string) => titles.findIndex((each) => each.startsWith(title));
      const rows = accountingTitles(table).length > 0 ? cells.slice(1) : cells;
      /** What an account gained (yen). */
      const gained = (account: string) =>
        rows.reduce((sum, row) => {
          const signs = { 借方: 1, 貸方: -1 };
          const sides = (['借方', '貸方'] as const).filter((side) => row[place(`${side}勘定科目`)] === account);
          return sides.reduce((all, side) => all + signs[side] * Number(row[place(`${side}金額`)]), sum);
        }, 0);
      const events = (await Promise.all((await allInvoices()).map(({ id }) => eventsOf(`invoice-${id}`)))).flat();
      const struck = events.flatMap(({ type, data }) => (type === 'InvoicePaymentStruck' ? [data.paymentId] : []));
      const received = events.flatMap(({ type, data }) =>
        type === 'InvoicePaymentRecorded' && !struck.includes(data.paymentId) && data.at.startsWith(paidIn) ? [data.yen] : [],
      );
      const credited = events.flatMap(({ type, data }) => (type === 'InvoiceCredited' ? [data.total] : []));
      const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, yen) => sum + yen, 0);
      expect(rows.length).toBeGreaterThan(2);
      expect([gained('普通預金'), gained('売上高'), gained('売掛金')]).toEqual([
        sumOf(received),
        sumOf(credited),
        -sumOf(received) - sumOf(credited),
      ]);
    },
  );

  test('a file is for one month, in the common encoding, and for the office only', async () => {
    const ask = (more: object, by: Person = cast.office) =>
      requestExport(by, { filter, encoding: 'SHIFT_JIS', table: 'YAYOI', ...more }).then(({ status }) => status);
    expect(await Promise.all([ask({ encoding: 'UTF-8' }), ask({ filter: { ...filter, month: null } }), ask({}, cast.client)])).toEqual([
      400, 400, 403,
    ]);
  });
});
