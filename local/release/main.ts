import { fileURLToPath } from 'node:url';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { release } from './release.ts';

/** `npm run release -- 0.2.0`: makes a release in this clone. Nothing is pushed. */
const [version = ''] = process.argv.slice(2);
try {
  release(fileURLToPath(new URL('../..', import.meta.url)), version, jstDate(Date.now()));
  console.log(`v${version} is committed and tagged. Publish it: git push --follow-tags`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
