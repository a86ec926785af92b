import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Takes what a server prints, line by line. */
export type LogSink = (server: string, line: string) => void;

export type Child = {
  readonly name: string;
  /** Resolves when the process has ended, with what it ended by. */
  readonly ended: Promise<string>;
  readonly isRunning: () => boolean;
  readonly lastLines: () => readonly string[];
  /** Asks the process to end, waits, and insists after 5 s. */
  readonly stop: () => Promise<void>;
  /** Ends it at once, without a chance to clean up. */
  readonly kill: () => Promise<void>;
};

export type ChildCommand = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

/**
 * Runs "$@" on a leash: when this process's end of the leash (standard input) closes, because it
 * wants the server to end or because it died itself, the server is asked to end. No crash of the
 * stack leaves orphans behind.
 */
const leash = 'exec 3<&0; "$@" 3<&- & child=$!; (cat <&3; kill -TERM "$child") >/dev/null 2>&1 & exec 3<&-; wait "$child"';
const patienceMs = 5_000;

/**
 * Starts a server in a process group of its own: a Ctrl-C in the terminal reaches the stack, which
 * then ends its servers in order.
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
  // The leash may already be gone when it is let go.
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
