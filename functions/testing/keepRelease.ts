import { writeFileSync } from 'node:fs';
import { lastReleaseFile, thisRelease } from './lastRelease.ts';

/**
 * `npm run keep-release`, with each release: its schemas and documents are what the next one has to
 * understand, and to be understood by.
 */
const lines = Object.entries(thisRelease()).map(([collection, kept]) => `${JSON.stringify(collection)}: ${JSON.stringify(kept)}`);
writeFileSync(lastReleaseFile, `{\n${lines.join(',\n')}\n}\n`);
