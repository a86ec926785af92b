import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import type { LogSink } from './child.ts';

/** Writes each server's output to `{folder}/{server}.log`, replaced at each start. */
export const logFiles = (folder: string): { log: LogSink; close: () => void } => {
  mkdirSync(folder, { recursive: true });
  const files = new Map<string, WriteStream>();
  const fileOf = (server: string) => {
    const existing = files.get(server);
    if (existing) return existing;
    const created = createWriteStream(join(folder, `${server.replaceAll(' ', '-')}.log`));
    files.set(server, created);
    return created;
  };
  return {
    log: (server, line) => void fileOf(server).write(`${line}\n`),
    close: () => {
      for (const file of files.values()) file.end();
    },
  };
};
