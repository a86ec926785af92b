import { SECOND } from '#domain/kernel/calendar/instants.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { type Limits, programBeside, runBounded } from './boundedProcess.ts';

/** Exit codes of the PDF process by refusal. Any other code means `upload-unreadable`. */
export const documentRefusals = { 'upload-unreadable': 10, 'document-locked': 11, 'document-too-large': 12 } as const;
export type DocumentRefusal = keyof typeof documentRefusals;

/** The refusal for an exit code. `null`: the process was killed at its time or memory limit. */
const refusalOf = (exitCode: number | null): DocumentRefusal => {
  if (exitCode === null) return 'document-too-large';
  const found = Object.entries(documentRefusals).find(([, code]) => code === exitCode)?.[0];
  return found === 'document-locked' || found === 'document-too-large' ? found : 'upload-unreadable';
};

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
const run = async (bytes: Buffer, limits: Limits): Promise<Buffer> => {
  const heap = [`--max-old-space-size=${HEAP_MEGABYTES}`, `--max-semi-space-size=${NEW_MEGABYTES}`];
  const program = programBeside(import.meta.url, 'rewriteDocumentMain');
  const { code, output, said } = await runBounded([process.execPath, '--permission', '--allow-fs-read=*', ...heap, program], limits, {
    input: bytes,
  });
  if (code === 0) return output;
  throw new DomainError(refusalOf(code), undefined, { cause: new Error(`the document's process ended with ${code}: ${said}`) });
};

/** The PDF rewritten in a process of its own, one at a time. */
export const rewriteInProcess = (bytes: Buffer, limits: Limits = { ms: DOCUMENT_MS, memory: DOCUMENT_MEMORY_MAX }): Promise<Buffer> =>
  afterLast(() => run(bytes, limits));
