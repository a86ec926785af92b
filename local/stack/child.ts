import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type LogSink = (server: string, line: string) => void;

export type Child = {
  readonly name: string;
  /** Resolves when the process has ended, with its exit code or signal. */
  readonly ended: Promise<string>;
  readonly isRunning: () => boolean;
  readonly lastLines: () => readonly string[];
  /** Sends SIGTERM, waits, and kills after 5 s. */
  readonly stop: () => Promise<void>;
  readonly kill: () => Promise<void>;
};

export type ChildCommand = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

/**
 * A shell script that runs "$@" and stops it when standard input closes, also if this process dies.
 * So no crash of the stack leaves servers running.
 */
const leash = 'exec 3<&0; "$@" 3<&- & child=$!; (cat <&3; kill -TERM "$child") >/dev/null 2>&1 & exec 3<&-; wait "$child"';
const patienceMs = 5_000;

/**
 * Starts a server in its own process group, so that Ctrl-C reaches only the stack, which stops it
 * in order.
 */
export const startChild = ({ name, command, args, env = {} }: ChildCommand, log: LogSink): Child => {
  const child = spawn('sh', ['-c', leash, name, command, ...args], {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const recent: string[] = [];
  let running = true;
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      recent.push(line);
      if (recent.length > 30) recent.shift();
      log(name, line);
    });
  }
  // The pipe can be closed already when the server is stopped.
  child.stdin.on('error', () => undefined);

  const killGroup = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => {
      running = false;
      resolve(error.message);
    });
    child.once('exit', (code, signal) => {
      running = false;
      killGroup();
      resolve(signal ? `signal ${signal}` : `exit code ${code}`);
    });
  });

  return {
    name,
    ended,
    isRunning: () => running,
    lastLines: () => recent,
    stop: async () => {
      child.stdin.end();
      const insist = setTimeout(killGroup, patienceMs);
      await ended;
      clearTimeout(insist);
    },
    kill: async () => {
      killGroup();
      await ended;
    },
  };
};

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
