import { run } from './commandLine.ts';

/**
 * The program of the replay job (`replayJob` in functions/platform/options.ts). REPLAY has what
 * follows `npm run replay --` elsewhere: `rebuild`, `verify --since 2026-11-01`.
 */
process.exit(await run((process.env.REPLAY ?? '').split(' ').filter((word) => word !== '')));
