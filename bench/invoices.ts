import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { invoiceOf } from '#domain/kernel/consumptionTax.ts';
import { invoicePaper, type PrintedInvoice } from '#domain/money/invoice/papers.ts';
import { drawPaper } from '#functions/paper/drawPaper.ts';
import { peak } from './peak.ts';
import { timed } from './statistics.ts';

const { values } = parseArgs({ options: { invoices: { type: 'string', default: '1000' } } });
const COUNT = Number(values.invoices);
const BOUND = { ms: MINUTE, mb: 300 } as const;

const kanji = [...'株式会社髙﨑濵德映像企画制作部東京都渋谷区神南春夏秋冬市民合唱団舞台司会朗読撮影放送劇場'];
/** Different characters for each invoice, so that each needs other glyphs. */
const words = (seed: number, length: number): string =>
  Array.from({ length }, (_, nth) => kanji[(seed * 7 + nth * 13) % kanji.length]).join('');

const printed = (nth: number): PrintedInvoice => {
  // Mostly a few lines, sometimes several sheets.
  const count = nth % 50 === 0 ? 300 : 1 + (nth % 12);
  const lines = Array.from({ length: count }, (_, line) => ({
    deal: `offer-${line}`,
    day: '2026-10-31',
    net: 10_000 + line,
    percent: 10,
    cancelled: line % 9 === 8,
    service: false,
    extra: null,
  }));
  const { rates, net, tax, total } = invoiceOf(lines);
  return {
    number: `2026-${String(nth).padStart(4, '0')}`,
    month: '2026-10',
    lines,
    rates: [...rates],
    net,
    tax,
    total,
    titles: lines.map((_, line) => words(nth + line, 24)),
    issuer: { name: words(nth, 12), address: words(nth, 30), registrationNumber: 'T7123456789012', bank: words(nth, 20) },
    billTo: {
      company: words(nth + 1, 14),
      department: words(nth + 2, 6),
      name: words(nth + 3, 5),
      postalCode: '1500041',
      prefecture: '東京都',
      city: words(nth, 5),
      street: '1-1-1',
      buildingName: words(nth, 10),
    },
    issuedAt: 1_795_143_600_000,
    dueAt: 1_796_396_399_999,
    voidedAt: null,
    replaces: null,
  };
};

console.log(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}; ${COUNT} invoices of 1 to 300 lines`);
let [bytes, ms] = [0, 0];
const memory = await peak(async () => {
  ms = await timed(async () => {
    for (let nth = 1; nth <= COUNT; nth++) bytes += (await drawPaper(invoicePaper(printed(nth), null))).byteLength;
  });
});
console.log(`${(ms / 1000).toFixed(1)} s, ${memory.toFixed(0)} MB more, ${Math.round(bytes / COUNT)} bytes each`);
const isWithin = ms <= BOUND.ms && memory <= BOUND.mb;
console.log(isWithin ? 'within the bound' : `beyond the bound of ${BOUND.ms / 1000} s and ${BOUND.mb} MB`);
process.exitCode = isWithin ? 0 : 1;
