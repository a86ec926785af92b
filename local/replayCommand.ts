import { fileURLToPath } from 'node:url';
import { targetRuntime } from './stack/environment.ts';

const runtime = await targetRuntime(fileURLToPath(new URL('..', import.meta.url)));
const { run } = await import('#functions/operator/commandLine.ts');
process.exit(await run(process.argv.slice(2), console.log, runtime));
