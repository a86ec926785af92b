import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Bill, type BillTotals, billColumns } from '#domain/deal/billRow.ts';
import { entry } from '#domain/entry/entry.ts';
import { offer } from '#domain/offer/offer.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import { grantOffice } from '#functions/officeGrant.ts';
import { announce } from '#functions/outbox/announce.ts';
import { runtime } from '#functions/runtime.ts';
import { call, refusal, send } from '#tests/support/callables.ts';
import { newOffer } from '#tests/support/deals.ts';
import { decidingEntry } from '#tests/support/entries.ts';
import { eventsOf } from '#tests/support/log.ts';
import { type Cast, document, newCast, newOffice, newTalent, type Person } from '#tests/support/people.ts';

type Filter = { month: string | null; clientId: string | null; status: string | null };
type Page = { bills: Bill[]; next: unknown };

const march = Date.parse('2027-03-31T23:59:59.999+09:00');
const april = Date.parse('2027-04-01T00:00:00+09:00');

let cast: Cast;
let filter: Filter;
beforeAll(async () => {
  cast = await newCast();
  await send(cast.client, 'clients', { type: 'saveProfile', ...profile });
  await send(cast.office, 'clients', { type: 'setBillClientId', uid: cast.client.uid, billClientId: '00042' });
  filter = { month: null, clientId: cast.client.uid, status: null };
  // Three of them end in the same millisecond, one of them after March.
  await Promise.all([closedOffer(10_000, march), closedOffer(20_000, march), closedOffer(30_000, april), closedEntry(40_000, march)]);
});

const profile = {
  ...{
    clientType: 'CORPORATION',
    name: '𠮷田 髙志',
    kana: 'ヨシダ タカシ',
    thumbnail: null,
    department: '=cmd|calc',
    position: '',
    worksUrl: '',
  },
  company: {
    ...{ name: '株式会社"あおぞら",映像', kana: 'アオゾラ', phone: '0312345678' },
    address: { postalCode: '0010001', prefecture: '東京都', city: '渋谷区', street: '神宮前1−2〜3', buildingName: '' },
  },
};

/** Lets a deal's end come: what the clock does at that time. */
const close = async (aggregate: typeof offer | typeof entry, entityId: string, at: number, path: string) => {
  const then = { ...runtime(), now: () => at };
  await announce(
    then,
    await executeCommand(then, { aggregate, entityId, command: { type: 'close' }, commandId: randomUUID(), sender: 'system' }),
  );
  await document(path, ({ closedAt }: { closedAt: number | null }) => closedAt !== null);
  return entityId;
};
const closedOffer = async (fee: number, at: number): Promise<string> => {
  const talent = await newTalent(cast.office);
  const { offerId, path } = await newOffer({ ...cast, talent }, at, fee);
  await send(talent, 'offers', { type: 'accept', offerId });
  await send(cast.office, 'offers', { type: 'adminApprove', offerId });
  await send(cast.client, 'offers', { type: 'approve', offerId });
  return close(offer, offerId, at, path);
};
const closedEntry = async (fee: number, at: number): Promise<string> => {
  const made = await decidingEntry({ ...cast, talent: await newTalent(cast.office) });
  await send(cast.client, 'entries', { type: 'approve', entryId: made.entryId, fee, scheduleToClose: at });
  return close(entry, made.entryId, at, made.path);
};

const page = (sender: Person, wanted: Partial<Filter> = {}, more: object = {}) =>
  call<Page>(sender, 'bills', { type: 'page', filter: { ...filter, ...wanted }, ...more });
const totals = (wanted: Partial<Filter> = {}) =>
  call<BillTotals>(cast.office, 'bills', { type: 'totals', filter: { ...filter, ...wanted } });
