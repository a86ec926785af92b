import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a command and answers with what it prints. Throws when it fails. */
export const output = async ([program, ...args]: readonly string[]): Promise<string> => {
  if (program === undefined) throw new Error('no command');
  return (await promisify(execFile)(program, args, { maxBuffer: 64 * 1024 * 1024 })).stdout;
};

/** The project that a tool of the deployment is run for. */
export const projectIn = (value: string | undefined): string => {
  if (!value) throw new Error('--project PROJECT is missing');
  return value;
};
