import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { SECOND } from '#domain/calendar/instants.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { refusalOf } from './documentRefusals.ts';

/**
 * How long a document may take (ms). Four that wait for one another are done before the browser
 * gives up.
 */
export const DOCUMENT_MS = 15 * SECOND;
/**
 * How much memory a document may take, in bytes: its stream of a few kilobytes may unpack to
 * gigabytes. Beside three pictures (450 MB) and the service itself it fits into 1 GiB.
 */
export const DOCUMENT_MEMORY_MAX = 320_000_000;
/**
 * Of the heap; new objects get little room of their own, so that what is let go of is let go of
 * soon.
 */
const HEAP_MEGABYTES = 192;
const NEW_MEGABYTES = 2;
const LOOK_EVERY = 25;
/** How much (bytes) of what it says is kept for the report. */
const SAID_MAX = 4_000;

/** In the bundle the program lies beside this file too, as JavaScript. */
const program = (): string => {
  const own = import.meta.url;
  return fileURLToPath(new URL(own.endsWith('.ts') ? './rewriteDocumentMain.ts' : './rewriteDocumentMain.js', own));
};

/** What a process holds in memory, in bytes; 0 when it has ended. */
const memoryOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024;
};

let last: Promise<unknown> = Promise.resolve();
/** One document after the other: together they would need more memory than there is. */
const afterLast = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
};

/**
 * Has a PDF rewritten (rewriteDocument.ts) by a process of its own, which may neither write files
 * nor start anything, and is ended when it takes too much time or memory. Throws
 * `upload-unreadable`, `document-locked` or `document-too-large`, and the system's error when the
 * process cannot be started.
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
  // A process that ends before it has read everything: how it ended says why.
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

export const rewrittenApart = (bytes: Buffer, limits: Limits = { ms: DOCUMENT_MS, memory: DOCUMENT_MEMORY_MAX }): Promise<Buffer> =>
  afterLast(() => run(bytes, limits));
