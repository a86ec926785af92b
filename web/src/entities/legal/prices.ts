import { legalNotice } from './documents/legalNotice.ts';
import { piecesOf, type TextPiece } from './legalDocument.ts';

// Plain data, computed when the web app is built (web/plainData.ts).

/** The prices of the operator's legal notice, word for word; open blanks stay marked. */
export const prices: ReadonlyArray<{ readonly term: string; readonly pieces: readonly TextPiece[] }> = (
  legalNotice.parts.find(({ id }) => id === 'price')?.body ?? []
)
  .flatMap((block) => (typeof block !== 'string' && 'facts' in block ? block.facts : []))
  .map(([term, value]) => ({ term, pieces: piecesOf(value) }));
