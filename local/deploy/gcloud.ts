import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * A row of `gcloud firestore indexes composite list --format=json`; only the fields that we read.
 */
export type ListedIndex = { readonly name: string; readonly state: string };

/** Whether all indexes are built. Throws if one needs repair, since it would never be ready. */
export const indexesReady = (listed: readonly ListedIndex[], say: (line: string) => void): boolean => {
  const broken = listed.filter(({ state }) => state === 'NEEDS_REPAIR').map(({ name }) => name);
  if (broken.length > 0) throw new Error(`indexes need repair: delete them and deploy again: ${broken.join(', ')}`);
  const building = listed.filter(({ state }) => state !== 'READY');
  say(`${listed.length - building.length} of ${listed.length} indexes are ready`);
  return building.length === 0;
};

/** Runs a command and returns its output. Throws if it fails. */
export const output = async ([program, ...args]: readonly string[]): Promise<string> => {
  if (program === undefined) throw new Error('no command');
  return (await promisify(execFile)(program, args, { maxBuffer: 64 * 1024 * 1024 })).stdout;
};

/** The project of a deployment tool, from its arguments. */
export const projectIn = (value: string | undefined): string => {
  if (!value) throw new Error('--project PROJECT is missing');
  return value;
};
