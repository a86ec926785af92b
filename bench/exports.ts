import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { billEncodings } from '#domain/office/audit/fields.ts';
import type { ExportTable, TablePage } from '#functions/files/exportTables.ts';
import { startStack } from '#local/stack.ts';
import { peak } from './peak.ts';
import { timed } from './statistics.ts';

const { values } = parseArgs({ options: { deals: { type: 'string', default: '3000' } } });
const deals = Number(values.deals);
const CLIENTS = 1_000;
const ROWS = 100_000;

console.log(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}; ${deals} bills of ${CLIENTS} clients`);
const stack = await startStack({ ports: 'free', schedules: false });
Object.assign(process.env, stack.env);
try {
  const { localRuntime } = await import('#local/runtime.ts');
  const { seedBills } = await import('./bills.ts');
  const { billTable } = await import('#functions/files/exportTables.ts');
  const { exportBills } = await import('#functions/files/exportTables.ts');
  const { readClientMonths } = await import('#functions/reads/clientMonths.ts');
  const { billProfiles } = await import('#functions/reads/billProfiles.ts');
  const runtime = localRuntime();
  let month = '';
  const seeding = await timed(async () => {
    month = await seedBills(runtime, deals, CLIENTS);
  });
  console.log(`seeded in ${(seeding / 1000).toFixed(1)} s`);
  const filter = { month, clientId: null, status: null };

  const measure = async (name: string, rows: () => AsyncGenerator<Uint8Array, { count: number }>): Promise<void> => {
    let [bytes, count, ms] = [0, 0, 0];
    const memory = await peak(async () => {
      ms = await timed(async () => {
        const pages = rows();
        let page = await pages.next();
        for (; !page.done; page = await pages.next()) bytes += page.value.byteLength;
        count = page.value.count;
      });
    });
    console.log(
      `${name.padEnd(28)} ${String(count).padStart(7)} rows ${ms.toFixed(0).padStart(7)} ms ${memory.toFixed(0).padStart(5)} MB more ${String(bytes).padStart(10)} bytes`,
    );
  };
  const table = billTable(runtime, filter);
  for (const encoding of billEncodings) await measure(`${encoding}, from the database`, () => exportBills(table, encoding));
  const page = await timed(() => readClientMonths(runtime.db, billProfiles(runtime).ofClients, month, 20, null));
  console.log(`a page of 20 clients of ${CLIENTS} in ${page.toFixed(0)} ms`);

  // The local database scans all documents for each page, unlike production, so the large file is
  // written from pages that were read once.
  const pages: TablePage[] = [];
  for await (const each of table.pages()) pages.push(each);
  const again: ExportTable = {
    titles: table.titles,
    reader: table.reader,
    count: async () => ROWS,
    pages: async function* () {
      for (let rows = 0, n = 0; rows < ROWS; n++) {
        const next = pages[n % pages.length] as TablePage;
        rows += next.rows.length;
        yield next;
      }
    },
  };
  for (const encoding of billEncodings) await measure(encoding, () => exportBills(again, encoding));
} finally {
  await stack.stop();
}
process.exit(0);
