import { writeFileSync } from 'node:fs';
import { lastReleaseFile, thisRelease } from './lastRelease.ts';

/**
 * `npm run keep-release`, run with each release: keeps its schemas and documents, with which the
 * next release must be compatible.
 */
const lines = Object.entries(thisRelease()).map(([collection, kept]) => `${JSON.stringify(collection)}: ${JSON.stringify(kept)}`);
writeFileSync(lastReleaseFile, `{\n${lines.join(',\n')}\n}\n`);
