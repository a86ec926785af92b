import { readdir, readFile, readlink, stat } from 'node:fs/promises';

const PAGE_BYTES = 4_096;
/** The unit of processor time in /proc (ms). */
const TICK_MS = 10;

/** The value for a process that has ended meanwhile; throws other errors. */
const ifEnded =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return value;
    throw error;
  };

type Process = { readonly pid: number; readonly parent: number; readonly name: string; readonly bytes: number; readonly ms: number };

/** A process from /proc; null if it has ended. */
const processAt = async (pid: number): Promise<Process | null> => {
  try {
    const [status, command] = await Promise.all([readFile(`/proc/${pid}/stat`, 'utf8'), readFile(`/proc/${pid}/cmdline`, 'utf8')]);
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    const [program = '', script = ''] = command.split('\0');
    const name = (script.endsWith('.ts') ? script : program).split('/').slice(-2).join('/');
    const ms = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    return { pid, parent: Number(fields[1]), name, bytes: Number(fields[21]) * PAGE_BYTES, ms };
  } catch (error) {
    return ifEnded(null)(error);
  }
};

/** A process and its children, without shells. */
const familyOf = async (root: number): Promise<readonly Process[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const all = (await Promise.all(pids.map(processAt))).filter((found) => found !== null);
  const ours = new Set([root]);
  for (let known = 0; known < ours.size; ) {
    known = ours.size;
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid);
  }
  return all.filter(({ pid, name }) => ours.has(pid) && !/(^|\/)(sh|cat)$/.test(name));
};

const sumsByProgram = async (root: number, of: (each: Process) => number): Promise<Readonly<Record<string, number>>> => {
  const sums: Record<string, number> = {};
  for (const each of await familyOf(root)) sums[each.name] = (sums[each.name] ?? 0) + of(each);
  return sums;
};

/** Memory (MB) of a process and its children by program. */
export const memoryByProgram = (root = process.pid) => sumsByProgram(root, ({ bytes }) => Math.round(bytes / 1e6));

/** Processor time (ms) of a process and its children by program, since each began. */
export const processorTimeByProgram = (root = process.pid) => sumsByProgram(root, ({ ms }) => ms);

/** The size (MB) of the temporary files of a process: those that have no name any more. */
export const temporaryFilesOf = async (pid: number): Promise<number> => {
  const folder = `/proc/${pid}/fd`;
  const sizeOf = async (descriptor: string): Promise<number> => {
    const path = `${folder}/${descriptor}`;
    return (await readlink(path)).endsWith(' (deleted)') ? (await stat(path)).size : 0;
  };
  const descriptors = await readdir(folder).catch(ifEnded<string[]>([]));
  const sizes = await Promise.all(descriptors.map((each) => sizeOf(each).catch(ifEnded(0))));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1e6);
};
