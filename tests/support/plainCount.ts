import type { Reporter, TestModule } from 'vitest/node';

/** Prints the count at the end in a form that tools can parse: `N passed, N failed`. */
export default class PlainCount implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    // A file that cannot be loaded, or an error outside of tests, also fails the run.
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length;
    const failed = tests.filter((test) => test.result().state === 'failed').length + broken;
    process.on('exit', () => process.stdout.write(`\n${passed} passed, ${failed} failed\n`));
  }
}
