import { environmentOf } from './stack/environment.ts';
import { defaultPorts } from './stack/ports.ts';

// Without a project in the environment the tool speaks to the local stack that `npm start` runs.
if (!process.env.GCLOUD_PROJECT) Object.assign(process.env, environmentOf(defaultPorts));

const { run } = await import('#functions/replay/commandLine.ts');
process.exit(await run(process.argv.slice(2)));
