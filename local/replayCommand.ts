import { targetRuntime } from './targetRuntime.ts';

const runtime = await targetRuntime();
const { run } = await import('#functions/operator/commandLine.ts');
process.exit(await run(process.argv.slice(2), console.log, runtime));
