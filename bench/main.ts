import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { startStack } from '#local/stack.ts';
import { calibrate, calibrated } from './calibration.ts';

const { values } = parseArgs({ options: { json: { type: 'string' } } });

/**
 * The bounds: ratios against the floor of the same run; times and rates for a machine with
 * calibration 1. The JSON has the figures as measured.
 */
const bounds = {
  inProcessRatio: { most: 1.5 },
  callableRatio: { most: 3 },
  ownVisibleRatio: { most: 6 },
  growthRatio: { most: 1.15 },
  fiveStreamsRatio: { most: 1.5 },
  oneStreamMaxMs: { most: 1_000 },
  oneStreamRefused: { most: 0 },
  lagP95Ms: { most: 30 },
  lagLoadedP95Ms: { most: 100 },
  parallel200Ms: { most: 3_000 },
  replayEventsPerSec: { least: 200_000 },
  rebuild100kMs: { most: 30_000 },
} as const;

type Line = { readonly name: string; readonly p50: number; readonly p95: number };
const print = ({ name, p50, p95 }: Line) =>
  console.log(`${name.padEnd(34)} p50 ${p50.toFixed(1).padStart(9)} ms   p95 ${p95.toFixed(1).padStart(9)} ms`);

const calibration = calibrate();
console.log(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, calibration ${calibration.toFixed(2)}`);
const stack = await startStack({ ports: 'free', schedules: false });
Object.assign(process.env, stack.env);
try {
  const { createRuntime } = await import('#functions/runtime.ts');
  const { burst, commands, contention, growth, replays } = await import('./measures.ts');
  const { lag } = await import('./lag.ts');
  const { ownVisible } = await import('./ownVisible.ts');
  const runtime = createRuntime();
  const { lines, template, client, ...first } = await commands(runtime);
  lines.forEach(print);
  const measured = { calibration, ...first };
  for (const measure of [
    () => ownVisible(runtime, template),
    () => growth(runtime, client),
    () => contention(runtime, client, template),
    () => lag(runtime),
    () => burst(runtime),
    () => replays(runtime),
  ]) {
    const { lines, ...figures } = await measure();
    lines.forEach(print);
    Object.assign(measured, figures);
  }
  for (const [key, bound] of Object.entries(bounds)) {
    const value = calibrated(key, (measured as Record<string, number>)[key] ?? Number.NaN, calibration);
    const [limit, holds] = 'most' in bound ? [`<= ${bound.most}`, value <= bound.most] : [`>= ${bound.least}`, value >= bound.least];
    console.log(`${key.padEnd(20)} ${value.toFixed(2).padStart(12)}   ${limit}   ${holds ? 'holds' : 'DOES NOT HOLD'}`);
  }
  if (values.json) await writeFile(values.json, `${JSON.stringify(measured, null, 2)}\n`);
} finally {
  await stack.stop();
}
process.exit(0);
