import { buffer } from 'node:stream/consumers';
import { documentRefusals } from './documentRefusals.ts';
import { DocumentFault, rewriteDocument } from './rewriteDocument.ts';

// A process of its own (documentProcess.ts): a PDF comes in, the rewritten one goes out.
try {
  const written = await rewriteDocument(await buffer(process.stdin));
  process.stdout.write(written);
} catch (error) {
  console.error(error);
  process.exitCode = documentRefusals[error instanceof DocumentFault ? error.refusal : 'upload-unreadable'];
}
