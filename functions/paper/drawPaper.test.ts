import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { invoicePaper, type PrintedInvoice, receiptPaper } from '#domain/money/invoice/papers.ts';
import type { PayoutEvent } from '#domain/money/payout/events.ts';
import { payoutPaper } from '#domain/money/payout/payoutPaper.ts';
import { yearPaper } from '#domain/money/payout/yearPaper.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { billTo, invoiceIssued, issuer } from '#domain/testing/invoices.ts';
import { fixedWith, sums } from '#domain/testing/payoutSamples.ts';
import { drawPaper } from './drawPaper.ts';

const { data } = invoiceIssued as Extract<typeof invoiceIssued, { type: 'InvoiceIssued' }>;
const printed: PrintedInvoice = { ...data, voidedAt: null };
const drawn = (change: Partial<PrintedInvoice> = {}, successor: string | null = null) =>
  drawPaper(invoicePaper({ ...printed, ...change }, successor));

/** The texts of each page, read with a library that we do not use to write. */
const pagesOf = async (bytes: Uint8Array): Promise<string[]> => {
  // The library detaches the buffer, so it gets a copy.
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
};

test('the PDF of a statement says how the sum adds up, with the same bytes in every run', async () => {
  const { data } = fixedWith() as Extract<PayoutEvent, { type: 'PayoutFixed' }>;
  const printed = { ...data, agreedAt: null, agreedBy: null, to: null, day: null };
  const made = () => drawPaper(payoutPaper(printed, issuer));
  const [first, second] = [await made(), await made()];
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  const [page, ...more] = await pagesOf(first);
  expect(more).toEqual([]);
  const facts = ['支払通知書', '山田 花子 様', '登録番号 T1234567890123', issuer.name, '10/17', '店頭イベントの司会', '¥45,000'];
  const sums = ['報酬の合計（税抜）', '¥75,000', '¥7,500', '源泉徴収税 ▲¥7,657', '振り込む額 ¥74,843', '2026年11月30日(月)'];
  for (const said of [...facts, ...sums, '同意されたものとみなします', '仕入明細書']) expect(page).toContain(said);
  expect(page).not.toContain('対象（税抜）');
});

describe("the PDF of a cast's year", () => {
  const about = { name: '山田 花子', registration: 'T1234567890123', isCompany: false };
  const stated = (month: string, paidOn: string | null) => {
    const status = paidOn === null ? ('AGREED' as const) : ('PAID' as const);
    return { ...sums, ...about, month, status, paidOn, updatedAt: NOON };
  };
  const months = Array.from({ length: 12 }, (_, at) => `2026-${`${at + 1}`.padStart(2, '0')}`);
  const made = (payouts = [stated('2026-09', '2026-10-30'), stated('2026-10', null)]) => drawPaper(yearPaper('2026', payouts, issuer));

  test('has the months, the sums, payer and payee, with the same bytes in every run and order', async () => {
    const [first, second] = [await made(), await made([stated('2026-10', null), stated('2026-09', '2026-10-30')])];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
    const [page, ...more] = await pagesOf(first);
    expect(more).toEqual([]);
    const parties = ['年間のお支払い', '2026年1月から12月まで', '山田 花子 様', '登録番号 T1234567890123', issuer.name];
    const rows = [
      '2026年9月 ¥75,000 ¥7,500 ¥0 ▲¥7,657 ¥74,843 2026/10/30',
      '2026年10月 ¥75,000 ¥7,500 ¥0 ▲¥7,657 ¥74,843 同意済み',
      '合計 ¥150,000 ¥15,000 ¥0 ▲¥15,314 ¥149,686',
      'うち支払済 ¥75,000 ¥7,500 ¥0 ▲¥7,657 ¥74,843',
    ];
    for (const said of [...parties, ...rows, '振り込んだ額 ¥74,843', '源泉徴収税 ¥7,657', '支払調書ではありません'])
      expect(page).toContain(said);
  });

  test('with twelve months is one page, and leaves other years out', async () => {
    const pages = await pagesOf(await made([...months.map((month) => stated(month, '2026-12-25')), stated('2025-12', '2026-01-30')]));
    expect(pages).toHaveLength(1);
    for (const month of months) expect(pages[0]).toContain(`${month.slice(0, 4)}年${Number(month.slice(5))}月 ¥75,000`);
    expect(pages[0]).toContain('合計 ¥900,000');
    expect(pages[0]).not.toContain('2025年12月');
  });
});