const download = (sender: Person | null, wanted: Partial<Filter> = {}, encoding = 'UTF-8', exportId = randomUUID()) =>
  fetch(`${process.env.FUNCTIONS_BASE_URL}/billExports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(sender && { Authorization: `Bearer ${sender.token}` }) },
    body: JSON.stringify({ exportId, filter: { ...filter, ...wanted }, encoding }),
  });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

/** Reads CSV as RFC 4180 says, a character at a time: knows nothing of how it is written. */
const parseCsv = (text: string): string[][] => {
  const rows: string[][] = [[]];
  let [cell, quoted] = ['', false];
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const [here, next] = [text[at], text[at + 1]];
    if (quoted && here === '"' && next === '"') cell += text[++at];
    else if (here === '"') quoted = !quoted;
    else if (!quoted && here === ',') endCell();
    else if (!quoted && here === '\r' && next === '\n') {
      endCell();
      rows.push([]);
      at++;
    } else cell += here;
  }
  return rows.slice(0, -1);
};
const columnOf = (title: string) => billColumns.findIndex(([each]) => each === title);
const read = (text: string) => {
  const [head, ...rows] = parseCsv(text);
  return { head, rows, cell: (row: number, title: string) => rows[row]?.[columnOf(title)] };
};

/** What the log says of the client's deals that were closed before a moment: number and fee. */
const closedInLog = async (before: number) => {
  const { bills } = await page(cast.office);
  const events = (await Promise.all(bills.map(({ kind, id }) => eventsOf(`${kind}-${id}`)))).flat();
  return events
    .filter(({ type, meta }) => /^(Offer|Entry)Closed$/.test(type) && meta.recordedAt < before)
    .map(({ streamId, data }) => [streamId.replace(/^\w+-/, ''), String(data.fee)])
    .sort();
};

describe('the list of bills', () => {
  test('ends a month at 24:00 in Japan, and its totals are those of its rows', async () => {
    const { bills } = await page(cast.office, { month: '2027-03' });
    expect(bills.map(({ fee }) => fee).sort()).toEqual([10_000, 20_000, 40_000]);
    expect(await totals({ month: '2027-03' })).toEqual({ count: 3, total: 70_000 });
    expect(await totals({ month: '2027-04' })).toEqual({ count: 1, total: 30_000 });
    expect(await totals({ month: '2027-02' })).toEqual({ count: 0, total: 0 });
    expect(await totals({ status: 'CLAIMED' })).toEqual({ count: 0, total: 0 });
  });

  test('comes in pages without a gap, also between deals that closed in the same millisecond', async () => {
    const whole = await page(cast.office);
    const found: Bill[] = [];
    for (let after: unknown = null, more = true; more; ) {
      const { bills, next } = await page(cast.office, {}, { limit: 1, after });
      found.push(...bills);
      after = next;
      more = next !== null;
    }
    expect(found).toEqual(whole.bills);
    expect(found).toHaveLength(4);
  });

  test('is the office’s alone, and of who is of the office now', async () => {
    const removed = await newOffice();
    await page(removed);
    await grantOffice(runtime(), removed.uid, removed.email, true);
    for (const other of [removed, cast.client, cast.talent]) {
      expect((await refusal(page(other))).details?.code).toBe('permission-denied');
      expect((await download(other)).status).toBe(403);
    }
    expect((await download(null)).status).toBe(401);
  });
});

describe('an export', () => {
  test('holds what the log says, in UTF-8', async () => {
    const bytes = await bytesOf(await download(cast.office, { month: '2027-03' }));
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const { head, rows, cell } = read(new TextDecoder().decode(bytes));
    expect(head).toEqual(billColumns.map(([title]) => title));
    expect(rows.map((row) => [row[columnOf('取引番号')], row[columnOf('報酬')]]).sort()).toEqual(await closedInLog(april));
    expect([cell(0, '請求先番号'), cell(0, '郵便番号'), cell(0, '完了日')]).toEqual(['00042', '0010001', '2027-03-31']);
    expect([cell(0, '会社名'), cell(0, '部署'), cell(0, '担当者名')]).toEqual(['株式会社"あおぞら",映像', "'=cmd|calc", '𠮷田 髙志']);
  });

  test('replaces in Shift_JIS what that lacks, and says what; rows and totals are the same', async () => {
    const exportId = randomUUID();
    const bytes = await bytesOf(await download(cast.office, {}, 'SHIFT_JIS', exportId));
    const { rows, cell } = read(new TextDecoder('shift_jis').decode(bytes));
    expect(rows.map((row) => [row[columnOf('取引番号')], row[columnOf('報酬')]]).sort()).toEqual(
      await closedInLog(Number.POSITIVE_INFINITY),
    );
    expect(cell(0, '担当者名')).toBe('〓田 髙志');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(await call(cast.office, 'bills', { type: 'exported', exportId })).toMatchObject({
      ...{ count: 4, total: 100_000, sha256, replaced: ['𠮷'], encoding: 'SHIFT_JIS', clientId: cast.client.uid },
    });
  });

  test('is the same, byte for byte, as long as nothing changes; and shows what the office did since', async () => {
    const first = await bytesOf(await download(cast.office));
    expect(await bytesOf(await download(cast.office))).toEqual(first);
    const [bill] = (await page(cast.office)).bills as [Bill];
    const [callable, named] = bill.kind === 'offer' ? ['offers', { offerId: bill.id }] : ['entries', { entryId: bill.id }];
    await send(cast.office, callable as string, { type: 'claimBill', ...named, billId: '0007' });
    await document(`jobs/${bill.jobId}/${callable}/${bill.id}`, ({ billId }: { billId: string }) => billId === '0007');
    expect((await refusal(send(cast.client, callable as string, { type: 'changeFee', ...named, fee: 1 }))).details?.code).toBe(
      'status-conflict',
    );
    const { rows, cell } = read(new TextDecoder().decode(await bytesOf(await download(cast.office, { status: 'CLAIMED' }))));
    expect(rows).toHaveLength(1);
    expect([cell(0, '請求番号'), cell(0, '請求の状態'), cell(0, '報酬')]).toEqual(['0007', '請求済み', String(bill.fee)]);
  });
});
