import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { SECOND } from '#domain/calendar/instants.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { refusalOf } from './documentRefusals.ts';

/** The time limit of a document (ms). Four in a queue are done before the browser's timeout. */
export const DOCUMENT_MS = 15 * SECOND;
/**
 * The memory limit of a document (bytes): a few kilobytes can unpack to gigabytes. With three
 * pictures (450 MB) and the service it fits into 1 GiB.
 */
export const DOCUMENT_MEMORY_MAX = 320_000_000;
/** The heap limit. Little space for new objects makes garbage collection frequent. */
const HEAP_MEGABYTES = 192;
const NEW_MEGABYTES = 2;
const LOOK_EVERY = 25;
/** How much of the process's output is kept for the error report (characters). */
const SAID_MAX = 4_000;

/** The program's file; in the bundle it is a .js file in the same folder. */
const program = (): string => {
  const own = import.meta.url;
  return fileURLToPath(new URL(own.endsWith('.ts') ? './rewriteDocumentMain.ts' : './rewriteDocumentMain.js', own));
};

/** The resident memory of a process (bytes); 0 after its end. */
const memoryOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024;
};

let last: Promise<unknown> = Promise.resolve();
/** Runs one document at a time: together they could need too much memory. */
const afterLast = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
};

/**
 * Rewrites a PDF (rewriteDocument.ts) in a process that may not write files or start processes, and
 * is killed at its limits. Throws `upload-unreadable`, `document-locked` or `document-too-large`,
 * and the system's error if it cannot start.
 */
const run = async (bytes: Buffer, { ms, memory }: Limits): Promise<Buffer> => {
  const args = [
    '--permission',
    '--allow-fs-read=*',
    `--max-old-space-size=${HEAP_MEGABYTES}`,
    `--max-semi-space-size=${NEW_MEGABYTES}`,
    program(),
  ];
  const child = spawn(process.execPath, args, {
    ...{ env: {}, stdio: ['pipe', 'pipe', 'pipe'] as const },
    ...{ timeout: ms, killSignal: 'SIGKILL' as const },
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    if (said.length < SAID_MAX) said += chunk.toString('utf8');
  });
  const watch = setInterval(async () => {
    if (child.pid !== undefined && (await memoryOf(child.pid)) > memory) child.kill('SIGKILL');
  }, LOOK_EVERY);
  // If the process ends early, its exit code tells why; the broken pipe is ignored.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  try {
    const [written, code] = await Promise.all([buffer(child.stdout), ended]);
    if (code === 0) return written;
    throw new DomainError(refusalOf(code), undefined, { cause: new Error(`the document's process ended with ${code}: ${said}`) });
  } finally {
    clearInterval(watch);
  }
};

type Limits = { readonly ms: number; readonly memory: number };

/** The PDF rewritten in a process of its own, one at a time. */
export const rewriteInProcess = (bytes: Buffer, limits: Limits = { ms: DOCUMENT_MS, memory: DOCUMENT_MEMORY_MAX }): Promise<Buffer> =>
  afterLast(() => run(bytes, limits));