describe('the PDF of an invoice', () => {
  test('has everything that a qualified invoice needs', async () => {
    const [page, ...more] = await pagesOf(await drawn());
    expect(more).toEqual([]);
    const parties = [`${billTo.company} 御中`, issuer.name, issuer.address, '登録番号 T7123456789012', issuer.bank];
    const facts = [
      '請求書',
      '2026-0001',
      '2026年11月20日(金)',
      '2026年12月4日(金)',
      '¥71,505',
      '10/31',
      '舞台の出演',
      '¥40,000',
      '¥25,005',
    ];
    for (const said of [...parties, ...facts, '10%対象', '¥65,005', '¥6,500', '1 / 1ページ']) expect(page).toContain(said);
    expect(page).not.toContain('無効');
  });

  test('has the same bytes in every run, dated by the issue', async () => {
    const [first, second] = [await drawn(), await drawn()];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
    expect(Buffer.from(first).equals(Buffer.from(await drawn({ number: '2026-0002' })))).toBe(false);
    const { info } = await getMeta(await getDocumentProxy(first.slice()), { parseDates: true });
    expect([info.CreationDate, info.ModDate].map(Number)).toEqual([printed.issuedAt, printed.issuedAt].map((at) => at - (at % 1_000)));
  });

  test('with more lines than a page has each line once', async () => {
    const lines = Array.from({ length: 40 }, (_, nth) => ({
      deal: `offer-${nth}`,
      day: '2026-10-31',
      net: 1_000,
      percent: 10,
      cancelled: nth === 7,
      service: false,
      extra: null,
    }));
    const pages = await pagesOf(await drawn({ lines, titles: lines.map((_, nth) => `お仕事その${nth}号`) }));
    expect(pages).toHaveLength(2);
    expect(pages.map((page, index) => page.includes(`${index + 1} / 2ページ`))).toEqual([true, true]);
    const found = [...pages.join(' ').matchAll(/お仕事その(\d+)号/g)].map(([, nth]) => Number(nth));
    expect(found).toEqual(lines.map((_, nth) => nth));
    expect(pages.join(' ')).toContain('お仕事その7号（取消料）');
  });

  test('that is void is marked on each page, with the invoice that replaces it', async () => {
    const [page] = await pagesOf(await drawn({ voidedAt: printed.issuedAt + 1 }, '2026-0002'));
    expect(page?.match(/無効/g)?.length).toBe(2);
    expect(page).toContain('訂正後の請求書：2026-0002');
    expect(page).not.toContain(issuer.bank);
  });

  test('has the characters of names that Shift_JIS lacks, leaves out selectors, and has 〓 for what no font has', async () => {
    const [page] = await pagesOf(await drawn({ billTo: { ...billTo, company: '髙﨑濵德企画𠮷葛\u{E0100}🎉' } }));
    expect(page).toContain('髙﨑濵德企画𠮷葛〓 御中');
  });

  test('of a client who left says so and has no address', async () => {
    const [page] = await pagesOf(await drawn({ billTo: null, titles: null }));
    for (const said of ['退会した会員', 'お仕事']) expect(page).toContain(said);
    expect(page).not.toContain(billTo.company);
  });
});

describe('the PDF of a receipt', () => {
  test('can be read again, with the same bytes each time', async () => {
    const receipt = () => drawPaper(receiptPaper(printed, { nth: 1, yen: 40_000, on: '2026-11-25' }));
    const bytes = await receipt();
    expect(Buffer.from(bytes).equals(Buffer.from(await receipt()))).toBe(true);
    const [page] = await pagesOf(bytes);
    for (const said of ['領収書', '2026-0001-1', '¥40,000', '2026年11月25日(水)', '登録番号 T7123456789012', '但し、', '¥3,636'])
      expect(page).toContain(said);
  });
});
