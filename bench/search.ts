import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { Firestore, Query } from 'firebase-admin/firestore';
import { startStack } from '#local/stack.ts';
import { p50, p95, type Sample, sorted, timed } from './statistics.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' }, json: { type: 'string' } } });
const count = Number(values.rows);
const ROUNDS = 10;
/** Bounds of a first page (docs/reads.md). */
const bounds = { documents: 60, p95: 300 } as const;

/** The documents that this process has read, as Firestore bills them. */
let documents = 0;
const { getAll } = Firestore.prototype;
Firestore.prototype.getAll = async function (...asked) {
  const found = await getAll.apply(this, asked);
  documents += found.length;
  return found;
};
const { get } = Query.prototype;
Query.prototype.get = async function () {
  const found = await get.apply(this);
  documents += Math.max(1, found.size);
  return found;
};

type Wanted = Readonly<Record<string, string>>;
const filters = {
  casts: { q: '英語', area: '13,r3', gender: '2', age: '7,8', industry: 'industry-3', group: '1,2', height: '160', rating: '3' },
  jobs: { q: '英語', area: '13,r3', category: 'category-1', industry: 'industry-3', gender: '2', age: '7,8' },
} as const satisfies Record<string, Wanted>;
const words: Readonly<Record<string, Wanted>> = {
  'no word': {},
  'a name': { q: '白石美咲' },
  'a reading': { q: 'しらいし' },
  'a common word': { q: '撮影' },
  'three words': { q: '英会話 東京 20代' },
  'a word that nobody has': { q: 'xyzzy' },
  'a word and what nobody has': { q: '英語 xyzzy 関西' },
};

/** All subsets of the filters, each with its values. */
const subsets = (all: Wanted): readonly Wanted[] => {
  const fields = Object.entries(all);
  return Array.from({ length: 2 ** fields.length }, (_, chosen) =>
    Object.fromEntries(fields.filter((_, at) => (chosen & (1 << at)) !== 0)),
  );
};

type Measured = { readonly documents: number; readonly sample: Sample; readonly hits: number };
const figures: Record<string, { documents: number; p50: number; p95: number; hits: number }> = {};
const report = (name: string, { documents: most, sample, hits }: Measured): void => {
  figures[name] = { documents: most, p50: p50(sample), p95: p95(sample), hits };
  const verdict = most <= bounds.documents && p95(sample) <= bounds.p95 ? 'holds' : 'DOES NOT HOLD';
  const [half, most95] = [p50(sample), p95(sample)].map((ms) => `${ms.toFixed(0).padStart(5)} ms`);
  console.log(
    `${name.padEnd(44)} ${String(hits).padStart(7)} hits ${String(most).padStart(4)} documents  p50 ${half}  p95 ${most95}  ${verdict}`,
  );
};

console.log(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}; ${count} casts, ${count} jobs`);
const stack = await startStack({ ports: 'free', schedules: false });
Object.assign(process.env, stack.env);
try {
  const { localRuntime } = await import('#local/runtime.ts');
  const { searchIndex } = await import('#functions/search/searchIndex.ts');
  const { answerSearch } = await import('#functions/reads/search.ts');
  const { seedSearch } = await import('./searchWorld.ts');
  const runtime = localRuntime();
  console.log(`seeded in ${((await timed(() => seedSearch(runtime, count))) / 1000).toFixed(0)} s`);
  const client = { role: 'client', isClientCertificated: true, isAdmin: false, suspended: false, deletedAt: null };
  await runtime.db.doc('users/bench').set(client);
  await runtime.db.doc('masters/all').set({ id: 'all', entries: [] });
  const index = searchIndex(runtime.db, runtime.now);
  const caller = { uid: 'bench', email: '', hasRequiredSecondFactor: false };

  /** Runs each search `rounds` times. */
  const measure = async (type: 'casts' | 'jobs', searches: readonly Wanted[], rounds: number): Promise<Measured> => {
    const latencies: number[] = [];
    let [most, hits] = [0, 0];
    for (const wanted of searches)
      for (let round = 0; round < rounds; round++) {
        documents = 0;
        latencies.push(
          await timed(async () => {
            hits = (await answerSearch(runtime, index, caller, { type, wanted, after: null })).count;
          }),
        );
        most = Math.max(most, documents);
      }
    return { documents: most, sample: sorted(latencies), hits };
  };

  for (const type of ['casts', 'jobs'] as const) {
    documents = 0;
    const read = await timed(() => index[type]());
    console.log(`${type}: a process reads its rows ahead: ${read.toFixed(0)} ms, ${documents} documents`);
    const first = await measure(type, [{}], 1);
    console.log(`${type}: the first search of a process: ${p50(first.sample).toFixed(0)} ms, ${first.documents} documents`);
    for (const [name, wanted] of Object.entries(words)) report(`${type}: ${name}`, await measure(type, [wanted], ROUNDS));
    for (const order of type === 'casts' ? ['newest', 'rating', 'liked'] : ['fit', 'deadline'])
      report(`${type}: by ${order}`, await measure(type, [{ order }], ROUNDS));
    const all = subsets(filters[type]);
    report(`${type}: every combination of filters (${all.length})`, await measure(type, all, 1));
  }
  console.log(`memory: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`);
  if (values.json) await writeFile(values.json, `${JSON.stringify(figures, null, 2)}\n`);
} finally {
  await stack.stop();
}
process.exit(0);
