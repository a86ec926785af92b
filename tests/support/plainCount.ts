import { readFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Clock ticks per second in /proc. */
const TICKS = 100;

/** Processor time (s) of this process and of its ended children, with theirs. */
const processorSeconds = (): number => {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // utime, stime, cutime, cstime.
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
};

/**
 * Prints time, processor time and count at the end in a form that tools can parse. Servers of the
 * level have ended by then, so their processor time is included.
 */
export default class PlainCount implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    // A file that cannot be loaded, or an error outside of tests, also fails the run.
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length;
    const failed = tests.filter((test) => test.result().state === 'failed').length + broken;
    process.on('exit', () => {
      const figures = `${process.uptime().toFixed(1)} s, ${processorSeconds().toFixed(1)} s of processor time`;
      process.stdout.write(`\n${figures}\n${passed} passed, ${failed} failed\n`);
    });
  }
}
