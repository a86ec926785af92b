// biome-ignore lint/style/noRestrictedImports: the samples are a text, and only tests read it
import { readFileSync } from 'node:fs';
import type { EventType } from '../registry.ts';

/** A stored event: `data` decrypted, in the shape of its schema version. */
export type StoredSample = {
  readonly type: EventType;
  readonly schemaVersion: number;
  readonly data: Readonly<Record<string, unknown>>;
};

export const samplesText: string = readFileSync(new URL('approved/storedSamples.txt', import.meta.url), 'utf8');

export const lineOf = ({ type, schemaVersion, data }: StoredSample): string => `${type}@${schemaVersion} ${JSON.stringify(data)}\n`;

const sampleIn = (line: string): StoredSample => {
  const [, type, version, data] = /^(\w+)@(\d+) (.*)$/.exec(line) ?? [];
  return { type: type as EventType, schemaVersion: Number(version), data: JSON.parse(data ?? '') as StoredSample['data'] };
};

/**
 * One sample of every event type and schema version ever stored. A line of the file never changes.
 * `storedSamples.test.ts` adds the lines of new versions, made by the examples of commands.
 */
export const storedSamples: readonly StoredSample[] = samplesText.trim().split('\n').map(sampleIn);
