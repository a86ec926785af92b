import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

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
