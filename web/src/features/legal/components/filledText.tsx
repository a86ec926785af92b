import { piecesOf } from '../legalDocument.ts';

/** A text in which the operator's blanks stand out. */
export const FilledText = ({ text }: { readonly text: string }) =>
  piecesOf(text).map(({ text: piece, isBlank }) => (isBlank ? <mark key={piece}>{piece}</mark> : piece));
