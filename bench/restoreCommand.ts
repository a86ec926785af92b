import { startStack } from '#local/stack.ts';
import { restoreDrill } from './restoreDrill.ts';

/** `npm run restore-drill`: deletes everything except an export, restores it, and compares. */
try {
  await restoreDrill(
    (dataDir) => startStack({ ports: 'free', schedules: false, dataDir }),
    (step, ms) => console.log(`  ${step.padEnd(52)} ${(ms / 1000).toFixed(1).padStart(6)} s`),
  );
  console.log('  Everything is as it was, and who left stays unreadable.');
  process.exit(0);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
