import { buffer } from 'node:stream/consumers';
import { documentRefusals } from './documentProcess.ts';
import { DocumentFault, rewriteDocument } from './rewriteDocument.ts';

// The program of documentProcess.ts: reads a PDF from stdin and writes the rewritten one to stdout.
try {
  const written = await rewriteDocument(await buffer(process.stdin));
  process.stdout.write(written);
} catch (error) {
  console.error(error);
  process.exitCode = documentRefusals[error instanceof DocumentFault ? error.refusal : 'upload-unreadable'];
}
