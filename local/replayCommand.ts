import { fileURLToPath } from 'node:url';
import { chooseTarget } from './stack/environment.ts';

chooseTarget(fileURLToPath(new URL('..', import.meta.url)));

const { run } = await import('#functions/operator/commandLine.ts');
process.exit(await run(process.argv.slice(2)));
